import type { PinId } from '@pinfold/contract'
import { sql } from 'kysely'
import { owned } from '../../../platform/db/by-bucket.ts'
import type { Db, Tx } from '../../../platform/db/db.ts'
import { changing } from '../../../platform/db/kept/changed-rows.ts'
import type { Id } from '../../../platform/ids/ids.ts'
import { hold } from '../../../platform/writing/hold.ts'
import type { Held } from '../../../platform/writing/writer.ts'
import type { ActWriter } from '../../employees/index.ts'
import { findAllTopics, TOPICS, type TopicRow } from './topics.queries.ts'

/** What an editor says of a topic. */
export interface TopicFacts {
  readonly names: Readonly<Record<string, string>> & { readonly en: string }
  readonly theme: string
  readonly parentId: Id | null
  readonly synonyms: readonly string[]
  readonly isHidden: boolean
  readonly coverPinId: PinId | null
}

/** Which topics editors look for. */
export interface TopicFilter {
  /** Right below this one; `0` for the first ones. */
  readonly below?: Id | undefined
  readonly text?: string | undefined
}

/** The next topics by slug, whoever may see them. */
export async function findTopicsToEdit(
  db: Db,
  { below, text }: TopicFilter,
  page: { after: string | null; limit: number },
): Promise<TopicRow[]> {
  let ids = db.selectFrom('topics').select('id').where('bucket', '=', TOPICS)
  if (below !== undefined) ids = below === '0' ? ids.where('parent_id', 'is', null) : ids.where('parent_id', '=', below)
  if (text !== undefined && text !== '') ids = ids.where(sql<boolean>`strpos(lower(name), lower(${text})) > 0`)
  if (page.after !== null) ids = ids.where('slug', '>', page.after)
  const rows = await ids.orderBy('slug').limit(page.limit).execute()
  const found = new Map(
    (
      await findAllTopics(
        db,
        rows.map(({ id }) => id),
      )
    ).map((row) => [row.id, row]),
  )
  return rows.flatMap(({ id }) => found.get(id) ?? [])
}

/** Locks the whole tree: topics are changed seldom, and where one stands depends on others. */
export async function lockTopics(tx: Tx): Promise<[Held<'topic'>, TreePlace[]]> {
  const rows = await tx
    .selectFrom('topics')
    .select(['id', 'slug', 'parent_id as parentId', 'is_hidden as isHidden'])
    .where('bucket', '=', TOPICS)
    .orderBy('id')
    .forUpdate()
    .execute()
  return [hold(tx, 'topic'), rows]
}

/** Where a topic stands in the tree, and whether it shows. */
export interface TreePlace {
  readonly id: Id
  readonly slug: string
  readonly parentId: Id | null
  readonly isHidden: boolean
}

const columnsOf = (facts: TopicFacts) => ({
  name: facts.names.en,
  names: JSON.stringify(facts.names),
  theme: facts.theme,
  parent_id: facts.parentId,
  synonyms: [...facts.synonyms],
  is_hidden: facts.isHidden,
  cover_pin_id: facts.coverPinId,
})

export const insertTopic = (writer: ActWriter, { id, slug }: { id: Id; slug: string }, facts: TopicFacts) =>
  writer
    .insertInto('topics')
    .values({ bucket: TOPICS, id, slug, ...columnsOf(facts) })
    .execute()

export const updateTopic = (writer: ActWriter, id: Id, facts: TopicFacts) =>
  changing(writer, [id]).updateTable('topics').set(columnsOf(facts)).where(owned('id', id)).execute()
