import { command, randomKey, read } from './api.ts'

export interface PlaceName {
  readonly id: string
  readonly name: string
}
export interface BoardName extends PlaceName {
  readonly section_count: number
}

interface PickerBoards {
  readonly all_boards: readonly BoardName[]
  readonly boards_shortlist: readonly BoardName[]
}

/** The member's boards, those used last first, each once. */
export async function readBoards(): Promise<BoardName[]> {
  const { boards_shortlist: last, all_boards: all } = await read<PickerBoards>('BoardPickerBoardsResource', {})
  return [...new Map([...last, ...all].map((board) => [board.id, board])).values()]
}

/** Those whose name holds the words, however they are written. */
export function matching<T extends PlaceName>(places: readonly T[], words: string): T[] {
  const plain = (text: string) => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
  return places.filter(({ name }) => plain(name).includes(plain(words.trim())))
}

/** A board's sections. */
export async function readSections(boardId: string): Promise<PlaceName[]> {
  const sections = await read<{ id: string; title: string }[]>('BoardSectionsResource', { board_id: boardId })
  return sections.map(({ id, title }) => ({ id, name: title }))
}

export const createBoard = (name: string): Promise<BoardName> =>
  command<BoardName>('BoardResource', { name }, randomKey())
