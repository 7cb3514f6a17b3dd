import { type Board, type ReplyOf, boardPickerBoardsResource, limits } from '@pinfold/contract'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { call } from '../../../api/client.ts'
import { pickerKey } from '../board-keys.ts'
import { boardsChanged, expectStaleness } from './stale-boards.ts'
import { currentLanguage, localeOf } from '@pinfold/words'

/** All boards a member can save to, by name, and those used last. */
export type PickerBoards = ReplyOf<typeof boardPickerBoardsResource.get>

/** The boards a member can save to. Saving moves boards about, so they are asked for again after a while. */
export const pickerQuery = queryOptions({
  queryKey: pickerKey,
  queryFn: ({ signal }) => call(boardPickerBoardsResource.get, {}, { signal }).then((answer) => answer.data),
})

/** Those of all boards whose names hold the words, for members with more boards than the picker brings. */
export const foundBoardsQuery = (words: string) =>
  queryOptions({
    queryKey: [...pickerKey, 'found', words],
    queryFn: ({ signal }) =>
      call(boardPickerBoardsResource.get, { query: words }, { signal }).then((answer) => answer.data.all_boards),
  })

function byName(boards: readonly Board[]): Board[] {
  const { compare } = new Intl.Collator(localeOf(currentLanguage()))
  return boards.toSorted((a, b) => compare(a.name, b.name))
}

/** The boards of a picker with others among them that were looked up. */
export function withFound(known: PickerBoards, found: readonly Board[]): PickerBoards {
  const ids = new Set(known.all_boards.map(({ id }) => id))
  const others = found.filter(({ id }) => !ids.has(id))
  return { ...known, all_boards: byName([...known.all_boards, ...others]) }
}

/** Saving to a board brings it to the front. A board that is not known yet comes in by its name. */
export function withLastUsed(known: PickerBoards, board: Board): PickerBoards {
  const { all_boards, boards_shortlist } = known
  const others = (boards: readonly Board[]) => boards.filter(({ id }) => id !== board.id)
  const isKnown = all_boards.some(({ id }) => id === board.id)
  const all = isKnown ? all_boards : byName([...all_boards, board])
  return {
    ...known,
    all_boards: all,
    boards_shortlist: [board, ...others(boards_shortlist)].slice(0, limits.boardPicker.mostRecent),
  }
}

/** Says at once what the server will say once it has saved. */
export function boardUsed(queries: QueryClient, board: Board): void {
  const { queryKey } = pickerQuery
  expectStaleness()
  // An answer under way is older than this.
  void queries.cancelQueries({ queryKey })
  queries.setQueryData(queryKey, (boards) => boards && withLastUsed(boards, board))
}

/** The server has put something on a board, or made it: it comes first at once, and the next look asks for all of them. */
export function boardFilled(queries: QueryClient, board: Board): void {
  boardUsed(queries, board)
  boardsChanged(queries)
}
