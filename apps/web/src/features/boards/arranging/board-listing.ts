import type { BoardOrStory, BoardSortOrder, boardsResource, filteredBoards, OptionsInput } from '@pinfold/contract'
import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import { type Answer, call } from '../../../api/client.ts'
import { listKey } from '../../../api/use-pages.ts'

/** A call that lists boards, with what it is asked for. */
export type BoardListing =
  | { readonly endpoint: typeof boardsResource.get; readonly options: OptionsInput<typeof boardsResource.get> }
  | { readonly endpoint: typeof filteredBoards; readonly options: OptionsInput<typeof filteredBoards> }

/** The same list in any order. */
export type ListingIn = (order: BoardSortOrder) => BoardListing

interface BoardPage {
  readonly data: readonly BoardOrStory[]
  readonly bookmark?: string
}
export type BoardPages = InfiniteData<BoardPage, string | undefined>

export const keyOf = ({ endpoint, options }: BoardListing) => listKey(endpoint, options)

/** Changes the list as it shows. */
export function changePages(
  queries: QueryClient,
  listing: BoardListing,
  change: (pages: BoardPages['pages']) => BoardPages['pages'],
): void {
  queries.setQueryData<BoardPages>(keyOf(listing), (old) => old && { ...old, pages: change(old.pages) })
}

/** Reads as many pages of a list as another one shows, so that nothing is missing when it takes its place. */
export async function readAsFar(queries: QueryClient, listing: BoardListing, pages: number): Promise<void> {
  await queries.fetchInfiniteQuery({
    queryKey: keyOf(listing),
    queryFn: ({ pageParam, signal }): Promise<BoardPage> => {
      const options = { ...listing.options, ...(pageParam !== undefined && { bookmarks: [pageParam] }) }
      const { endpoint } = listing as { endpoint: typeof boardsResource.get }
      return call(endpoint, options as OptionsInput<typeof endpoint>, { signal })
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last: Pick<Answer<typeof boardsResource.get>, 'bookmark'>) => last.bookmark,
    pages,
    staleTime: 0,
  })
}
