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

/** The table's rows that lie in the bucket of an id: for what is joined to rows of that bucket, whose ids say the rest. */
export function inBucketOf(id: MaybeGiven<Id>, at?: string): Expression<SqlBool> {
  return sql<SqlBool>`${reference('bucket', at)} = ${placed(id, bucketOf)}`
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

const IN_TURNS = '/* in turns */'
const joinedList =
  /(\/\* in turns \*\/ )?\(((?:"\w+"\.)?"bucket"), ((?:"\w+"\.)?"\w+")\) in\s+\(select \* from unnest\(\(select (\$\d+::smallint\[\])\), \(select (\$\d+::bigint\[\])\)\)\)/g

/**
 * The text as a sharded database has to get it: what `ownedIn` wrote as a joined list stands in arrays, which it looks
 * into for the shards to ask, and what `ofTurn` wrote names one bucket. One PostgreSQL takes up to four times as long for
 * arrays. The values stay as they are.
 */
export const forShards = (text: string): string =>
  text.replaceAll(joinedList, (_, inTurns: string | undefined, bucket: string, column: string, buckets, ids) =>
    inTurns === undefined
      ? `(${bucket} = any(${buckets}) and ${column} = any(${ids}))`
      : `(${bucket} = (${buckets})[1] and ${column} = any(${ids}))`,
  )

const database = { isSharded: false }

/** From now on rows are asked for bucket by bucket where a sharded database wants it so. */
export function askByShards(isSharded: boolean): void {
  database.isSharded = isSharded
}

/**
 * The table's rows that lie in the buckets of these ids: beside a list of rows that is joined, for a sharded database does
 * not look into lists for the buckets it has to ask.
 */
export function inBucketsOf(ids: MaybeGiven<readonly Id[]>, at?: string): Expression<SqlBool> {
  return inBuckets(placed(ids, distinctBucketsOf), at)
}

/** The table's rows that lie in these buckets, which are those of keys as names and content hashes are. */
export function inBuckets(buckets: RawBuilder<number[]>, at?: string): Expression<SqlBool> {
  return sql<SqlBool>`${reference('bucket', at)} = any(${buckets}::smallint[])`
}

/** Many ids as rows of (bucket, id), in their order. */
export function unnested(ids: MaybeGiven<readonly Id[]>): RawBuilder<unknown> {
  return sql`unnest((select ${placed(ids, bucketsOf)}::smallint[]), (select ${placed(ids, copyOf)}::bigint[]))`
}

/**
 * Names many rows by the ids that `byBucket` hands out. Order by bucket and id where they are locked.
 */
export function ofTurn(column: string, ids: readonly Id[], at?: string): Expression<SqlBool> {
  return sql<SqlBool>`${sql.raw(IN_TURNS)} ${ownedIn(column, ids, at)}`
}

/**
 * Asks for rows that are locked or changed, by many ids. One PostgreSQL takes them all at once, in the order of (bucket, id);
 * a sharded database once for each bucket, one after the other, so that everybody comes in the same order.
 */
export async function byBucket<I extends Id, R>(
  ids: readonly I[],
  ask: (ids: readonly I[]) => Promise<readonly R[]>,
): Promise<R[]> {
  if (ids.length === 0) return []
  return database.isSharded ? eachBucket(ids, ask) : [...(await ask(ids))]
}

/** Asks once for each bucket of the ids, one after the other in the buckets' order, and answers all rows. For sweeps. */
export async function eachBucket<I extends Id, R>(
  ids: readonly I[],
  ask: (ids: readonly I[]) => Promise<readonly R[]>,
): Promise<R[]> {
  const buckets = [...Map.groupBy(ids, bucketOf)].toSorted(([a], [b]) => a - b)
  const rows: R[] = []
  for (const [, some] of buckets) rows.push(...(await ask(some)))
  return rows
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
const distinctBucketsOf = (ids: readonly Id[]): number[] => [...new Set(bucketsOf(ids))]
const copyOf = (ids: readonly Id[]): Id[] => [...ids]
const reference = (column: string, at?: string) => sql.ref(at === undefined ? column : `${at}.${column}`)

/** The bucket that the id in a column carries, in SQL; of an id that the program has, `bucketOf` says it. */
export const bucketIn = (column: string) => sql<number>`((${sql.ref(column)} >> 10) & 4095)`
