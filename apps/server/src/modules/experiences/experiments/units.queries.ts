import { sql } from 'kysely'
import type { Db } from '../../../platform/db/db.ts'
import { bucketOfSignature, type Id } from '../../../platform/ids/ids.ts'
import type { LoneWriter, Writer } from '../../../platform/writing/writer.ts'
import '../experiences.tables.ts'

/** Somebody in a group of an experiment. */
export interface Unit {
  readonly experimentId: Id
  readonly key: Buffer
  readonly group: string
}

/** So many of a group. */
export interface GroupSum {
  readonly experimentId: Id
  readonly group: string
  readonly exposed: number
  readonly reached: number
}

const bucketOfUnit = ({ key }: Unit) => bucketOfSignature(key.toString('hex'))
const columnsOf = (units: readonly Unit[]) => sql`${units.map(bucketOfUnit)}::smallint[],
  ${units.map(({ experimentId }) => experimentId)}::bigint[], ${units.map(({ key }) => key)}::bytea[]`

interface Row {
  readonly experimentId: Id
  readonly group: string
}

/** Notes who was served, `day` as `2026-11-21`; answers those who were not before. Rows are taken in their order. */
export async function insertUnits(writer: Writer, day: string, units: readonly Unit[]): Promise<Row[]> {
  const { rows } = await sql<Row>`
    insert into experiment_units (bucket, experiment_id, unit_key, group_name, exposed_on)
    select bucket, id, key, name, ${day}::date
    from unnest(${columnsOf(units)}, ${units.map(({ group }) => group)}::text[]) as given (bucket, id, key, name)
    order by bucket, id, key
    on conflict (bucket, experiment_id, unit_key) do nothing
    returning experiment_id as "experimentId", group_name as group
  `.execute(writer)
  return rows
}

/** Notes who reached the goal, of those who were served; answers those who had not before. */
export async function setReached(writer: Writer, day: string, units: readonly Unit[]): Promise<Row[]> {
  const { rows } = await sql<Row>`
    update experiment_units set reached_on = ${day}::date
    from (select * from unnest(${columnsOf(units)}) as given (bucket, id, key) order by bucket, id, key) as given
    where experiment_units.bucket = given.bucket and experiment_units.experiment_id = given.id
      and experiment_units.unit_key = given.key and reached_on is null
      and experiment_units.bucket = any(${[...new Set(units.map(bucketOfUnit))]}::smallint[])
    returning experiment_units.experiment_id as "experimentId", group_name as group
  `.execute(writer)
  return rows
}

/** Adds to the sums of groups; rows are taken in their order. */
export async function addSums(writer: Writer, sums: readonly GroupSum[]): Promise<void> {
  await sql`
    insert into experiment_counts (bucket, experiment_id, group_name, exposed_count, reached_count)
    select 0, id, name, exposed, reached
    from unnest(${sums.map(({ experimentId }) => experimentId)}::bigint[], ${sums.map(({ group }) => group)}::text[],
      ${sums.map(({ exposed }) => exposed)}::bigint[], ${sums.map(({ reached }) => reached)}::bigint[])
      as added (id, name, exposed, reached)
    order by id, name
    on conflict (bucket, experiment_id, group_name) do update set
      exposed_count = experiment_counts.exposed_count + excluded.exposed_count,
      reached_count = experiment_counts.reached_count + excluded.reached_count
  `.execute(writer)
}

/** Experiments that were stopped before the moment, and may still have units. */
export async function findOver(db: Db, before: Date): Promise<Id[]> {
  const { rows } = await sql<{ id: Id }>`
    select id from experiments where bucket = 0 and stopped_at < ${before}::timestamptz
      and stopped_at > ${before}::timestamptz - interval '30 days'
  `.execute(db)
  return rows.map(({ id }) => id)
}

/** Forgets who was in it; the sums stay. */
export const deleteUnitsOf = (writer: LoneWriter, experimentId: Id) =>
  sql`delete from experiment_units where experiment_id = ${experimentId}::bigint`.execute(writer)
