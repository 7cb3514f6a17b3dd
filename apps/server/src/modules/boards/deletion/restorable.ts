import { limits } from '@pinfold/contract'

const DAY = 24 * 60 * 60 * 1000
const KEPT = limits.deletedBoards.restorableDays * DAY

/** Boards deleted at this moment or before are gone for good. */
export const lastLostMoment = (now: Date): Date => new Date(now.getTime() - KEPT)

/** Until when a board that was deleted then can be brought back. */
export const restorableUntil = (deletedAt: Date): Date => new Date(deletedAt.getTime() + KEPT)

/** Whole days until then, a begun one counted. */
export const daysLeft = (deletedAt: Date, now: Date): number =>
  Math.max(0, Math.ceil((restorableUntil(deletedAt).getTime() - now.getTime()) / DAY))
