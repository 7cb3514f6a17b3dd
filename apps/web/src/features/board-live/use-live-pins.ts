import { limits, type Pin } from '@pinfold/contract'
import { type InfiniteData, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { dealtOut } from '../../entities/board/place/list-changes.ts'
import { comparePins, countWaiting } from './newer-pins.ts'
import { useGonePins } from './use-gone-pins.ts'

/** A page of pins, as a call answers it. */
export interface PinPage {
  readonly data: readonly Pin[]
  readonly bookmark?: string
}

type Pages = InfiniteData<PinPage, string | undefined>

const MOST = limits.page.most

/**
 * The pins of a wall as others change them: what changes in place does so at once, and what would move the wall waits until
 * it is asked for.
 */
export function useLivePins(queryKey: readonly unknown[], readPage: (pageSize: number) => Promise<PinPage>) {
  const queries = useQueryClient()
  const [waiting, setWaiting] = useState<{ readonly page: PinPage; readonly newIds: readonly string[] } | null>(null)
  const [goneIds, setGone] = useGonePins()
  const isKept = useRef(false)
  const pagesNow = () => queries.getQueryData<Pages>(queryKey)
  const rowsNow = () => pagesNow()?.pages.flatMap(({ data }) => data) ?? []
  const forget = () => {
    setWaiting(null)
    setGone([])
  }
  const begin = (page: PinPage) => {
    queries.setQueryData<Pages>(queryKey, { pages: [page], pageParams: [undefined] })
    forget()
  }

  return {
    /** Reads as much of the list anew as shows, within what one call answers. */
    read: () => readPage(Math.min(Math.max(rowsNow().length, limits.page.usual), MOST)),
    /** False while a page is on its way: it would bring back what the list was. */
    take(page: PinPage): boolean {
      if (queries.getQueryState(queryKey)?.fetchStatus === 'fetching') return false
      const pages = pagesNow()?.pages ?? []
      const rows = rowsNow()
      const hasMore = pages.at(-1)?.bookmark !== undefined
      const isWhole = page.bookmark === undefined
      if (rows.length === 0) {
        begin(page)
        return true
      }
      const { rows: now, goneIds: gone, newIds } = comparePins({ rows, hasMore }, { rows: page.data, isWhole })
      queries.setQueryData<Pages>(queryKey, (old) => {
        if (!old) return old
        const dealt = dealtOut(old.pages, now)
        const last = dealt.at(-1)
        // A list that was at its end goes on where the reading ended.
        return {
          ...old,
          pages: last && !hasMore && !isWhole ? [...dealt.slice(0, -1), { ...last, ...page, data: last.data }] : dealt,
        }
      })
      setGone(gone)
      setWaiting(newIds.length === 0 ? null : { page, newIds })
      return true
    },
    goneIds,
    /** What the page's loader brings next is what shows already. */
    keepOnce: () => void (isKept.current = true),
    /** Whether what the page's loader brought begins the list anew. */
    begins(): boolean {
      const begins = !isKept.current
      isKept.current = false
      if (begins) forget()
      return begins
    },
    count: countWaiting(waiting?.newIds ?? [], rowsNow()),
    /** There may be still more than the ones counted. */
    isMore:
      waiting !== null && waiting.page.bookmark !== undefined && waiting.newIds.length === waiting.page.data.length,
    showNew() {
      if (!waiting) return
      // What went meanwhile does not come back.
      const wanted = new Set([...waiting.newIds, ...rowsNow().map(({ id }) => id)])
      begin({ ...waiting.page, data: waiting.page.data.filter(({ id }) => wanted.has(id)) })
    },
  }
}
