import type { NamedThing } from './takedowns.tables.ts'

/** What whoever asked for a takedown is written. */
export type ClaimantLetter = 'received' | 'accepted' | 'refused' | 'withdrawn' | 'objected' | 'restored'
/** What the member is written whose things they are. */
export type OwnerLetter = 'removed' | 'objected' | 'restored' | 'kept'

declare module '../../../platform/events/outbox.ts' {
  interface Events {
    /** What becomes of things was decided; where they show follows from it. */
    'takedown.decided': { things: NamedThing[] }
    /** What is removed of members' things became more or less. */
    'takedown.counted': { memberIds: string[] }
    'takedown.claimant-letter': { takedownId: string; letter: ClaimantLetter }
    /** `objectId` names the one thing it is about, where others of the request may follow. */
    'takedown.owner-letter': { takedownId: string; memberId: string; letter: OwnerLetter; objectId?: string }
  }
}
