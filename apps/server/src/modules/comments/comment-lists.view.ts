import type { Comment, CommentId, PinId } from '@pinfold/contract'
import { noteRows } from '../../platform/db/kept/noted-rows.ts'
import { requireAllowed } from '../../platform/auth/decision.ts'
import type { Viewer } from '../../platform/auth/viewer.ts'
import type { Page } from '../../platform/http/binder.ts'
import type { Id } from '../../platform/ids/ids.ts'
import { type CardDeps, knowMembers } from '../graph/index.ts'
import { canComment, type KnownPin, type Place } from '../pins/index.ts'
import { isBlockedEitherWay, knowComment, seePinOfComments } from './comment-facts.ts'
import { canSeeComment } from './comments.policy.ts'
import { type CommentRow, findNewestComments, findReplies } from './comments.queries.ts'
import { presentComments } from './comments.view.ts'

const MOST_ROUNDS = 4
const nothing: Page<Comment[]> = { items: [], next: null }

/** The comments on a pin, newest first; none while comments are off there. Throws what `seePinOfComments` throws. */
export async function commentsView(
  deps: CardDeps,
  viewer: Viewer,
  options: { pinId: PinId; objectId?: Id | undefined },
  place: Place,
): Promise<Page<Comment[]>> {
  const pin = await seePinOfComments(deps, viewer, options)
  if (!canComment(pin.facts).isAllowed) return nothing
  return fillCommentPage(deps, viewer, pin, place, (at) => findNewestComments(deps.db, pin.row.aggregateId, at))
}

/** The answers to a comment, oldest first. Throws `pin_not_found` and `comment_not_found`. */
export async function repliesView(
  deps: CardDeps,
  viewer: Viewer,
  options: { pinId: PinId; commentId: CommentId },
  place: Place,
): Promise<Page<Comment[]>> {
  const pin = await seePinOfComments(deps, viewer, options)
  if (!canComment(pin.facts).isAllowed) return nothing
  const { facts } = await knowComment(deps, viewer, pin, options.commentId)
  requireAllowed(canSeeComment(facts))
  return fillCommentPage(deps, viewer, pin, place, (at) => findReplies(deps.db, options.commentId, at))
}

/** Fills a page in at most four rounds, since comments by whoever is blocked are left out; `next` is the last key examined. */
async function fillCommentPage(
  deps: CardDeps,
  viewer: Viewer,
  pin: KnownPin,
  place: Place,
  find: (place: Place) => Promise<CommentRow[]>,
): Promise<Page<Comment[]>> {
  const shown: CommentRow[] = []
  let { after } = place
  let isOver = false
  for (let round = 0; round < MOST_ROUNDS && !isOver && shown.length < place.limit; round += 1) {
    const limit = place.limit - shown.length
    const rows = await find({ after, limit })
    noteRows(rows.map(({ id }) => id))
    const authorIds = rows.map(({ authorId }) => authorId)
    const authors = await knowMembers(deps, viewer, authorIds)
    shown.push(
      ...rows.filter(({ authorId }) => {
        const author = authors.get(authorId)
        return author !== undefined && !isBlockedEitherWay(author)
      }),
    )
    after = rows.at(-1)?.id ?? after
    isOver = rows.length < limit
  }
  return { items: await presentComments(deps, viewer, pin, shown), next: isOver ? null : after }
}
