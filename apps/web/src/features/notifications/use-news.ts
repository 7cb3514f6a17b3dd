import { markNewsSeen, newsHubResource } from '@pinfold/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { type Answer, call } from '../../api/client.ts'
import { useLive } from '../../api/use-live.ts'
import { UNREAD_KEY } from '../../api/use-unread.ts'
import { listKey, usePages } from '../../api/use-pages.ts'
import { countNewer } from './newer-news.ts'

export type NewsPage = Answer<typeof newsHubResource.get>

/** Milliseconds in which news that comes together is asked about once. */
const TOGETHER = 300

/**
 * The member's news, begun with a page that was read, and what came since. What is being read never moves: newer news
 * waits until it is asked for. Whatever shows is seen.
 */
export function useNews(first: NewsPage) {
  const queries = useQueryClient()
  const pages = usePages(newsHubResource.get, {}, first)
  const { rows } = pages
  const [fresh, setFresh] = useState<NewsPage | null>(null)
  const timer = useRef<number>(undefined)
  useEffect(() => () => window.clearTimeout(timer.current), [])
  const show = useCallback(
    (page: NewsPage) => {
      setFresh(null)
      queries.setQueryData(listKey(newsHubResource.get, {}), { pages: [page], pageParams: [undefined] })
    },
    [queries],
  )
  const look = () => {
    window.clearTimeout(timer.current)
    timer.current = window.setTimeout(
      () => void call(newsHubResource.get, {}).then(setFresh, () => undefined),
      TOGETHER,
    )
  }
  useLive('news', look)
  useLive('reset', look)
  // What came between the reading and the beginning of the stream.
  useLive('hello', look)
  const isEmpty = rows.length === 0
  useEffect(() => {
    if (fresh && isEmpty && fresh.data.length > 0) show(fresh)
  }, [fresh, isEmpty, show])

  const newest = rows[0]
  const unseen = newest?.is_unread === true ? newest.version : undefined
  useEffect(() => {
    if (unseen === undefined) return
    const done = () => queries.invalidateQueries({ queryKey: UNREAD_KEY })
    void call(markNewsSeen, { version: unseen }).then(done, () => undefined)
  }, [queries, unseen])
  return { ...pages, newCount: fresh ? countNewer(rows, fresh.data) : 0, showNew: () => fresh && show(fresh) }
}
