import type { Clock } from '../clock.ts'
import type { IdSource } from '../ids/ids.ts'
import { withMoment } from '../moments.ts'
import type { Writer } from '../writing/writer.ts'
import { insertEvent, insertEvents } from './outbox.queries.ts'

/** Every event by its name with what it carries. Each module adds its own by declaration merging. */
export interface Events {}

/** Where commands leave news for the levels above them. */
export interface Outbox {
  /** Written in the writer's transaction: the news exists exactly where the write does. */
  emit<N extends keyof Events & string>(writer: Writer, bucket: number, name: N, payload: Events[N]): Promise<void>
  /** Emits many events of one name, in one statement. */
  emitAll<N extends keyof Events & string>(
    writer: Writer,
    name: N,
    news: readonly { bucket: number; payload: Events[N] }[],
  ): Promise<void>
}

/** An outbox in the database; `onEmit` lets a relay of the same process look at once instead of waiting for its turn. */
export function createOutbox(deps: { ids: IdSource; clock: Clock; onEmit?: () => void }): Outbox {
  return {
    async emit(writer, bucket, name, payload) {
      await insertEvent(writer, {
        bucket,
        id: deps.ids.next(bucket),
        name,
        payload: JSON.stringify(withMoment(payload)),
        created_at: deps.clock.now(),
      })
      deps.onEmit?.()
    },
    async emitAll(writer, name, news) {
      if (news.length === 0) return
      await insertEvents(
        writer,
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
