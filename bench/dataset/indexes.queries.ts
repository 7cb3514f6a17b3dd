import type { Pool } from 'pg'

const AT_A_TIME = 2

interface Definition {
  readonly drop: string
  readonly make: string
}

/** Takes all indexes and foreign keys away from the tables; what it answers puts them back, two at a time. */
export async function takeIndexesAway(pool: Pool, tables: readonly string[]): Promise<() => Promise<void>> {
  const foreign = await constraintsOf(pool, tables, ['f'])
  const keys = await constraintsOf(pool, tables, ['p', 'u'])
  const { rows: indexes } = await pool.query<Definition>(
    `select format('drop index %s', indexrelid::regclass) as drop, pg_get_indexdef(indexrelid) as make
     from pg_index where indrelid = any($1::regclass[])
       and not exists (select from pg_constraint where conindid = indexrelid and contype in ('p', 'u'))`,
    [tables],
  )
  for (const { drop } of [...foreign, ...keys, ...indexes]) await pool.query(drop)
  return async () => {
    await inLanes(pool, [...keys, ...indexes])
    await inLanes(pool, foreign)
  }
}

async function constraintsOf(pool: Pool, tables: readonly string[], kinds: readonly string[]): Promise<Definition[]> {
  const { rows } = await pool.query<Definition>(
    `select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
       format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as make
     from pg_constraint
     where contype = any($2::"char"[]) and (conrelid = any($1::regclass[]) or confrelid = any($1::regclass[]))`,
    [tables, kinds],
  )
  return rows
}

async function inLanes(pool: Pool, definitions: readonly Definition[]): Promise<void> {
  const left = [...definitions]
  const lane = async () => {
    for (let next = left.shift(); next; next = left.shift()) await pool.query(next.make)
  }
  await Promise.all(Array.from({ length: AT_A_TIME }, lane))
}
