import { limits } from '@pinfold/contract'
import type { Selectable } from 'kysely'
import { sql } from 'kysely'
import { among } from '../../../platform/db/by-bucket.ts'
import type { Db, Tx } from '../../../platform/db/db.ts'
import type { Tables } from '../../../platform/db/tables.ts'
import type { Id } from '../../../platform/ids/ids.ts'
import { hold } from '../../../platform/writing/hold.ts'
import type { Held, LoneWriter } from '../../../platform/writing/writer.ts'
import type { ActWriter } from '../../employees/index.ts'
import '../experiences.tables.ts'

/** All experiences lie here. */
export const EXPERIENCES_BUCKET = 0

type Row = Selectable<Tables['experiences']>
/** What an editor writes of one. */
export type ExperienceFacts = Omit<Row, 'bucket' | 'id' | 'is_running'>
/** One with its id, and whether it was started. */
export type ExperienceRow = Omit<Row, 'bucket'>

const selectExperiences = (db: Db) =>
  db
    .selectFrom('experiences')
    .select([
      'id',
      'name',
      'placement_id',
      'type',
      'texts',
      'look',
      'audience',
      'new_within_days',
      'languages',
      'percent',
      'starts_at',
      'ends_at',
      'most_times',
      'days_between',
      'priority',
      'experiment_id',
      'experiment_group',
      'is_running',
    ])
    .where('bucket', '=', EXPERIENCES_BUCKET)

/** Newest first, after the last one of the page before. */
export const findExperiences = (db: Db, page: { after: Id; limit: number }): Promise<ExperienceRow[]> =>
  selectExperiences(db).where('id', '<', page.after).orderBy('id', 'desc').limit(page.limit).execute()

/** Those that run now or will, the most important first, of two the newer one. */
export const findRunning = (db: Db, now: Date): Promise<ExperienceRow[]> =>
  selectExperiences(db)
    .where('is_running', '=', true)
    .where((eb) => eb.or([eb('ends_at', 'is', null), eb('ends_at', '>', now)]))
    .orderBy('priority', 'desc')
    .orderBy('id', 'desc')
    .limit(limits.admin.experience.mostAhead)
    .execute()

export const findExperience = (db: Db, id: Id): Promise<ExperienceRow | undefined> =>
  selectExperiences(db).where('id', '=', id).executeTakeFirst()

/** Whether one of the name is there. */
export async function hasExperienceNamed(db: Db, name: string): Promise<boolean> {
  const row = await db
    .selectFrom('experiences')
    .select('id')
    .where('bucket', '=', EXPERIENCES_BUCKET)
    .where('name', '=', name)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

export async function lockExperience(tx: Tx, id: Id): Promise<[Held<'experience'>, ExperienceRow | undefined]> {
  return [hold(tx, 'experience'), await selectExperiences(tx).where('id', '=', id).forUpdate().executeTakeFirst()]
}

const columnsOf = ({ texts, look, ...facts }: ExperienceFacts) => ({
  ...facts,
  texts: JSON.stringify(texts),
  look: JSON.stringify(look),
})

export const insertExperience = (writer: ActWriter, id: Id, facts: ExperienceFacts, isRunning: boolean) =>
  writer
    .insertInto('experiences')
    .values({ bucket: EXPERIENCES_BUCKET, id, ...columnsOf(facts), is_running: isRunning })
    .execute()

export const updateExperience = (writer: ActWriter, id: Id, facts: ExperienceFacts) =>
  writer
    .updateTable('experiences')
    .set(columnsOf(facts))
    .where('bucket', '=', EXPERIENCES_BUCKET)
    .where('id', '=', id)
    .execute()

export const setRunning = (writer: ActWriter, id: Id, isRunning: boolean) =>
  writer
    .updateTable('experiences')
    .set({ is_running: isRunning })
    .where('bucket', '=', EXPERIENCES_BUCKET)
    .where('id', '=', id)
    .execute()

/** What came of some experiences over all days. */
export const findCounts = (db: Db, ids: readonly Id[]) =>
  db
    .selectFrom('experience_counts')
    .select(({ fn }) => [
      'experience_id',
      fn.sum<string>('view_count').as('views'),
      fn.sum<string>('completion_count').as('completions'),
      fn.sum<string>('dismissal_count').as('dismissals'),
    ])
    .where('bucket', '=', EXPERIENCES_BUCKET)
    .where(among('experience_id', ids))
    .groupBy('experience_id')
    .execute()

/** What was counted of one experience since it was last written. */
export interface Counted {
  readonly id: Id
  readonly view: number
  readonly complete: number
  readonly dismiss: number
}

/** Adds to the day's counts, `day` as `2026-11-21`; rows are taken in their order. */
export async function addCounts(writer: LoneWriter, day: string, counted: readonly Counted[]): Promise<void> {
  await sql`
    insert into experience_counts (bucket, experience_id, day, view_count, completion_count, dismissal_count)
    select 0, id, ${day}::date, views, completions, dismissals
    from unnest(${counted.map(({ id }) => id)}::bigint[], ${counted.map(({ view }) => view)}::bigint[],
      ${counted.map(({ complete }) => complete)}::bigint[], ${counted.map(({ dismiss }) => dismiss)}::bigint[])
      as counted (id, views, completions, dismissals)
    order by id
    on conflict (bucket, experience_id, day) do update set
      view_count = experience_counts.view_count + excluded.view_count,
      completion_count = experience_counts.completion_count + excluded.completion_count,
      dismissal_count = experience_counts.dismissal_count + excluded.dismissal_count
  `.execute(writer)
}
