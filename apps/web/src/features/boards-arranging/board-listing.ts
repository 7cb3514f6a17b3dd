import type {
  Board,
  BoardOrStory,
  BoardSortOrder,
  boardsResource,
  filteredBoards,
  OptionsInput,
} from '@pinfold/contract'
import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import { type Answer, call } from '../../api/client.ts'
import { listKey } from '../../api/use-pages.ts'
import { isBoard } from '../../entities/board/lists/boards-page.ts'

/** A call that lists boards, with what it is asked for. */
export type BoardListing =
  | { readonly endpoint: typeof boardsResource.get; readonly options: OptionsInput<typeof boardsResource.get> }
  | { readonly endpoint: typeof filteredBoards; readonly options: OptionsInput<typeof filteredBoards> }

/** A list of boards, in whatever order it is asked for. */
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

interface Page {
  readonly data: readonly BoardOrStory[]
}

/** The pages of a list with its boards in another order. What is no board, and what is not in the order, stays. */
export function withOrder<P extends Page>(pages: readonly P[], order: readonly string[]): P[] {
  const known = new Map(pages.flatMap(({ data }) => data).map((row) => [row.id, row]))
  const wanted = new Set(order)
  const next = order.flatMap((id) => known.get(id) ?? []).values()
  const seen = new Set<string>()
  return pages.map((page) => ({
    ...page,
    data: page.data
      // A board that came on two pages has one place.
      .filter((row) => !seen.has(row.id) && seen.add(row.id))
      .map((row) => (isBoard(row) && wanted.has(row.id) ? (next.next().value ?? row) : row)),
  }))
}

/** The pages with what a board has become; what only the list says of it, as its group, stays. */
export function withBoard<P extends Page>(pages: readonly P[], board: Board): P[] {
  const change = (row: BoardOrStory) => {
    if (row.id !== board.id || !isBoard(row)) return row
    return { ...row, ...board, ...(row.profileGroup && { profileGroup: row.profileGroup }) }
  }
  return pages.map((page) => ({ ...page, data: page.data.map(change) }))
}

/** The pages without a board that is gone. */
export const withoutBoard = <P extends Page>(pages: readonly P[], goneId: string): P[] =>
  pages.map((page) => ({ ...page, data: page.data.filter(({ id }) => id !== goneId) }))
