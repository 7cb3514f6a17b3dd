import type { NamedThing } from './takedowns.tables.ts'

/** What whoever asked for a takedown is written. */
export type ClaimantLetter = 'received' | 'accepted' | 'refused' | 'withdrawn' | 'objected' | 'restored'
/** What the member is written whose things they are. */
export type OwnerLetter = 'removed' | 'objected' | 'restored'

declare module '../../../platform/events/outbox.ts' {
  interface Events {
    /** What becomes of things was decided; where they show follows from it. */
    'takedown.decided': { things: NamedThing[] }
    'takedown.claimant-letter': { takedownId: string; letter: ClaimantLetter }
    'takedown.owner-letter': { takedownId: string; memberId: string; letter: OwnerLetter }
  }
}
