import type { ReactionType } from '@pinfold/contract'
import type { Tx } from '../../platform/db/db.ts'
import type { Id } from '../../platform/ids/ids.ts'
import { countReaction, deleteReaction, findReaction, putReaction, type Reaction } from './reactions.queries.ts'

/**
 * Notes and counts how a member feels about a locked aggregate; another reaction takes the place of the first, the same
 * again changes nothing. Answers what it was before, null for none.
 */
export async function react(tx: Tx, reaction: Reaction): Promise<ReactionType | null> {
  const { memberId, aggregateId, type } = reaction
  const before = await findReaction(tx, memberId, aggregateId)
  if (before === type) return before
  await putReaction(tx, reaction)
  await countReaction(tx, aggregateId, { less: before, more: type })
  return before
}

/** Takes the member's reaction to a locked aggregate back, and counts it. Without one nothing changes. */
export async function takeReactionBack(tx: Tx, memberId: Id, aggregateId: Id): Promise<void> {
  const before = await deleteReaction(tx, memberId, aggregateId)
  if (before !== null) await countReaction(tx, aggregateId, { less: before, more: null })
}
