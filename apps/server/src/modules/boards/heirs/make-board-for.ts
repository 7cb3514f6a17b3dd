import { slugOf, type MemberId } from '@pinfold/contract'
import type { Insertable } from 'kysely'
import type { Tx } from '../../../platform/db/db.ts'
import type { Tables } from '../../../platform/db/tables.ts'
import { bucketOf, type Id } from '../../../platform/ids/ids.ts'
import type { WriteDeps } from '../../../platform/write-deps.ts'
import type { Writer } from '../../../platform/writing/writer.ts'
import { findMembers, lockMember } from '../../accounts/index.ts'
import { deleteBoardFollow, findBoardFollowersAfter, insertBoardFollow } from '../../graph/index.ts'
import { countBoardChange } from '../counts/board-counters.ts'
import { freeName } from '../names/free-name.ts'
import { freeSlug } from '../names/free-slug.ts'
import { addToBoardCounter, findBoardNames, insertBoard } from '../rows/board-rows.queries.ts'
import type { LockedBoard } from '../rows/lock-boards.ts'
import { insertMemberBoard } from '../rows/member-boards.queries.ts'

const FOLLOWERS_AT_ONCE = 500

/**
 * Gives a member a board of their own like the locked one, which nothing is on yet, and the followers of that one. A board
 * lives with its owner, so it is a new one. Answers its id.
 */
export async function makeBoardFor(deps: WriteDeps, writer: Writer, board: LockedBoard, heir: Heir): Promise<Id> {
  const id = await makeBoardOf(deps, writer, await asShown(writer, board, heir), heir.id)
  await moveFollowers(deps, writer, board.id, id)
  return id
}

interface Heir {
  readonly id: Id
  readonly isPrivate: boolean
}

/** What only a private profile's followers saw must not show to everybody under an heir with a public one. */
async function asShown(tx: Tx, board: LockedBoard, heir: Heir): Promise<LockedBoard> {
  const [owner] = await findMembers(tx, [board.ownerId])
  return owner?.isPrivate === true && !heir.isPrivate ? { ...board, privacy: 'secret' } : board
}

/** Every column is named, so that a new one cannot be forgotten; what is counted or passed on later begins anew. */
type WholeBoard = Required<
  Omit<
    Insertable<Tables['boards']>,
    | 'bucket'
    | 'pin_count'
    | 'section_count'
    | 'follower_count'
    | 'collaborator_count'
    | 'event_date'
    | 'event_end_date'
    | 'has_operations'
  >
>

async function makeBoardOf(deps: WriteDeps, writer: Writer, board: LockedBoard, heirId: MemberId): Promise<Id> {
  await lockMember(writer, heirId)
  const taken = await findBoardNames(writer, heirId)
  const name = freeName(
    board.name,
    taken.map((each) => each.name),
  )
  const id = deps.ids.next(bucketOf(heirId))
  const made: WholeBoard = {
    id,
    owner_id: heirId,
    name,
    slug: freeSlug(slugOf(name), taken),
    description: board.description,
    category: board.category,
    layout: board.layout,
    withheld_in: board.withheldIn,
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
  }
  await insertBoard(writer, made)
  await insertMemberBoard(writer, {
    memberId: heirId,
    boardId: id,
    role: 'owner',
    lastEdgeId: id,
    archivedAt: board.archivedAt,
  })
  await countBoardChange(writer, heirId, null, board)
  return id
}

async function moveFollowers(deps: Pick<WriteDeps, 'ids'>, writer: Writer, fromId: Id, toId: Id): Promise<void> {
  for (;;) {
    const followers = await findBoardFollowersAfter(writer, fromId, '0', FOLLOWERS_AT_ONCE)
    for (const { followerId } of followers) {
      await deleteBoardFollow(writer, followerId, fromId)
      await insertBoardFollow(writer, followerId, toId, deps.ids.next(bucketOf(followerId)))
    }
    await addToBoardCounter(writer, fromId, 'follower_count', -followers.length)
    await addToBoardCounter(writer, toId, 'follower_count', followers.length)
    if (followers.length < FOLLOWERS_AT_ONCE) return
  }
}
