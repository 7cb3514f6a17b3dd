import { slugOf } from '@pinfold/contract'
import type { Tx } from '../../../platform/db/db.ts'
import { bucketOf, type Id } from '../../../platform/ids/ids.ts'
import type { WriteDeps } from '../../../platform/write-deps.ts'
import { findMembers, lockMember } from '../../accounts/index.ts'
import { deleteBoardFollow, findBoardFollowersAfter, insertBoardFollow } from '../../graph/index.ts'
import {
  countBoardChange,
  type BoardPins,
  addToBoardCounter,
  findBoardNames,
  insertBoard,
  type LockedBoard,
  findCollaborators,
  insertCollaborator,
  freeName,
  freeSlug,
  insertMemberBoard,
} from '../../boards/index.ts'
import { findBanned, recordInvite } from '../invitations/invites.queries.ts'
import { movePlanning } from '../../planning/index.ts'
import { findSectionsOfBoard, insertSection } from '../../sections/index.ts'

type PassDeps = WriteDeps & { boardPins: BoardPins }

const FOLLOWERS_AT_ONCE = 500
const MOST_SECTIONS = 1000

/**
 * Passes a locked board whose owner goes for good to whoever has collaborated longest. A board lives with its owner, so it
 * becomes a new one of theirs, with everybody and everything that is on it. False where nobody collaborates.
 */
export async function passBoard(deps: PassDeps, tx: Tx, board: LockedBoard): Promise<boolean> {
  const memberIds = (await findCollaborators(tx, [board.id])).map(({ memberId }) => memberId)
  const members = new Map((await findMembers(tx, memberIds)).map((member) => [member.id, member]))
  const present = memberIds.filter((id) => members.has(id))
  const heirId = present.find((id) => members.get(id)?.deactivatedAt === null) ?? present[0]
  if (heirId === undefined) return false
  const newId = await makeBoardOf(deps, tx, await asShown(tx, board, members.get(heirId)), heirId)
  const others = present.filter((id) => id !== heirId)
  for (const memberId of others) {
    await insertCollaborator(tx, newId, memberId, deps.clock.now())
    const place = { memberId, boardId: newId, lastEdgeId: newId, archivedAt: board.archivedAt }
    await insertMemberBoard(tx, { ...place, role: 'collaborator' })
  }
  await addToBoardCounter(tx, newId, 'collaborator_count', others.length)
  await keepBans(deps, tx, board.id, { boardId: newId, inviterId: heirId })
  await moveFollowers(deps, tx, board.id, newId)
  await deps.boardPins.moveAll(tx, board.id, newId, await copySections(deps, tx, board.id, newId))
  await movePlanning(deps, tx, board.id, newId)
  await deps.outbox.emit(tx, bucketOf(newId), 'board.created', { boardId: newId, ownerId: heirId })
  return true
}

/** What only a private profile's followers saw must not show to everybody under an heir with a public one. */
async function asShown(tx: Tx, board: LockedBoard, heir: { isPrivate: boolean } | undefined): Promise<LockedBoard> {
  const [owner] = await findMembers(tx, [board.ownerId])
  return owner?.isPrivate === true && heir?.isPrivate !== true ? { ...board, privacy: 'secret' } : board
}

/** Invitations and requests were the old owner's and end with the old board; whoever was banned stays so. */
async function keepBans(deps: PassDeps, tx: Tx, fromId: Id, to: { boardId: Id; inviterId: Id }): Promise<void> {
  const now = deps.clock.now()
  for (const invitedId of await findBanned(tx, fromId)) {
    const edgeId = deps.ids.next(bucketOf(to.boardId))
    await recordInvite(tx, { ...to, invitedId, edgeId, now }, 'banned')
  }
}

async function makeBoardOf(deps: PassDeps, tx: Tx, board: LockedBoard, heirId: Id): Promise<Id> {
  await lockMember(tx, heirId)
  const taken = await findBoardNames(tx, heirId)
  const name = freeName(
    board.name,
    taken.map((each) => each.name),
  )
  const id = deps.ids.next(bucketOf(heirId))
  await insertBoard(tx, {
    id,
    owner_id: heirId,
    name,
    slug: freeSlug(slugOf(name), taken),
    description: board.description,
    category: board.category,
    layout: board.layout,
    privacy: board.privacy,
    cover_pin_id: board.coverPinId,
    cover_crop: board.coverCrop,
    allows_recommendations: board.allowsRecommendations,
    takes_requests: board.takesRequests,
    is_sensitive_by_owner: board.isSensitiveByOwner,
    is_sensitive_by_employee: board.isSensitiveByEmployee,
    collaborators_can_delete_pins: board.canCollaboratorsDeletePins,
    last_pinned_at: board.lastPinnedAt,
    archived_at: board.archivedAt,
    deleted_at: null,
    created_at: board.createdAt,
  })
  await insertMemberBoard(tx, {
    memberId: heirId,
    boardId: id,
    role: 'owner',
    lastEdgeId: id,
    archivedAt: board.archivedAt,
  })
  await countBoardChange(tx, heirId, null, board)
  return id
}

/** Answers which section became which. */
async function copySections(deps: PassDeps, tx: Tx, fromId: Id, toId: Id): Promise<Map<Id, Id>> {
  const sections = await findSectionsOfBoard(tx, { boardId: fromId, after: null, limit: MOST_SECTIONS })
  const copies = new Map<Id, Id>()
  for (const { id, title, slug, rank } of sections) {
    const copyId = deps.ids.next(bucketOf(toId))
    await insertSection(tx, { id: copyId, boardId: toId, title, slug, rank })
    copies.set(id, copyId)
  }
  await addToBoardCounter(tx, toId, 'section_count', copies.size)
  return copies
}

async function moveFollowers(deps: PassDeps, tx: Tx, fromId: Id, toId: Id): Promise<void> {
  for (;;) {
    const followers = await findBoardFollowersAfter(tx, fromId, '0', FOLLOWERS_AT_ONCE)
    for (const { followerId } of followers) {
      await deleteBoardFollow(tx, followerId, fromId)
      await insertBoardFollow(tx, followerId, toId, deps.ids.next(bucketOf(followerId)))
    }
    await addToBoardCounter(tx, fromId, 'follower_count', -followers.length)
    await addToBoardCounter(tx, toId, 'follower_count', followers.length)
    if (followers.length < FOLLOWERS_AT_ONCE) return
  }
}
