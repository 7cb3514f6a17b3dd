import type { Endpoint, OptionsInput, ReplyOf } from '@pinfold/contract'
import { type InfiniteData, replaceEqualDeep, useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useEffectEvent, useLayoutEffect, useMemo } from 'react'
import { NavigationType, useNavigationType } from 'react-router'
import { type Answer, call } from './client.ts'
import { useOnceBack } from './connection.ts'

/** Milliseconds that a list outlives its screen: long enough to read something and come back. */
const KEPT = 1_800_000

interface WithId {
  readonly id: string
}

/** An endpoint whose reply is a list of things with ids. */
type ListEndpoint = Endpoint & { readonly paged: boolean }
type RowOf<E extends Endpoint> = ReplyOf<E> extends readonly (infer R)[] ? R : never

/** The list's key in the cache. */
export const listKey = (endpoint: Endpoint, options: unknown) => [endpoint.id, options] as const

type Pages<E extends Endpoint> = InfiniteData<Answer<E>, string | undefined>

const always = () => true
const rowsOf = (answer: { data: unknown } | undefined) => (answer?.data ?? []) as readonly WithId[]
const idsOf = (rows: readonly WithId[]) => rows.map((row) => row.id).join()

/**
 * Keeps the pages that were read when the list still begins the same. After Back it also keeps them when the list has
 * grown at its beginning, so that the reader finds the place again; rows that are gone go.
 */
export function withFirstPage<E extends Endpoint>(
  old: Pages<E> | undefined,
  first: Answer<E>,
  isBack = false,
): Pages<E> {
  const fresh: Pages<E> = { pages: [first], pageParams: [undefined] }
  const known = rowsOf(old?.pages[0])
  if (!old || known.length === 0) return fresh
  if (idsOf(known) === idsOf(rowsOf(first))) return { ...old, pages: [first, ...old.pages.slice(1)] }
  // Without a next page, what is not on this one is gone.
  if (!isBack || first.bookmark === undefined) return fresh
  const now = new Map(rowsOf(first).map((row) => [row.id, row]))
  // Beyond the last row that is on both, a missing one may only have moved to the next page.
  const lastShared = known.findLastIndex((row) => now.has(row.id))
  const data = known.flatMap((row, index) => now.get(row.id) ?? (index > lastShared ? [row] : []))
  const begun = { ...old.pages[0], data: data as unknown as ReplyOf<E> } as Answer<E>
  return { ...old, pages: [begun, ...old.pages.slice(1)] }
}

const isEqual = <T>(one: T, other: T) => replaceEqualDeep(one, other) === one
const restOf = <P extends object>(page: P) => ({ ...page, data: null })

/**
 * Rows that come again unchanged stay the objects they were, wherever on the list they stand now: what shows them need
 * not be rendered again. (The usual way compares places, and is slow where a long list has moved by one.)
 */
export function keepRows<E extends Endpoint>(old: Pages<E> | undefined, now: Pages<E>): Pages<E> {
  if (!old || old === now) return now
  let known: Map<string, WithId> | undefined
  const pages = now.pages.map((page, index) => {
    const before = old.pages[index]
    if (before === undefined || before === page) return page
    known ??= new Map(old.pages.flatMap(rowsOf).map((row) => [row.id, row]))
    const rows = rowsOf(page).map((row) => replaceEqualDeep(known?.get(row.id), row))
    const isSame = rows.length === rowsOf(before).length && rows.every((row, at) => row === rowsOf(before)[at])
    return isSame && isEqual(restOf(before), restOf(page)) ? before : { ...page, data: rows as unknown as ReplyOf<E> }
  })
  const isSame = pages.length === old.pages.length && pages.every((page, index) => page === old.pages[index])
  return isSame ? old : { ...now, pages }
}

/**
 * A list that goes on by bookmarks, begun by the page's loader. Rows that appear twice count once. What the loader brings
 * later begins the list anew, unless `begins` says no. After Back the reader finds the place again; not where `keepsPlace`
 * is false, which is for lists that are worked on: what was done to them shows at once.
 */
export function usePages<E extends ListEndpoint>(
  endpoint: E,
  options: OptionsInput<E>,
  first: Answer<E>,
  begins: () => boolean = always,
  keepsPlace = true,
) {
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
    gcTime: KEPT,
    structuralSharing: (old, now) => keepRows(old as Pages<E> | undefined, now as Pages<E>),
  })
  const key = JSON.stringify(queryKey)
  const isBack = useNavigationType() === NavigationType.Pop && keepsPlace
  const begin = useEffectEvent((page: Answer<E>) => {
    if (!begins()) return
    const shown = JSON.parse(key) as unknown[]
    const state = client.getQueryState(shown)
    // What went wrong before is over when its list begins anew.
    const isSound = state?.status === 'success' && !state.isInvalidated
    client.setQueryData<Pages<E>>(shown, (old) => {
      const now = keepRows(old, withFirstPage(old, page, isBack))
      // Equal data that is set tells everybody who shows it, and a whole screen would be rendered twice as it opens.
      return now === old && isSound ? undefined : now
    })
  })
  // Only what a loader brings anew: going elsewhere beside the list must not bring back what it began with.
  useLayoutEffect(() => begin(first), [key, first])
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
  useOnceBack(() => {
    if (isFetchNextPageError) void fetchNextPage()
  })
  const loadMore = hasNextPage && !isFetchingNextPage && !isFetchNextPageError ? () => void fetchNextPage() : undefined
  return {
    rows,
    pages: query.data.pages,
    loadMore,
    isLoadingMore: isFetchingNextPage,
    hasMore: hasNextPage,
    hasGoneOn: query.data.pages.length > 1,
    hasFailed: isFetchNextPageError,
    retry: () => void fetchNextPage(),
  }
}
