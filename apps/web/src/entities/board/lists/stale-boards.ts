import { boardFeedResource, boardSectionPinsResource, type Endpoint } from '@pinfold/contract'
import type { QueryClient } from '@tanstack/react-query'
import { boardKey, pickerKey, titlesKey } from '../board-keys.ts'

// Only the browser changes boards.
let isStale = false

/** Lists of boards that were read before will be old when a wish is granted. */
export function expectStaleness(): void {
  isStale = true
}

/** Whether boards changed since this was asked last. */
export function takeStaleness(): boolean {
  const was = isStale
  isStale = false
  return was
}

/**
 * A board was made, changed, deleted or restored, or has other pins: lists that were read before are old, and the next
 * look asks for them. Where a command says so, the table of effects calls this; otherwise it is called at the moment.
 */
export function boardsChanged(queries: QueryClient): void {
  isStale = true
  void queries.invalidateQueries({ queryKey: pickerKey, refetchType: 'none' })
  // No name proposed for a new board may be one that a board has by now.
  queries.removeQueries({ queryKey: titlesKey })
}

/** Boards have other sections, or sections other names or pins. */
export function sectionsChanged(queries: QueryClient): void {
  boardsChanged(queries)
  // A picker that is open shows which boards have sections.
  for (const queryKey of [boardKey, pickerKey]) void queries.invalidateQueries({ queryKey })
}

const walls = [boardFeedResource.get, boardSectionPinsResource.get]

/** Work in the background has put pins elsewhere: walls that show are read anew, of boards and of sections or of one kind. */
export function wallsChanged(queries: QueryClient, calls: readonly Endpoint[] = walls): void {
  for (const { id } of calls) void queries.invalidateQueries({ queryKey: [id] })
}
