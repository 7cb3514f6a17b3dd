import {
  aggregatedCommentFeedResource,
  aggregatedCommentReplyFeedResource,
  aggregatedCommentResource,
  type Comment,
} from '@pinfold/contract'
import { type InfiniteData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type Answer, call } from '../../api/client.ts'
import { listKey, usePages } from '../../api/use-pages.ts'

/** BC-03: so many show before one asks for more. */
export const COMMENT_PREVIEW = 5

type FeedPages = InfiniteData<Answer<typeof aggregatedCommentFeedResource.get>, string | undefined>

const repliesKey = (commentId: string) => ['comment', commentId, 'replies'] as const
const feedOptions = (pinId: string) => ({ pinId, page_size: COMMENT_PREVIEW })

/** A comment that is on its way; its id is known when it has arrived. */
interface Sent {
  readonly text: string
  readonly id: string | null
}

/** The comments of a pin, and what can be done with the list. `count` follows what the viewer writes and deletes. */
export function useComments(pinId: string, first: Answer<typeof aggregatedCommentFeedResource.get>, count: number) {
  const queries = useQueryClient()
  const [added, setAdded] = useState(0)
  const [newest, setNewest] = useState<string | null>(null)
  const [sent, setSent] = useState<Sent | null>(null)
  const feedKey = listKey(aggregatedCommentFeedResource.get, feedOptions(pinId))
  const pages = usePages(aggregatedCommentFeedResource.get, feedOptions(pinId), first)
  // It makes room for the comment in the same frame.
  if (sent !== null && pages.rows.some(({ id }) => id === sent.id)) setSent(null)

  const editKey = (key: readonly unknown[], edit: (rows: Comment[], page: number) => Comment[]) =>
    queries.setQueryData<FeedPages>(
      key,
      (old) => old && { ...old, pages: old.pages.map((page, index) => ({ ...page, data: edit(page.data, index) })) },
    )
  const keyOf = (comment: Comment) => (comment.parent_id === null ? feedKey : repliesKey(comment.parent_id))
  const replace = (comment: Comment) =>
    editKey(keyOf(comment), (rows) => rows.map((row) => (row.id === comment.id ? comment : row)))
  const countReplies = (parentId: string, by: number) =>
    editKey(feedKey, (rows) =>
      rows.map((row) => (row.id === parentId ? { ...row, comment_count: Math.max(row.comment_count + by, 0) } : row)),
    )

  return {
    ...pages,
    count: Math.max(count + added, 0),
    /** The comment that the viewer has just written. */
    newest,
    /** What the viewer has sent under the pin and the list does not have yet. */
    sending: sent?.text ?? null,
    add: async (text: string, parentId: string | null) => {
      if (parentId === null) setSent({ text, id: null })
      const { data: comment } = await call(aggregatedCommentResource.create, {
        pinId,
        text,
        ...(parentId !== null && { parentId }),
      }).catch((error: unknown) => {
        setSent(null)
        throw error
      })
      if (parentId === null) setSent({ text, id: comment.id })
      setAdded((before) => before + 1)
      setNewest(comment.id)
      if (comment.parent_id === null) {
        editKey(feedKey, (rows, page) => (page === 0 ? [comment, ...rows] : rows))
      } else {
        countReplies(comment.parent_id, 1)
        // Answers stand oldest first; the last page takes the new one when all of them are there.
        const shown = queries.getQueryData<FeedPages>(repliesKey(comment.parent_id))
        const last = (shown?.pages.length ?? 0) - 1
        editKey(repliesKey(comment.parent_id), (rows, page) => (page === last ? [...rows, comment] : rows))
      }
      return comment
    },
    change: async (comment: Comment, text: string) =>
      replace((await call(aggregatedCommentResource.update, { commentId: comment.id, pinId, text })).data),
    remove: async (comment: Comment) => {
      await call(aggregatedCommentResource.delete, { commentId: comment.id, pinId })
      editKey(keyOf(comment), (rows) => rows.filter((row) => row.id !== comment.id))
      if (comment.parent_id !== null) countReplies(comment.parent_id, -1)
      setAdded((before) => before - 1 - comment.comment_count)
      setSent(null)
    },
    replace,
  }
}

export type CommentList = ReturnType<typeof useComments>

/** The answers to a comment, oldest first; read when `isOpen`. */
export function useReplies(pinId: string, commentId: string, isOpen: boolean) {
  const query = useInfiniteQuery({
    queryKey: repliesKey(commentId),
    enabled: isOpen,
    queryFn: ({ pageParam, signal }) =>
      call(
        aggregatedCommentReplyFeedResource.get,
        { pinId, commentId, ...(pageParam !== undefined && { bookmarks: [pageParam] }) },
        { signal },
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.bookmark,
    staleTime: 60_000,
  })
  return {
    rows: query.data?.pages.flatMap((page) => page.data) ?? [],
    isLoading: query.isLoading || query.isFetchingNextPage,
    hasFailed: query.isError,
    retry: () => void query.refetch(),
    loadMore: query.hasNextPage ? () => void query.fetchNextPage() : undefined,
  }
}
