import type { Endpoint, OptionsInput, ReplyOf } from '@pinfold/contract'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type Answer, call } from '../../../api/client.ts'
import { messageOf } from '../../../api/failure.ts'
import { showToast } from '../../../ui/toast-store.ts'

interface WithId {
  readonly id: string
}

type RowOf<E extends Endpoint> = ReplyOf<E> extends readonly (infer R)[] ? R & WithId : never

/** ER-07: rows that go at once when something is done with them, and come back where it fails. */
export function useLeavingRows<T extends WithId>(all: readonly T[]) {
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set())
  const bringBack = (id: string) => setGone((before) => new Set([...before].filter((other) => other !== id)))
  return {
    rows: all.filter(({ id }) => !gone.has(id)),
    async act(id: string, work: () => Promise<unknown>): Promise<void> {
      setGone((before) => new Set([...before, id]))
      try {
        await work()
      } catch (error) {
        bringBack(id)
        showToast({ text: messageOf(error) })
      }
    },
  }
}

/** A list of the server, read when it is looked at, whose rows go at once and come back as in `useLeavingRows`. */
export function useTeamList<E extends Endpoint>(endpoint: E, options: OptionsInput<E>) {
  const query = useInfiniteQuery({
    queryKey: [endpoint.id, options],
    queryFn: ({ pageParam }) => {
      const bookmarks = pageParam === undefined ? {} : { bookmarks: [pageParam] }
      return call(endpoint, { ...(options as object), ...bookmarks } as OptionsInput<E>)
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last: Answer<E>) => last.bookmark,
    gcTime: 0,
  })
  const all = (query.data?.pages ?? []).flatMap((page) => page.data as RowOf<E>[])
  return {
    ...useLeavingRows(all),
    isLoading: query.isPending,
    /** Where the list could not be read at all. */
    error: query.data ? null : query.error,
    retry: () => void query.refetch(),
    isLoadingMore: query.isFetchingNextPage,
    hasFailedMore: query.isFetchNextPageError,
    loadMore: query.hasNextPage ? () => void query.fetchNextPage() : undefined,
  }
}
