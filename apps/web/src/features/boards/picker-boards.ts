import { type Board, type ReplyOf, boardPickerBoardsResource, limits } from '@pinfold/contract'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { call } from '../../api/client.ts'
import { noteBoardsChanged, PICKER_KEY } from './stale-boards.ts'

/** All boards a member can save to, by name, and those used last. */
export type PickerBoards = ReplyOf<typeof boardPickerBoardsResource.get>

/** The boards a member can save to. Saving moves boards about, so they are asked for again after a while. */
export const pickerQuery = queryOptions({
  queryKey: PICKER_KEY,
  queryFn: ({ signal }) => call(boardPickerBoardsResource.get, {}, { signal }).then((answer) => answer.data),
})

/** Saving to a board brings it to the front. A board that is not known yet comes in by its name. */
export function withLastUsed({ all_boards, boards_shortlist }: PickerBoards, board: Board): PickerBoards {
  const others = (boards: readonly Board[]) => boards.filter(({ id }) => id !== board.id)
  const isKnown = all_boards.some(({ id }) => id === board.id)
  const all = isKnown ? all_boards : [...all_boards, board].toSorted((a, b) => a.name.localeCompare(b.name))
  return {
    all_boards: all,
    boards_shortlist: [board, ...others(boards_shortlist)].slice(0, limits.boardPicker.mostRecent),
  }
}

/** Says at once what the server will say once it has saved. */
export function noteBoardUsed(queries: QueryClient, board: Board): void {
  const { queryKey } = pickerQuery
  noteBoardsChanged()
  // An answer under way is older than this.
  void queries.cancelQueries({ queryKey })
  queries.setQueryData(queryKey, (boards) => boards && withLastUsed(boards, board))
}

/** Letters without accents and case, so that "kuche" finds "Küche". */
const plain = (text: string) =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLocaleLowerCase()
    .trim()

/** Boards whose name holds every word that was typed; those that begin with it come first. */
export function matchingBoards(boards: readonly Board[], typed: string): readonly Board[] {
  const words = plain(typed).split(/\s+/).filter(Boolean)
  if (words.length === 0) return boards
  const found = boards.filter(({ name }) => words.every((word) => plain(name).includes(word)))
  const begins = ({ name }: Board) => plain(name).startsWith(words[0] ?? '')
  return [...found.filter(begins), ...found.filter((board) => !begins(board))]
}
