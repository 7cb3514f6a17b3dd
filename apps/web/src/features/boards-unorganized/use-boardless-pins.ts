import { boardlessPinsResource, type Pin } from '@pinfold/contract'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { call } from '../../api/client.ts'

const PAGE_SIZE = 50

/** Pins that appear twice count once. */
function pinsOf(pages: readonly { readonly data: readonly Pin[] }[]): readonly Pin[] {
  const known = new Map<string, Pin>()
  for (const pin of pages.flatMap((page) => page.data)) known.set(pin.id, pin)
  return [...known.values()]
}

/** A member's boardless pins, read anew each time they are opened. */
export function useBoardlessPins(userId: string) {
  const query = useInfiniteQuery({
    queryKey: [boardlessPinsResource.get.id, userId],
    queryFn: ({ pageParam, signal }) => {
      const bookmarks = pageParam === undefined ? {} : { bookmarks: [pageParam] }
      return call(boardlessPinsResource.get, { userId, page_size: PAGE_SIZE, ...bookmarks }, { signal })
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.bookmark,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  const { data, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = query
  const pins = useMemo(() => data && pinsOf(data.pages), [data])
  /** Reads on, to the end or so many, and answers the ids of all that was read; a failure ends it sooner. */
  const readAll = async (most: number): Promise<readonly string[]> => {
    let pages = data?.pages ?? []
    let goesOn: boolean = hasNextPage
    while (goesOn && pinsOf(pages).length < most) {
      const read = await fetchNextPage()
      pages = read.data?.pages ?? pages
      goesOn = read.hasNextPage && !read.isFetchNextPageError
    }
    return pinsOf(pages).map(({ id }) => id)
  }
  return {
    /** Undefined while the first are on their way. */
    pins,
    error: data ? null : query.error,
    readAll,
    reread: () => void query.refetch(),
    more: {
      loadMore: hasNextPage && !isFetchingNextPage && !isFetchNextPageError ? () => void fetchNextPage() : undefined,
      isLoadingMore: isFetchingNextPage,
      hasMore: hasNextPage,
      hasFailed: isFetchNextPageError,
      retry: () => void fetchNextPage(),
    },
  }
}
