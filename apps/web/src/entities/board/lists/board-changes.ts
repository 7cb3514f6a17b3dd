import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { boardLists } from './boards-page.ts'
import { takeStaleness } from './stale-boards.ts'

const areBoards = {
  predicate: ({ queryKey: [id] }: { queryKey: readonly unknown[] }) =>
    typeof id === 'string' && boardLists.includes(id),
}

/** Reads the lists on the screen anew, from their beginning. */
export const rereadBoards = (queries: QueryClient): Promise<void> => queries.resetQueries(areBoards)

/** Lists that have gone on keep their later pages when they are seen again; stale ones must not. */
function forgetStaleLists(queries: QueryClient): void {
  if (takeStaleness()) queries.removeQueries(areBoards)
}

/** ST-11: stale lists of boards are forgotten on leaving, and on coming back from a screen that made them so. */
export function useFreshBoards(): void {
  const queries = useQueryClient()
  // Before the first list is read.
  useState(() => forgetStaleLists(queries))
  useEffect(() => () => forgetStaleLists(queries), [queries])
}

const lastCounts = new Map<string, number>()

/** ST-11: a list of own boards that are fewer than before begins at its top. */
export function useTopWhenFewer(list: string, count: number, isOwn: boolean): void {
  useEffect(() => {
    if (!isOwn) return
    const before = lastCounts.get(list)
    lastCounts.set(list, count)
    if (before !== undefined && count < before) window.scrollTo({ top: 0 })
  }, [list, count, isOwn])
}
