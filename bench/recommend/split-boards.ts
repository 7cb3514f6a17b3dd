import type { Random } from '../dataset/random.ts'
import type { SavedBoards } from './read-saves.ts'

/** Boards of which a part is held out, to be found again. */
export interface SplitBoards {
  readonly kept: SavedBoards
  readonly heldOut: SavedBoards
}

const HELD_OUT = 0.2

/** What somebody else held out, who may have left it in the saves: there it is taken out, since nobody finds what a board shows. */
export function holdOut(boards: SavedBoards, heldOut: SavedBoards): SplitBoards {
  const kept = new Map<number, readonly number[]>()
  for (const [board, pictures] of boards) {
    const out = new Set(heldOut.get(board))
    const left = pictures.filter((picture) => !out.has(picture))
    if (left.length > 0) kept.set(board, left)
  }
  return { kept, heldOut }
}

/** Holds out a fifth of each board, and nothing of boards with fewer than five pictures. */
export function splitBoards(boards: SavedBoards, random: Random): SplitBoards {
  const kept = new Map<number, readonly number[]>()
  const heldOut = new Map<number, readonly number[]>()
  for (const [board, pictures] of boards) {
    const shuffled = [...pictures]
    for (let at = shuffled.length - 1; at > 0; at -= 1) {
      const other = random.below(at + 1)
      ;[shuffled[at], shuffled[other]] = [shuffled[other] ?? 0, shuffled[at] ?? 0]
    }
    const out = Math.floor(shuffled.length * HELD_OUT)
    kept.set(board, shuffled.slice(out))
    if (out > 0) heldOut.set(board, shuffled.slice(0, out))
  }
  return { kept, heldOut }
}
