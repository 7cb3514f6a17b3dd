import { limits } from '@pinfold/contract'
import type { Pool, PoolClient } from 'pg'

const PLACE = 4711

/** Makes workers stop inside a batch, so that they can be killed there and at no other moment. */
export interface HeldBatches {
  /** From now on a worker does one batch of the board's operation, and waits in the middle of the next. */
  holdAfterOne(boardId: string): Promise<void>
  /** Whoever waits goes on; a killed worker's transaction ends without a trace. */
  release(): Promise<void>
}

/** A trigger and a lock on the test's own database. */
export async function holdBatches(pool: Pool): Promise<HeldBatches> {
  await pool.query(`
    create table held_batches (board_id bigint not null, done_count int not null);
    create function wait_in_batch() returns trigger language plpgsql as $$
    begin
      if exists (select from held_batches h where h.board_id = new.board_id and new.done_count > h.done_count) then
        perform pg_advisory_xact_lock(${PLACE});
      end if;
      return new;
    end $$;
    create trigger wait_in_batch before update of done_count, finished_at on blocking_actions
      for each row execute function wait_in_batch()`)
  let holder: PoolClient | null = null
  return {
    async holdAfterOne(boardId) {
      holder = await pool.connect()
      await holder.query('select pg_advisory_lock($1)', [PLACE])
      await holder.query('delete from held_batches')
      // The first batch takes the count from what it is now to no more than a batch further.
      await holder.query(
        `insert into held_batches select board_id, max(done_count) + $2 from blocking_actions
          where board_id = $1 and finished_at is null group by 1`,
        [boardId, limits.operations.batch],
      )
    },
    async release() {
      await holder?.query('delete from held_batches')
      await holder?.query('select pg_advisory_unlock($1)', [PLACE])
      holder?.release()
      holder = null
    },
  }
}
