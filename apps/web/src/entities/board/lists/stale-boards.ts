import type { QueryClient } from '@tanstack/react-query'

/** Under which the boards that a member can save to are kept. */
export const PICKER_KEY = ['board-picker'] as const

/** Under which names for new boards are kept. */
export const TITLES_KEY = ['board-titles'] as const

// Only the browser changes boards.
let isStale = false

/** To be called when a board was made, changed, deleted or restored: lists that were read before are old now. */
export function noteBoardsChanged(): void {
  isStale = true
}

/** Whether boards changed since this was asked last. */
export function takeStaleness(): boolean {
  const was = isStale
  isStale = false
  return was
}

/** The boards have changed on the server; the next look asks for them. */
export function forgetPickerBoards(queries: QueryClient): void {
  noteBoardsChanged()
  void queries.invalidateQueries({ queryKey: PICKER_KEY, refetchType: 'none' })
  // None of them may be a name that a board has by now.
  queries.removeQueries({ queryKey: TITLES_KEY })
}
