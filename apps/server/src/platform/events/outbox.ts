import type { Tx } from '../db/db.ts'
import type { Clock } from '../clock.ts'
import type { IdSource } from '../ids/ids.ts'
import { withMoment } from '../moments.ts'
import { insertEvent, insertEvents } from './outbox.queries.ts'

/** Every event by its name with what it carries. Each module adds its own by declaration merging. */
export interface Events {}

/** Where commands leave news for the levels above them. */
export interface Outbox {
  /** Written in the writer's transaction: the news exists exactly where the write does. */
  emit<N extends keyof Events & string>(tx: Tx, bucket: number, name: N, payload: Events[N]): Promise<void>
  /** Emits many events of one name, in one statement. */
  emitAll<N extends keyof Events & string>(
    tx: Tx,
    name: N,
    news: readonly { bucket: number; payload: Events[N] }[],
  ): Promise<void>
}

/** An outbox in the database; `onEmit` lets a relay of the same process look at once instead of waiting for its turn. */
export function createOutbox(deps: { ids: IdSource; clock: Clock; onEmit?: () => void }): Outbox {
  return {
    async emit(tx, bucket, name, payload) {
      await insertEvent(tx, {
        bucket,
        id: deps.ids.next(bucket),
        name,
        payload: JSON.stringify(withMoment(payload)),
        created_at: deps.clock.now(),
      })
      deps.onEmit?.()
    },
    async emitAll(tx, name, news) {
      if (news.length === 0) return
      await insertEvents(
        tx,
        news.map(({ bucket, payload }) => ({
          bucket,
          id: deps.ids.next(bucket),
          name,
          payload: JSON.stringify(withMoment(payload)),
          created_at: deps.clock.now(),
        })),
      )
      deps.onEmit?.()
    },
  }
}
