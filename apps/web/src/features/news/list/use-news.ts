import { markNewsSeen, newsHubResource } from '@pinfold/contract'
import { type InfiniteData, type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { type Answer, call } from '../../../api/client.ts'
import { useLive } from '../../../api/use-live.ts'
import { listKey, usePages } from '../../../api/use-pages.ts'
import { countNewer } from './newer-news.ts'

export type NewsPage = Answer<typeof newsHubResource.get>

/** Milliseconds in which news that comes together is asked about once. */
const TOGETHER = 300
const KEY = listKey(newsHubResource.get, {})

const replaceWith = (queries: QueryClient, page: NewsPage) =>
  queries.setQueryData<InfiniteData<NewsPage>>(KEY, { pages: [page], pageParams: [undefined] })

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
  const read = async () => {
    // Where it fails, the next news asks again.
    const page = await call(newsHubResource.get, {}).catch(() => null)
    if (page === null) return
    const shown = queries.getQueryData<InfiniteData<NewsPage>>(KEY)?.pages[0]
    // Where nothing stands, nothing can move.
    if (shown?.data.length === 0) replaceWith(queries, page)
    else setFresh(page)
  }
  const look = () => {
    window.clearTimeout(timer.current)
    timer.current = window.setTimeout(() => void read(), TOGETHER)
  }
  useLive('news', look)
  useLive('reset', look)
  // What came between the reading and the beginning of the stream.
  useLive('hello', look)

  const [newest] = rows
  useMarkSeen(newest?.is_unread === true ? newest.version : undefined)
  const showNew = () => {
    if (fresh) replaceWith(queries, fresh)
    setFresh(null)
  }
  return { ...pages, newCount: fresh ? countNewer(rows, fresh.data) : 0, showNew }
}

/** Says that everything up to the version was seen, and counts anew. */
function useMarkSeen(version: string | undefined): void {
  const queries = useQueryClient()
  useEffect(() => {
    if (version === undefined) return
    const mark = async () => {
      try {
        await call(markNewsSeen, { version })
      } catch {
        // It stays unread, and is marked when it shows again.
      }
    }
    void mark()
  }, [queries, version])
}
