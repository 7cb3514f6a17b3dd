import { type Comment, formatWireDate, nodeId, type CommentId, type PinId } from '@pinfold/contract'
import { isMember, type Viewer } from '../../platform/auth/viewer.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import type { Id } from '../../platform/ids/ids.ts'
import { type CardDeps, type KnownMember, knowMembers, presentMemberCard, presentMentions } from '../graph/index.ts'
import { canSeePin, type KnownPin, knowPin, knowPins } from '../pins/index.ts'
import { isBlockedEitherWay } from './comment-facts.ts'
import { findLikedComments } from './comment-likes.queries.ts'
import {
  canDeleteComment,
  canEditComment,
  canLikeComment,
  canReplyTo,
  canReportComment,
  canSeeComment,
} from './comments.policy.ts'
import { type CommentRow, findComments } from './comments.queries.ts'

/**
 * Comments for the viewer, who reaches them through the pin, in the order of the rows; those by somebody blocked are left
 * out. Answers to a comment that is hidden must not come here. At most eleven statements for any number of comments.
 */
export async function presentComments(
  deps: CardDeps,
  viewer: Viewer,
  pin: KnownPin,
  rows: readonly CommentRow[],
): Promise<Comment[]> {
  if (rows.length === 0) return []
  const memberIds = rows.flatMap(({ authorId, mentions }) => [authorId, ...mentions.map(({ user_id }) => user_id)])
  const otherPinIds = rows.flatMap(({ pinId }) => (pinId === pin.row.id ? [] : [pinId]))
  const ids = rows.map(({ id }) => id)
  const [members, otherPins, liked] = await Promise.all([
    knowMembers(deps, viewer, memberIds),
    knowPins(deps, viewer, otherPinIds),
    isMember(viewer) ? findLikedComments(deps.db, viewer.id, ids) : new Set<Id>(),
  ])
  const around = { viewer, pin, members, pins: new Map([...otherPins, [pin.row.id, pin]]), liked }
  return rows.flatMap((row) => presentComment(deps, row, around))
}

/** One comment that somebody wrote to or liked; throws `comment_not_found` where it went meanwhile. */
export async function commentView(
  deps: CardDeps,
  viewer: Viewer,
  pinId: PinId,
  commentId: CommentId,
): Promise<Comment> {
  const pin = await knowPin(deps, viewer, pinId)
  const [comment] = await presentComments(deps, viewer, pin, await findComments(deps.db, [commentId]))
  if (!comment) throw new AppError('comment_not_found')
  return comment
}

interface Around {
  viewer: Viewer
  /** The pin through which the viewer looks. */
  pin: KnownPin
  members: ReadonlyMap<Id, KnownMember>
  pins: ReadonlyMap<Id, KnownPin>
  liked: ReadonlySet<Id>
}

function presentComment(deps: CardDeps, row: CommentRow, around: Around): Comment[] {
  const author = around.members.get(row.authorId)
  if (!author) return []
  const under = around.pins.get(row.pinId)
  const facts = {
    isAuthor: author.relation.isSelf,
    isBlockedEitherWay: isBlockedEitherWay(author),
    isUnderOwnPin: under?.facts.isPinner ?? false,
  }
  if (!canSeeComment(facts).isAllowed) return []
  const comment: Comment = {
    id: row.id,
    type: 'aggregatedcomment',
    node_id: nodeId('AggregatedComment', row.id),
    text: row.text,
    mentions: presentMentions(row.mentions, around.members),
    created_at: formatWireDate(row.createdAt),
    is_edited: row.editedAt !== null,
    user: presentMemberCard(deps, author),
    // The id of a pin that was hidden since would tell of it.
    pin_id: under && canSeePin(under.facts).isAllowed ? row.pinId : around.pin.row.id,
    parent_id: row.parentId,
    comment_count: row.replyCount,
    like_count: row.likeCount,
    liked_by_me: around.liked.has(row.id),
    viewer_can: {
      edit: canEditComment(facts).isAllowed,
      delete: canDeleteComment(facts).isAllowed,
      reply: canReplyTo(facts).isAllowed,
      like: canLikeComment(facts).isAllowed,
      report: canReportComment(facts).isAllowed,
    },
  }
  return [comment]
}
