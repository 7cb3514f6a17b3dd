import {
  aggregatedCommentFeedResource,
  aggregatedCommentLikeResource,
  aggregatedCommentReplyFeedResource,
  aggregatedCommentResource,
  unifiedCommentsResource,
} from '@pinfold/contract'
import { requireMember } from '../../platform/auth/viewer.ts'
import type { Binder } from '../../platform/http/binder.ts'
import type { RateLimit } from '../../platform/rate-limit/rate-limit.ts'
import type { WriteDeps } from '../../platform/write-deps.ts'
import type { CardDeps } from '../graph/index.ts'
import { deleteComment } from './commands/delete-comment.ts'
import { editComment } from './commands/edit-comment.ts'
import { likeComment, unlikeComment } from './commands/like-comment.ts'
import { writeComment } from './commands/write-comment.ts'
import { commentsView, repliesView } from './comment-lists.view.ts'
import { commentView } from './comments.view.ts'

/** Comments, the answers to them, and likes. */
export function bindComments({ bind, bindPaged }: Binder, deps: WriteDeps & CardDeps & { rateLimit: RateLimit }): void {
  bind(aggregatedCommentResource.create, async ({ viewer, options }) =>
    commentView(deps, viewer, options.pinId, await writeComment(deps, requireMember(viewer), options)),
  )
  bind(aggregatedCommentResource.update, async ({ viewer, options }) => {
    await editComment(deps, requireMember(viewer), options)
    return commentView(deps, viewer, options.pinId, options.commentId)
  })
  bind(aggregatedCommentResource.delete, async ({ viewer, options }) => {
    await deleteComment(deps, requireMember(viewer), options)
    return null
  })
  bind(aggregatedCommentLikeResource.create, async ({ viewer, options }) => {
    await likeComment(deps, requireMember(viewer), options)
    return commentView(deps, viewer, options.pinId, options.commentId)
  })
  bind(aggregatedCommentLikeResource.delete, async ({ viewer, options }) => {
    await unlikeComment(deps, requireMember(viewer), options)
    return commentView(deps, viewer, options.pinId, options.commentId)
  })

  bindPaged(aggregatedCommentFeedResource.get, ({ viewer, options, page }) => commentsView(deps, viewer, options, page))
  bindPaged(unifiedCommentsResource.get, ({ viewer, options, page }) => commentsView(deps, viewer, options, page))
  bindPaged(aggregatedCommentReplyFeedResource.get, ({ viewer, options, page }) =>
    repliesView(deps, viewer, options, page),
  )
}
