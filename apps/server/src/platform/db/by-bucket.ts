import { type Expression, type SqlBool, sql } from 'kysely'
import { bucketOf, type Id } from '../ids/ids.ts'

/**
 * The one way to name rows: `bucket = … and column = …`, so that a sharded database asks one shard.
 * `at` is the table's name or alias, given where a statement joins.
 */
export function owned(column: string, id: Id, at?: string): Expression<SqlBool> {
  return sql<SqlBool>`${reference('bucket', at)} = ${bucketOf(id)} and ${reference(column, at)} = ${id}`
}

/** The same for many ids. The statement's text does not depend on how many there are, so it is planned once. */
export function ownedIn(column: string, ids: readonly Id[], at?: string): Expression<SqlBool> {
  return sql<SqlBool>`(${reference('bucket', at)}, ${reference(column, at)}) in
    (select * from unnest(${ids.map(bucketOf)}::smallint[], ${[...ids]}::bigint[]))`
}

/** One of many values, in a text that does not depend on how many there are. The bucket is named beside it, by `owned`. */
export function among(column: string, ids: readonly Id[], at?: string): Expression<SqlBool> {
  return sql<SqlBool>`${reference(column, at)} = any(${[...ids]}::bigint[])`
}

const reference = (column: string, at?: string) => sql.ref(at === undefined ? column : `${at}.${column}`)
