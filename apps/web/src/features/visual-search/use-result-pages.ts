import { type OptionsInput, type VisualSearchResult, visualLiveSearchResource } from '@pinfold/contract'
import { useMemo, useRef, useState } from 'react'
import { call } from '../../api/client.ts'
import { useOnceBack } from '../../api/connection.ts'
import type { WallMore } from '../../ui/wall-more.ts'
import { joinedResults } from './result-pages.ts'

/** A search by a pin's picture, and where its list goes on; undefined where it ends. */
export interface GoingOn {
  readonly options: OptionsInput<typeof visualLiveSearchResource.get>
  readonly bookmark: string | undefined
}

interface Pages {
  /** The first page's pins: other ones are of another search. */
  readonly of: VisualSearchResult['results']
  readonly more: readonly VisualSearchResult[]
  readonly bookmark: string | undefined
  readonly state: 'still' | 'loading' | 'failed'
}

/** What a search found, with what comes as somebody reads on; what is answered at once does not go on. */
export function useResultPages(
  found: VisualSearchResult,
  goingOn: GoingOn | undefined,
): { readonly all: VisualSearchResult; readonly more: WallMore } {
  const begun: Pages = { of: found.results, more: [], bookmark: goingOn?.bookmark, state: 'still' }
  const [kept, setPages] = useState(begun)
  const pages = kept.of === found.results ? kept : begun
  const asking = useRef<Pages['of'] | null>(null)
  const load = async () => {
    const { of, bookmark } = pages
    if (goingOn === undefined || bookmark === undefined || asking.current === of) return
    asking.current = of
    const settle = (next: Partial<Pages>) => {
      asking.current = asking.current === of ? null : asking.current
      // Another part of the picture may be searched by now.
      setPages((now) => (now.of === of ? { ...now, ...next } : now))
    }
    setPages({ ...pages, state: 'loading' })
    try {
      const answer = await call(visualLiveSearchResource.get, { ...goingOn.options, bookmarks: [bookmark] })
      settle({ more: [...pages.more, answer.data], bookmark: answer.bookmark, state: 'still' })
    } catch {
      settle({ state: 'failed' })
    }
  }
  useOnceBack(() => {
    if (pages.state === 'failed') void load()
  })
  const all = useMemo(() => joinedResults(found, pages.more), [found, pages.more])
  const hasMore = pages.bookmark !== undefined
  return {
    all,
    more: {
      loadMore: hasMore && pages.state === 'still' ? () => void load() : undefined,
      isLoadingMore: pages.state === 'loading',
      hasFailed: pages.state === 'failed',
      retry: () => void load(),
      hasMore,
      hasGoneOn: pages.more.length > 0,
    },
  }
}
