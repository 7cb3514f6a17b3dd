import { AsyncLocalStorage } from 'node:async_hooks'
import type { Clock } from './clock.ts'
import type { IdSource } from './ids/ids.ts'
import { createPastIds } from './ids/past-ids.ts'

const moments = new AsyncLocalStorage<Date>()

/**
 * Does the work as though it were another moment: rows and ids that it writes are dated so, and what follows from its
 * events in jobs, too. Rates, claims and events themselves keep the true time.
 */
export const atMoment = <T>(moment: Date, work: () => Promise<T>): Promise<T> => moments.run(moment, work)

/** The clock, and the ids made by it, except in work that is dated otherwise. */
export function dated({ clock, ids }: { clock: Clock; ids: IdSource }): { clock: Clock; ids: IdSource } {
  const pastIds = createPastIds()
  return {
    clock: { now: () => moments.getStore() ?? clock.now() },
    ids: {
      next(bucket) {
        const moment = moments.getStore()
        return moment === undefined ? ids.next(bucket) : pastIds.next(bucket, moment)
      },
    },
  }
}

interface Dated {
  readonly moment?: string
}

/** What an event carries, with the moment of the work that emits it where that is dated otherwise. */
export function withMoment(payload: object): object {
  const moment = moments.getStore()
  return moment === undefined ? payload : { ...payload, moment: moment.toISOString() }
}

/** The moment that an event carries, as text; undefined where it carries none. */
export const momentOf = (payload: object): string | undefined => (payload as Dated).moment

/** Does what follows from an event at the moment that it carries. */
export function atMomentOf<T>(payload: object, work: () => Promise<T>): Promise<T> {
  const { moment } = payload as Dated
  return moment === undefined ? work() : atMoment(new Date(moment), work)
}
