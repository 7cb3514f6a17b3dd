import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely'
import { bucketOf, type Id } from '../ids/ids.ts'
import { GivenOne, type MaybeGiven, placed } from './compiled.ts'

/**
 * The one way to name rows: `bucket = … and column = …`, so that a sharded database asks one shard.
 * `at` is the table's name or alias, given where a statement joins.
 */
export function owned(column: string, id: MaybeGiven<Id>, at?: string): Expression<SqlBool> {
  return sql<SqlBool>`${reference('bucket', at)} = ${placed(id, bucketOf)} and ${reference(column, at)} = ${placed(id, same)}`
}

/**
 * Names many rows, each by the bucket and the id of one of these ids. The statement's text does not depend on how many
 * there are, so it is planned once: inside `select` the planner does not count them. Where it does, few ids look so
 * much cheaper than the plan for any number that it plans at each call, which costs several times what running costs.
 */
export function ownedIn(column: string, ids: MaybeGiven<readonly Id[]>, at?: string): Expression<SqlBool> {
  if (ids instanceof GivenOne) return owned(column, ids.one, at)
  return sql<SqlBool>`(${reference('bucket', at)}, ${reference(column, at)}) in
    (select * from ${unnested(ids)})`
}

/** Many ids as rows of (bucket, id), in their order. */
export function unnested(ids: MaybeGiven<readonly Id[]>): RawBuilder<unknown> {
  return sql`unnest((select ${placed(ids, bucketsOf)}::smallint[]), (select ${placed(ids, copyOf)}::bigint[]))`
}

/**
 * The column has one of many values, in a text that is planned once for any number of them. The bucket is named beside
 * it, by `owned`.
 */
export function among(column: string, ids: MaybeGiven<readonly Id[]>, at?: string): Expression<SqlBool> {
  return sql<SqlBool>`${reference(column, at)} = any((select ${placed(ids, copyOf)}::bigint[])::bigint[])`
}

const same = (id: Id): Id => id
const bucketsOf = (ids: readonly Id[]): number[] => ids.map(bucketOf)
const copyOf = (ids: readonly Id[]): Id[] => [...ids]
const reference = (column: string, at?: string) => sql.ref(at === undefined ? column : `${at}.${column}`)

/** The bucket that the id in a column carries, in SQL; of an id that the program has, `bucketOf` says it. */
export const bucketIn = (column: string) => sql<number>`((${sql.ref(column)} >> 10) & 4095)`
