import type { Board } from '@pinfold/contract'
import { boardCardWords } from './board-card.words.ts'

type Groupable = Pick<Board, 'privacy' | 'profileGroup' | 'archived_by_me_at'>

export interface BoardGroup<B> {
  /** Null for the first group, which needs none. */
  readonly heading: string | null
  readonly boards: readonly B[]
}

const headings = [
  ['public', () => null],
  ['protected', () => boardCardWords.protectedBoards],
  ['secret', () => boardCardWords.secretBoards],
  ['archived', () => boardCardWords.archivedBoards],
] as const

/** The group the server put a board into, else what its own fields say. */
export function groupOf(board: Groupable): NonNullable<Board['profileGroup']> {
  return board.profileGroup ?? (board.archived_by_me_at === null ? board.privacy : 'archived')
}

/** PS-09: unlabelled, protected, secret, archived. The first is there even when empty, the others only when not. */
export function groupBoards<B extends Groupable>(boards: readonly B[]): BoardGroup<B>[] {
  return headings
    .map(([group, heading]) => ({ heading: heading(), boards: boards.filter((board) => groupOf(board) === group) }))
    .filter((group) => group.heading === null || group.boards.length > 0)
}
