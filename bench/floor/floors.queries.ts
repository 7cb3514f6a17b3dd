import { sql } from 'kysely'
import type { Db } from '../../apps/server/src/platform/db/db.ts'
import type { Id } from '../../apps/server/src/platform/ids/ids.ts'

/** Keeps so many public pins with all around them as ready text, and answers their ids. */
export async function keepReadyRows(db: Db, count: number): Promise<Id[]> {
  await sql`drop table if exists bench_ready`.execute(db)
  await sql`
    create table bench_ready as
    select pin.bucket, pin.id, json_build_object(
      'pin', to_json(pin), 'board', to_json(board),
      'pinner', json_build_object('id', member.id, 'username', member.username, 'full_name', member.full_name),
      'aggregate', to_json(aggregate))::text as body
    from (select * from pins where is_public and has_public_picture order by random() limit ${count}) as pin
    join boards as board on board.bucket = (pin.board_id >> 10) & 4095 and board.id = pin.board_id
    join members as member on member.bucket = pin.bucket and member.id = pin.pinner_id
    join aggregates as aggregate
      on aggregate.bucket = (pin.aggregate_id >> 10) & 4095 and aggregate.id = pin.aggregate_id`.execute(db)
  await sql`alter table bench_ready add primary key (bucket, id)`.execute(db)
  await sql`vacuum analyze bench_ready`.execute(db)
  const { rows } = await sql<{ id: Id }>`select id from bench_ready order by random()`.execute(db)
  return rows.map(({ id }) => id)
}

/** One row of ready text by key: bucket, id. */
export const READY = 'select body from bench_ready where bucket = $1 and id = $2'

/** A pin with its board, its pinner and its aggregate by their keys, as one statement: bucket, id. */
export const JOINED = `
  select to_json(pin) as pin, to_json(board) as board, to_json(aggregate) as aggregate,
    member.id as pinner_id, member.username, member.full_name
  from pins as pin
  join boards as board on board.bucket = (pin.board_id >> 10) & 4095 and board.id = pin.board_id
  join members as member on member.bucket = (pin.pinner_id >> 10) & 4095 and member.id = pin.pinner_id
  join aggregates as aggregate
    on aggregate.bucket = (pin.aggregate_id >> 10) & 4095 and aggregate.id = pin.aggregate_id
  where pin.bucket = $1 and pin.id = $2`
