import { answering } from '../db/kept/answer-scope.ts'
import { atMomentOf, momentOf } from '../moments.ts'
import { tracedJob } from '../traces/spans.ts'
import type { EventJob, OutboxEvent } from './outbox-relay.ts'

/** What takes many events at once. */
export interface ManyListener {
  readonly events: readonly string[]
  /** The queue of what failed. */
  readonly job: string
  readonly run: (payloads: object[]) => Promise<void>
}

/** Gives each listener its events, those of one moment together; answers a job for each event whose work failed. */
export async function handOver(
  listeners: readonly ManyListener[],
  events: readonly OutboxEvent[],
  onError: (error: unknown) => void,
): Promise<EventJob[]> {
  const failed = await Promise.all(
    listeners.map(async ({ events: names, job, run }) => {
      const payloads = events.filter(({ name }) => names.includes(name)).map(({ payload }) => payload as object)
      const left: EventJob[] = []
      for (const some of Map.groupBy(payloads, momentOf).values()) {
        try {
          await tracedJob(job, () => answering(() => atMomentOf(some[0] ?? {}, () => run(some))))
        } catch (error) {
          onError(error)
          left.push(...some.map((data) => ({ queue: job, data, priority: 0 })))
        }
      }
      return left
    }),
  )
  return failed.flat()
}
