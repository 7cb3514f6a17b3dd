import { createIdSource, type Id } from '../../apps/server/src/platform/ids/ids.ts'

/** Ids as the program makes them, at moments the data set chooses. */
export interface DatedIds {
  /** Goes on to the moment, in milliseconds since 1970; never back. */
  goTo(moment: number): void
  now(): Date
  next(bucket: number): Id
}

/** Ids that start at the moment, in milliseconds since 1970. */
export function createDatedIds(start: number): DatedIds {
  let at = start
  const source = createIdSource({ now: () => new Date(at) })
  return {
    goTo(moment) {
      at = Math.max(at, moment)
    },
    now: () => new Date(at),
    next: (bucket) => source.next(bucket),
  }
}
