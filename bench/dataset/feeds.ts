import type { Id } from '../../apps/server/src/platform/ids/ids.ts'
import type { MadePin } from './pins.ts'

/** The newest of these numbers, newest first, each once. Every list is ascending. */
export function newestOf(lists: readonly (readonly number[])[], limit: number): number[] {
  const newest = lists.flatMap((list) => list.slice(-limit))
  const sorted = Int32Array.from(new Set(newest)).toSorted()
  return Array.from(sorted.subarray(Math.max(0, sorted.length - limit)).toReversed())
}

/** Whom and what a reader follows, by their places. */
interface Followed {
  readonly members: ReadonlySet<number>
  readonly boards: ReadonlySet<number>
}

/** A pin in a feed, and whose follow brought it. */
interface FeedItem {
  readonly pinId: Id
  readonly pinner: number | null
  readonly board: number | null
}

/** What the feeds of the data set are made of: the listed pins of each member and board, in the order of time. */
export function createFeedNotes() {
  const pinIds: Id[] = []
  const pinners: number[] = []
  const boards: (number | null)[] = []
  const ofMember = new Map<number, number[]>()
  const ofBoard = new Map<number, number[]>()
  return {
    note(pins: readonly MadePin[]): void {
      for (const pin of pins.filter(({ isListed }) => isListed)) {
        append(ofMember, pin.pinner, pinIds.length)
        if (pin.board !== null) append(ofBoard, pin.board, pinIds.length)
        pinIds.push(pin.id)
        pinners.push(pin.pinner)
        boards.push(pin.board)
      }
    },
    /** The newest pins of all that the reader follows. */
    feedOf(followed: Followed, limit: number): FeedItem[] {
      const lists = [
        ...[...followed.members].map((place) => ofMember.get(place) ?? []),
        ...[...followed.boards].map((place) => ofBoard.get(place) ?? []),
      ]
      return newestOf(lists, limit).map((at) => {
        const [pinner, board] = [pinners[at] ?? 0, boards[at] ?? null]
        return {
          pinId: pinIds[at] ?? '0',
          pinner: followed.members.has(pinner) ? pinner : null,
          board: board !== null && followed.boards.has(board) ? board : null,
        }
      })
    },
  }
}

function append(lists: Map<number, number[]>, key: number, value: number): void {
  const list = lists.get(key)
  if (list) list.push(value)
  else lists.set(key, [value])
}
