import {
  aggregatedCommentFeedResource,
  aggregatedCommentLikeResource,
  aggregatedCommentReplyFeedResource,
  aggregatedCommentResource,
  unifiedCommentsResource,
} from '@pinfold/contract'
import { requireMember, type Viewer } from '../../platform/auth/viewer.ts'
import type { Binder } from '../../platform/http/binder.ts'
import type { WriteDeps } from '../../platform/write-deps.ts'
import type { CardDeps } from '../graph/index.ts'
import { deleteComment } from './commands/delete-comment.ts'
import { editComment } from './commands/edit-comment.ts'
import { likeComment, unlikeComment } from './commands/like-comment.ts'
import { writeComment } from './commands/write-comment.ts'
import { commentsView, repliesView } from './comment-lists.view.ts'
import { pinThrough } from './comment-facts.ts'
import { commentView } from './comments.view.ts'

/** Comments, the answers to them, and likes. */
export function bindComments({ bind, bindPaged }: Binder, deps: WriteDeps & CardDeps): void {
  /** The options with the pin through which the comment or the list is reached. */
  const through = async <O extends Parameters<typeof pinThrough>[2]>(viewer: Viewer, options: O) => ({
    ...options,
    pinId: await pinThrough(deps, viewer, options),
  })

  bind(aggregatedCommentResource.create, async ({ viewer, options }) => {
    const input = await through(viewer, options)
    return commentView(deps, viewer, input.pinId, await writeComment(deps, requireMember(viewer), input))
  })
  bind(aggregatedCommentResource.update, async ({ viewer, options }) => {
    const input = await through(viewer, options)
    await editComment(deps, requireMember(viewer), input)
    return commentView(deps, viewer, input.pinId, input.commentId)
  })
  bind(aggregatedCommentResource.delete, async ({ viewer, options }) => {
    await deleteComment(deps, requireMember(viewer), await through(viewer, options))
    return null
  })
  bind(aggregatedCommentLikeResource.create, async ({ viewer, options }) => {
    const liked = await through(viewer, options)
    await likeComment(deps, requireMember(viewer), liked)
    return commentView(deps, viewer, liked.pinId, liked.commentId)
  })
  bind(aggregatedCommentLikeResource.delete, async ({ viewer, options }) => {
    const liked = await through(viewer, options)
    await unlikeComment(deps, requireMember(viewer), liked)
    return commentView(deps, viewer, liked.pinId, liked.commentId)
  })

  for (const list of [aggregatedCommentFeedResource.get, unifiedCommentsResource.get])
    bindPaged(list, async ({ viewer, options, page }) =>
      commentsView(deps, viewer, await through(viewer, options), page),
    )
  bindPaged(aggregatedCommentReplyFeedResource.get, async ({ viewer, options, page }) =>
    repliesView(deps, viewer, await through(viewer, options), page),
  )
}
