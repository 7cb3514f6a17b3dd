import type { BoardInvite, ContactRequest } from '@pinfold/contract'

/** What waits for a member's answer: invitations to boards of others, and requests to join own ones. */
export interface WaitingInvitations {
  readonly invites: readonly BoardInvite[]
  readonly requests: readonly ContactRequest[]
}
