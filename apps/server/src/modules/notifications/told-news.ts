import { asReader } from '../../platform/auth/read-once.ts'
import type { Member } from '../../platform/auth/viewer.ts'
import type { Id } from '../../platform/ids/ids.ts'
import { boardSight, type KnownBoard } from '../boards/index.ts'
import type { KnownMember } from '../graph/index.ts'
import { canSeePin, isPinListed, type KnownPin } from '../pins/index.ts'
import { accessKey, type Standing } from '../business/index.ts'
import { isTold } from './news.policy.ts'
import type { NewsRow, NewsSource } from './news.queries.ts'
import { accessKinds, loadThings, type NewsReadDeps, type Things } from './news-things.ts'
import { pairKey } from './standing.queries.ts'

/** A piece of news as far as the member may be told of it now. */
export interface ToldNews {
  readonly row: NewsRow
  /** Who did it, newest first, each once; never empty. */
  readonly actors: readonly KnownMember[]
  readonly pin: KnownPin | null
  readonly board: KnownBoard | null
  readonly comment: { readonly id: Id; readonly text: string } | null
  /** Whose access it is about, where that is not the reader; whom somebody asks. */
  readonly business: KnownMember | null
}

/**
 * The one step that decides what a member is told of: people who are blocked, things hidden or deleted, and what was
 * taken back drop out; news of which nothing is left is left out. The number of statements depends on the kinds alone.
 */
export async function toldNews(deps: NewsReadDeps, asking: Member, rows: readonly NewsRow[]): Promise<ToldNews[]> {
  if (rows.length === 0) return []
  const viewer = asReader(asking)
  const things = await loadThings(deps, viewer, rows)
  return rows.flatMap((row) => {
    const sources = row.sources.filter((source) => isSourceTold(viewer, row, source, things))
    const [newest] = sources
    if (newest === undefined) return []
    const actorIds = [...new Set(sources.map(({ actorId }) => actorId))]
    const actors = actorIds.flatMap((id) => things.members.get(id) ?? [])
    return [{ row, actors, ...aboutOf(row, newest, things) }]
  })
}

function isSourceTold(viewer: Member, row: NewsRow, source: NewsSource, things: Things): boolean {
  const actor = things.members.get(source.actorId)
  if (!actor || isHeldFrom(viewer, actor)) return false
  const { isBlockedByThem, isBlockingThem } = actor.relation
  const facts = { isSubjectSeen: true, isObjectSeen: true, isStanding: true, ...sightOf(viewer, row, source, things) }
  return isTold({ kind: row.kind, isBlockedEitherWay: isBlockedByThem || isBlockingThem, ...facts })
}

/** What somebody does who is held back is told to nobody else; it shows again when that is over. */
const isHeldFrom = (viewer: Member, { row }: KnownMember) => row.isHeldBack && row.id !== viewer.id

interface Sight {
  isSubjectSeen?: boolean
  isObjectSeen?: boolean
  isStanding?: boolean
}

function sightOf(viewer: Member, row: NewsRow, { actorId, objectId }: NewsSource, things: Things): Sight {
  const pin = things.pins.get(row.pinId ?? '')
  const board = things.boards.get(row.boardId ?? '')
  const object = objectId ?? ''
  const account = objectId ?? viewer.id
  const isPinSeen = pin !== undefined && canSeePin(pin.facts).isAllowed
  const isBoardSeen = board !== undefined && boardSight(board.facts) === 'full'
  const pairWith = (thingId: Id | null | undefined) => pairKey({ thingId: thingId ?? '', actorId })
  switch (row.kind) {
    // What is told of is the member's own, whether it is there still or not.
    case 'draft_failed':
    case 'drafts_ending':
    case 'site_failing':
    case 'site_lost':
    case 'feed_paused':
    case 'merchant_approved':
    case 'merchant_declined':
    case 'merchant_withdrawn':
    case 'report_acted':
    case 'report_dismissed':
    case 'decision_made':
    case 'appeal_granted':
    case 'appeal_refused':
    case 'takedown_removed':
    case 'takedown_restored':
    case 'takedown_kept':
      return {}
    case 'pin_saved': {
      const copy = things.pins.get(object)
      return { isSubjectSeen: isPinSeen, isObjectSeen: copy !== undefined && isPinListed(copy.facts) }
    }
    case 'pin_reacted':
      return { isSubjectSeen: isPinSeen, isStanding: things.reactions.has(pairWith(pin?.row.aggregateId)) }
    case 'pin_tried':
      return { isSubjectSeen: isPinSeen, isObjectSeen: things.tries.has(object) }
    case 'pin_mention': {
      // On secret boards nobody is called to look, those who work on them neither.
      const isSubjectSeen = isPinSeen && pin.board?.row.privacy !== 'secret'
      return { isSubjectSeen, isStanding: pin?.row.mentions.some(({ user_id: id }) => id === viewer.id) ?? false }
    }
    case 'comment':
      return { isSubjectSeen: isPinSeen, isObjectSeen: things.comments.has(object) }
    case 'comment_reply':
      return { isSubjectSeen: things.comments.has(row.commentId ?? ''), isObjectSeen: things.comments.has(object) }
    case 'comment_mention': {
      const mentions = things.comments.get(object)?.row.mentions ?? []
      return { isObjectSeen: mentions.some(({ user_id: id }) => id === viewer.id) }
    }
    case 'comment_liked':
      return {
        isSubjectSeen: things.comments.has(row.commentId ?? ''),
        isStanding: things.likes.has(pairWith(row.commentId)),
      }
    case 'followed':
      return { isStanding: things.followers.get(actorId) === 'following' }
    case 'follow_requested':
      return { isStanding: things.followers.get(actorId) === 'requested' }
    case 'follow_approved':
      return { isStanding: things.members.get(actorId)?.relation.follow === 'following' }
    case 'board_followed':
      return { isSubjectSeen: isBoardSeen, isStanding: things.boardFollows.has(pairWith(row.boardId)) }
    case 'board_invited':
      // An invitation tells of a board that shows nothing else to who is invited.
      return { isSubjectSeen: board !== undefined && board.facts.isInvited && !board.facts.isBlockedEitherWay }
    case 'board_joined':
      return { isSubjectSeen: isBoardSeen, isStanding: things.collaborators.has(pairWith(row.boardId)) }
    case 'board_join_requested':
      // Partners get no requests, nor those from before they were one.
      return {
        isSubjectSeen: isBoardSeen && board.facts.isOwner && !board.owner.row.isPartner,
        isStanding: things.joinRequests.has(object),
      }
    case 'price_drop':
      return { isSubjectSeen: isPinSeen }
    case 'access_requested':
      return {
        isSubjectSeen: answersFor(viewer, object, things) || answersThroughPartner(object, things),
        isStanding: accessOf(things, objectId, actorId)?.state === 'asked',
      }
    case 'access_request_granted':
      return {
        isSubjectSeen: answersFor(viewer, account, things),
        isStanding: isIn(accessOf(things, actorId, account), 'invitation'),
      }
    case 'access_request_declined':
      // Whoever asks again, or came in, is not told of an answer from before.
      return {
        isSubjectSeen: answersFor(viewer, account, things),
        isStanding: accessOf(things, actorId, account) === undefined && !isSevered(things, actorId, account),
      }
    case 'access_invited':
      return {
        isSubjectSeen: answersFor(viewer, account, things),
        isStanding: accessOf(things, actorId, account)?.state === 'invited',
      }
    case 'access_accepted':
      return {
        isSubjectSeen: answersFor(viewer, account, things),
        isStanding: isIn(accessOf(things, account, actorId), 'invitation'),
      }
    case 'access_assigned':
      return {
        isSubjectSeen: answersFor(viewer, account, things),
        isStanding: isIn(accessOf(things, account, actorId), 'employee'),
      }
    case 'board_request_accepted':
      return { isSubjectSeen: isBoardSeen, isStanding: board?.facts.isCollaborator === true }
  }
}

/** Whether access of that source stands: what is told of one is not told of the other, which may have come since. */
const isIn = (access: Standing | undefined, source: Standing['source']) =>
  access?.state === 'active' && access.source === source

const accessOf = ({ access }: Things, subjectId: Id | null, granteeId: Id) =>
  access.get(accessKey({ subjectId: subjectId ?? '', granteeId }))

const isSevered = ({ severed }: Things, subjectId: Id, granteeId: Id) =>
  severed.has(accessKey({ subjectId, granteeId }))

/** Whether the viewer answers for the business: as the account itself, or as one of those who manage it now. */
function answersFor(viewer: Member, businessId: Id | null, things: Things): boolean {
  if (businessId === viewer.id) return true
  const business = things.members.get(businessId ?? '')
  const { isBlockedByThem = true, isBlockingThem = true } = business?.relation ?? {}
  const access = accessOf(things, businessId, viewer.id)
  return !isBlockedByThem && !isBlockingThem && access?.state === 'active' && access.isManager
}

/** Whether it is one whose own people answer for the business, as its partner, and the viewer is one of these. */
function answersThroughPartner(businessId: Id, things: Things): boolean {
  const { isBlockedByThem = true, isBlockingThem = true } = things.members.get(businessId)?.relation ?? {}
  if (isBlockedByThem || isBlockingThem) return false
  return things.partnerIds.some((partnerId) => {
    const access = accessOf(things, businessId, partnerId)
    return access?.state === 'active' && access.kind === 'partner' && access.isManager
  })
}

/** What the row shows beside its people; everything here was found to be seen. */
function aboutOf(row: NewsRow, { objectId }: NewsSource, things: Things): Omit<ToldNews, 'row' | 'actors'> {
  const isOwnComment = row.kind === 'comment_liked'
  const comment = things.comments.get((isOwnComment ? row.commentId : objectId) ?? '')
  return {
    pin: comment?.pin ?? things.pins.get(row.pinId ?? '') ?? null,
    board: things.boards.get(row.boardId ?? '') ?? null,
    comment: comment ? { id: comment.row.id, text: comment.row.text } : null,
    business: accessKinds.some((kind) => kind === row.kind) ? (things.members.get(objectId ?? '') ?? null) : null,
  }
}
