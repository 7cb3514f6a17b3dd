import { limits } from '@pinfold/contract'
import { type Selectable, sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db/db.ts'
import type { Tables } from '../../../platform/db/tables.ts'
import type { Id } from '../../../platform/ids/ids.ts'
import { hold } from '../../../platform/writing/hold.ts'
import type { Held } from '../../../platform/writing/writer.ts'
import type { ActWriter } from '../../employees/index.ts'
import '../experiences.tables.ts'

/** All experiments lie here. */
export const EXPERIMENTS_BUCKET = 0

/** An experiment with its times. */
export type ExperimentRow = Omit<Selectable<Tables['experiments']>, 'bucket'>
/** What an editor writes down of one. */
export type ExperimentFacts = Pick<ExperimentRow, 'key' | 'about' | 'goal' | 'groups'>

const selectExperiments = (db: Db) =>
  db
    .selectFrom('experiments')
    .select(['id', 'key', 'about', 'goal', 'groups', 'started_at', 'stopped_at'])
    .where('bucket', '=', EXPERIMENTS_BUCKET)

/** Newest first, after the last one of the page before. */
export const findExperiments = (db: Db, page: { after: Id; limit: number }): Promise<ExperimentRow[]> =>
  selectExperiments(db).where('id', '<', page.after).orderBy('id', 'desc').limit(page.limit).execute()

export const findRunningExperiments = (db: Db): Promise<ExperimentRow[]> =>
  selectExperiments(db)
    .where('started_at', 'is not', null)
    .where('stopped_at', 'is', null)
    .orderBy('id', 'desc')
    .limit(limits.admin.experiment.mostRunning)
    .execute()

export const findExperiment = (db: Db, id: Id): Promise<ExperimentRow | undefined> =>
  selectExperiments(db).where('id', '=', id).executeTakeFirst()

interface Locked {
  readonly row: ExperimentRow | undefined
  /** Another one of its key runs. */
  readonly isKeyRunning: boolean
}

/** Locks an experiment and all others of its key, in their order: which of them runs is decided under one lock. */
export async function lockExperiment(tx: Tx, id: Id): Promise<[Held<'experiment'>, Locked]> {
  const rows = await selectExperiments(tx)
    .where('key', '=', (eb) =>
      eb.selectFrom('experiments').select('key').where('bucket', '=', EXPERIMENTS_BUCKET).where('id', '=', id),
    )
    .orderBy('id')
    .forUpdate()
    .execute()
  const isKeyRunning = rows.some((row) => row.id !== id && row.started_at !== null && row.stopped_at === null)
  return [hold(tx, 'experiment'), { row: rows.find((row) => row.id === id), isKeyRunning }]
}

export const insertExperiment = (writer: ActWriter, id: Id, { groups, ...facts }: ExperimentFacts) =>
  writer
    .insertInto('experiments')
    .values({
      bucket: EXPERIMENTS_BUCKET,
      id,
      ...facts,
      groups: JSON.stringify(groups),
      started_at: null,
      stopped_at: null,
    })
    .execute()

export const updateExperiment = (writer: ActWriter, id: Id, { groups, ...facts }: ExperimentFacts) =>
  writer
    .updateTable('experiments')
    .set({ ...facts, groups: JSON.stringify(groups) })
    .where('bucket', '=', EXPERIMENTS_BUCKET)
    .where('id', '=', id)
    .execute()

export const setTimes = (writer: ActWriter, id: Id, times: { started_at: Date } | { stopped_at: Date }) =>
  writer.updateTable('experiments').set(times).where('bucket', '=', EXPERIMENTS_BUCKET).where('id', '=', id).execute()

/** How many were served in each group, and how many of them reached the goal. */
export async function findSums(db: Db, id: Id) {
  const { rows } = await sql<{ group: string; exposed: number; reached: number }>`
    select group_name as group, exposed_count::float8 as exposed, reached_count::float8 as reached
    from experiment_counts where bucket = 0 and experiment_id = ${id}::bigint
  `.execute(db)
  return rows
}
