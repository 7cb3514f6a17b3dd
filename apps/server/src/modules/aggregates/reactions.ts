import type { ReactionType, MemberId } from '@pinfold/contract'
import type { Id } from '../../platform/ids/ids.ts'
import type { Writer } from '../../platform/writing/writer.ts'
import { countReaction, deleteReaction, findReaction, putReaction, type Reaction } from './reactions.queries.ts'

/**
 * Notes and counts how a member feels about a locked aggregate; another reaction takes the place of the first, the same
 * again changes nothing. Answers what it was before, null for none.
 */
export async function react(writer: Writer, reaction: Reaction): Promise<ReactionType | null> {
  const { memberId, aggregateId, type } = reaction
  const before = await findReaction(writer, memberId, aggregateId)
  if (before === type) return before
  await putReaction(writer, reaction)
  await countReaction(writer, aggregateId, { less: before, more: type })
  return before
}

/** Takes the member's reaction to a locked aggregate back, and counts it. Without one nothing changes. */
export async function takeReactionBack(writer: Writer, memberId: MemberId, aggregateId: Id): Promise<void> {
  const before = await deleteReaction(writer, memberId, aggregateId)
  if (before !== null) await countReaction(writer, aggregateId, { less: before, more: null })
}
