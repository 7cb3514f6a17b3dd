import { timeOf } from '../../../platform/ids/ids.ts'
import type { Events } from '../../../platform/events/outbox.ts'
import { findBoardOwnerId } from '../event-facts.queries.ts'
import { type NewsDeps, tellMember } from '../commands/tell-members.ts'

const DAY = 24 * 60 * 60 * 1000
/** Names the day of an event: who asks, takes it back and asks again is told of once a day. */
const dayOf = (milliseconds: number) => Math.floor(milliseconds / DAY)

/** Tells who is followed; where they had to approve it, tells who asked. */
export function tellOfFollow(deps: NewsDeps, event: Events['member.followed']): Promise<void> {
  const { followerId, followeeId, isApproved } = event
  if (isApproved) {
    const sourceKey = `approval:${followeeId}`
    return tellMember(deps, {
      memberId: followerId,
      actorId: followeeId,
      kind: 'follow_approved',
      group: '',
      sourceKey,
    })
  }
  const sourceKey = `follow:${followerId}`
  return tellMember(deps, { memberId: followeeId, actorId: followerId, kind: 'followed', group: '', sourceKey })
}

/** Each request is a piece of its own, since each is answered. */
export const tellOfRequest = (deps: NewsDeps, event: Events['member.follow-requested']): Promise<void> =>
  tellMember(deps, {
    memberId: event.followeeId,
    actorId: event.followerId,
    kind: 'follow_requested',
    group: `member:${event.followerId}`,
    sourceKey: `request:${event.followerId}:${dayOf(timeOf(event.edgeId))}`,
  })

export async function tellOfBoardFollow(deps: NewsDeps, event: Events['board.followed']): Promise<void> {
  const { followerId, boardId } = event
  const memberId = await findBoardOwnerId(deps.db, boardId)
  if (memberId === null) return
  const source = { sourceKey: `follow:${boardId}:${followerId}`, actorId: followerId }
  await tellMember(deps, { ...source, memberId, kind: 'board_followed', group: `board:${boardId}`, boardId })
}

export const tellOfInvitation = (deps: NewsDeps, event: Events['board.invited']): Promise<void> =>
  tellMember(deps, {
    memberId: event.invitedId,
    actorId: event.inviterId,
    kind: 'board_invited',
    group: `board:${event.boardId}`,
    sourceKey: `invitation:${event.boardId}:${dayOf(Date.parse(event.invitedAt))}`,
    boardId: event.boardId,
  })

export const tellOfJoining = (deps: NewsDeps, event: Events['board.joined']): Promise<void> =>
  tellMember(deps, {
    memberId: event.inviterId,
    actorId: event.memberId,
    kind: 'board_joined',
    group: `board:${event.boardId}`,
    sourceKey: `joining:${event.boardId}:${event.memberId}`,
    boardId: event.boardId,
  })

/** Each request is a piece of its own, since each is answered. */
export const tellOfJoinRequest = (deps: NewsDeps, event: Events['board.join-requested']): Promise<void> =>
  tellMember(deps, {
    memberId: event.ownerId,
    actorId: event.senderId,
    kind: 'board_join_requested',
    group: `request:${event.requestId}`,
    sourceKey: `join-request:${event.requestId}`,
    objectId: event.requestId,
    boardId: event.boardId,
  })

export const tellOfAcceptance = (deps: NewsDeps, event: Events['board.request-accepted']): Promise<void> =>
  tellMember(deps, {
    memberId: event.memberId,
    actorId: event.ownerId,
    kind: 'board_request_accepted',
    group: `board:${event.boardId}`,
    sourceKey: `acceptance:${event.boardId}`,
    boardId: event.boardId,
  })
