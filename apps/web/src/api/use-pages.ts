import type { Endpoint, OptionsInput, ReplyOf } from '@pinfold/contract'
import { type InfiniteData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useLayoutEffect, useMemo } from 'react'
import { type Answer, call } from './client.ts'

interface WithId {
  readonly id: string
}

/** An endpoint whose reply is a list of things with ids. */
type ListEndpoint = Endpoint & { readonly paged: boolean }
type RowOf<E extends Endpoint> = ReplyOf<E> extends readonly (infer R)[] ? R : never

/** The list's key in the cache. */
export const listKey = (endpoint: Endpoint, options: unknown) => [endpoint.id, options] as const

type Pages<E extends Endpoint> = InfiniteData<Answer<E>, string | undefined>

const firstIds = (answer: { data: unknown }) => (answer.data as WithId[]).map((row) => row.id).join()

/** Keeps the pages that were read when the list still begins the same, so that Back finds its place again. */
export function withFirstPage<E extends Endpoint>(old: Pages<E> | undefined, first: Answer<E>): Pages<E> {
  const isSame = old?.pages[0] !== undefined && firstIds(old.pages[0]) === firstIds(first)
  if (old && isSame) return { ...old, pages: [first, ...old.pages.slice(1)] }
  return { pages: [first], pageParams: [undefined] }
}

/** A list that goes on by bookmarks, begun by the page's loader. Rows that appear twice count once. */
export function usePages<E extends ListEndpoint>(endpoint: E, options: OptionsInput<E>, first: Answer<E>) {
  const client = useQueryClient()
  const queryKey = listKey(endpoint, options)
  const query = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam, signal }) => {
      const bookmarks = pageParam === undefined ? {} : { bookmarks: [pageParam] }
      return call(endpoint, { ...(options as object), ...bookmarks } as OptionsInput<E>, { signal })
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last: Answer<E>) => last.bookmark,
    initialData: (): Pages<E> => ({ pages: [first], pageParams: [undefined] }),
    staleTime: Number.POSITIVE_INFINITY,
  })
  const key = JSON.stringify(queryKey)
  useLayoutEffect(() => {
    client.setQueryData<Pages<E>>(JSON.parse(key) as unknown[], (old) => withFirstPage(old, first))
  }, [client, key, first])
  const rows = useMemo(() => {
    const known = new Set<string>()
    return query.data.pages
      .flatMap((page) => page.data as RowOf<E>[])
      .filter((row) => {
        const { id } = row as WithId
        return known.has(id) ? false : known.add(id)
      })
  }, [query.data])
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = query
  const loadMore = hasNextPage && !isFetchingNextPage && !isFetchNextPageError ? () => void fetchNextPage() : undefined
  return {
    rows,
    loadMore,
    isLoadingMore: isFetchingNextPage,
    hasFailed: isFetchNextPageError,
    retry: () => void fetchNextPage(),
  }
}
