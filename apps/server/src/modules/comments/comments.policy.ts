import { allow, type Decision, deny } from '../../platform/auth/decision.ts'

/** All that decides what somebody may do with a comment, once they may see the pin through which they reach it. */
export interface CommentFacts {
  readonly isAuthor: boolean
  /** Viewer and author, or viewer and the author of the comment it answers. */
  readonly isBlockedEitherWay: boolean
  /** The pin under which it was written is the viewer's. */
  readonly isUnderOwnPin: boolean
}

/** Reading it, answering it, liking it. Somebody blocked takes the answers to their comments out of sight as well. */
export const canSeeComment = (comment: CommentFacts): Decision =>
  comment.isBlockedEitherWay ? deny('comment_not_found') : allow

const seenAnd = (comment: CommentFacts, isAllowed: boolean): Decision => {
  const seen = canSeeComment(comment)
  return seen.isAllowed && !isAllowed ? deny('not_allowed') : seen
}

export const canReplyTo = (comment: CommentFacts): Decision => canSeeComment(comment)

export const canLikeComment = (comment: CommentFacts): Decision => canSeeComment(comment)

export const canEditComment = (comment: CommentFacts): Decision => seenAnd(comment, comment.isAuthor)

/** One's own words can be taken back wherever they stand. */
export const canDeleteComment = (comment: CommentFacts): Decision =>
  comment.isAuthor ? allow : seenAnd(comment, comment.isUnderOwnPin)

export const canReportComment = (comment: CommentFacts): Decision => seenAnd(comment, !comment.isAuthor)
