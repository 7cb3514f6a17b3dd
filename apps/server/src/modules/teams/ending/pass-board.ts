import type { BoardId, MemberId } from '@pinfold/contract'
import { bucketOf, type Id } from '../../../platform/ids/ids.ts'
import type { WriteDeps } from '../../../platform/write-deps.ts'
import type { Writer } from '../../../platform/writing/writer.ts'
import { findMembers } from '../../accounts/index.ts'
import {
  addCollaborators,
  type BoardPins,
  collaboratorsOf,
  type LockedBoard,
  makeBoardFor,
} from '../../boards/index.ts'
import { findBanned, recordInvite } from '../invitations/invites.queries.ts'
import { movePlanning } from '../../planning/index.ts'
import { copySections } from '../../sections/index.ts'

type PassDeps = WriteDeps & { boardPins: BoardPins }

/**
 * Passes a locked board whose owner goes for good to whoever has collaborated longest. A board lives with its owner, so it
 * becomes a new one of theirs, with everybody and everything that is on it. False where nobody collaborates.
 */
export async function passBoard(deps: PassDeps, writer: Writer, board: LockedBoard): Promise<boolean> {
  const memberIds = await collaboratorsOf(writer, board.id)
  const members = new Map((await findMembers(writer, memberIds)).map((member) => [member.id, member]))
  const present = memberIds.filter((id) => members.has(id))
  const heirId = present.find((id) => members.get(id)?.deactivatedAt === null) ?? present[0]
  const heir = heirId === undefined ? undefined : members.get(heirId)
  if (!heir) return false
  const newId = await makeBoardFor(deps, writer, board, heir)
  const others = present.filter((id) => id !== heir.id)
  await addCollaborators(writer, { id: newId, archivedAt: board.archivedAt }, others, deps.clock.now())
  await keepBans(deps, writer, board.id, { boardId: newId, inviterId: heir.id })
  await deps.boardPins.moveAll(writer, board.id, newId, await copySections(deps, writer, board.id, newId))
  await movePlanning(deps, writer, board.id, newId)
  await deps.outbox.emit(writer, bucketOf(newId), 'board.created', { boardId: newId, ownerId: heir.id })
  return true
}

/** Invitations and requests were the old owner's and end with the old board; whoever was banned stays so. */
async function keepBans(
  deps: PassDeps,
  writer: Writer,
  fromId: Id,
  to: { boardId: BoardId; inviterId: MemberId },
): Promise<void> {
  const now = deps.clock.now()
  for (const invitedId of await findBanned(writer, fromId)) {
    const edgeId = deps.ids.next(bucketOf(to.boardId))
    await recordInvite(writer, { ...to, invitedId, edgeId, now }, 'banned')
  }
}
