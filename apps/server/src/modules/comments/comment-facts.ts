import type { CommentId, PinId } from '@pinfold/contract'
import { requireAllowed } from '../../platform/auth/decision.ts'
import type { Viewer } from '../../platform/auth/viewer.ts'
import type { Db } from '../../platform/db/db.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import type { Id } from '../../platform/ids/ids.ts'
import { type KnownMember, knowMembers } from '../graph/index.ts'
import { canComment, canSeePin, findPins, knowPin, type KnownPin, knowPins, pinOfAggregate } from '../pins/index.ts'
import { type CommentRow, findComments } from './comments.queries.ts'
import type { CommentFacts } from './comments.policy.ts'
import { commentRefusalWords } from './comment-refusals.words.ts'

/** A comment with all that decides what the viewer may do with it. */
export interface KnownComment {
  readonly row: CommentRow
  readonly facts: CommentFacts
}

export const isBlockedEitherWay = ({ relation }: KnownMember): boolean =>
  relation.isBlockedByThem || relation.isBlockingThem

/** The pin whose comments are asked for. Throws `pin_not_found`, and `rule_broken` where the aggregate named is another's. */
export async function seePinOfComments(
  deps: { db: Db },
  viewer: Viewer,
  options: { pinId: PinId; objectId?: Id | undefined },
): Promise<KnownPin> {
  const pin = await knowPin(deps, viewer, options.pinId)
  requireAllowed(canSeePin(pin.facts))
  checkAggregate(pin, options.objectId)
  return pin
}

/**
 * The pin through which comments are reached where a client names the aggregate or a comment alone. Throws
 * `pin_not_found`, or `comment_not_found` where a comment was named: one that cannot be seen is as missing as none.
 */
export async function pinThrough(
  deps: { db: Db },
  viewer: Viewer,
  named: { pinId?: PinId | undefined; objectId?: Id | undefined; commentId?: CommentId | undefined },
): Promise<Id> {
  if (named.pinId !== undefined) return named.pinId
  if (named.commentId === undefined) return pinOfAggregate(deps, viewer, named.objectId ?? NOTHING)
  const [row] = await findComments(deps.db, [named.commentId])
  try {
    return await pinOfAggregate(deps, viewer, row?.aggregateId ?? NOTHING)
  } catch (error) {
    throw error instanceof AppError && error.code === 'pin_not_found' ? new AppError('comment_not_found') : error
  }
}

/** Looked up where the pin cannot be seen, so that the refusal takes as long as any other. No aggregate has this id. */
const NOTHING: Id = '0'

/** Throws `rule_broken` where a client names an aggregate that is not the pin's. */
export function checkAggregate({ row }: KnownPin, objectId: Id | undefined): void {
  if (objectId === undefined || objectId === row.aggregateId) return
  const detail = `objectId: ${commentRefusalWords.ofAnotherPin}`
  throw new AppError('rule_broken', { field: 'objectId', detail })
}

/**
 * One comment of the pin's aggregate. Throws `comment_not_found` where there is none; whether it may be seen is for the
 * policy to say.
 */
export async function knowComment(
  deps: { db: Db },
  viewer: Viewer,
  pin: KnownPin,
  commentId: CommentId,
): Promise<KnownComment> {
  const [row] = await findComments(deps.db, [commentId])
  if (row?.aggregateId !== pin.row.aggregateId) throw new AppError('comment_not_found')
  const [parent] = row.parentId === null ? [] : await findComments(deps.db, [row.parentId])
  const authorIds = parent ? [row.authorId, parent.authorId] : [row.authorId]
  const authors = await knowMembers(deps, viewer, authorIds)
  if (!authors.has(row.authorId)) throw new AppError('comment_not_found')
  const [under] = row.pinId === pin.row.id ? [pin.row] : await findPins(deps.db, [row.pinId])
  const facts = {
    isAuthor: row.authorId === viewer.id,
    isBlockedEitherWay: [...authors.values()].some(isBlockedEitherWay),
    isUnderOwnPin: viewer.id !== null && under?.pinnerId === viewer.id,
  }
  return { row, facts }
}

/** A comment as somebody reaches it who knows its id, through the pin it was written under unless another is named. */
export async function reachComment(
  deps: { db: Db },
  viewer: Viewer,
  wanted: { commentId: CommentId; pinId?: PinId | undefined },
): Promise<KnownComment> {
  const pin = wanted.pinId === undefined ? null : await seePinOfComments(deps, viewer, { pinId: wanted.pinId })
  const through = pin ?? (await knowPinOf(deps, viewer, wanted.commentId))
  if (!canComment(through.facts).isAllowed) throw new AppError('comment_not_found')
  return knowComment(deps, viewer, through, wanted.commentId)
}

async function knowPinOf(deps: { db: Db }, viewer: Viewer, commentId: CommentId): Promise<KnownPin> {
  const [row] = await findComments(deps.db, [commentId])
  const pin = row && (await knowPins(deps, viewer, [row.pinId])).get(row.pinId)
  if (!pin) throw new AppError('comment_not_found')
  return pin
}
