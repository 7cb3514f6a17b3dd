import type { Id } from '../../apps/server/src/platform/ids/ids.ts'
import type { MadePin } from './pins.ts'

/** The newest of these numbers, newest first, each once. Every list is ascending. */
export function newestOf(lists: readonly (readonly number[])[], limit: number): number[] {
  const counts = lists.map(({ length }) => Math.min(length, limit))
  const candidates = new Int32Array(counts.reduce((sum, count) => sum + count, 0))
  let filled = 0
  for (const [place, list] of lists.entries())
    for (let at = list.length - (counts[place] ?? 0); at < list.length; at += 1) candidates[filled++] = list[at] ?? 0
  candidates.sort()
  const newest: number[] = []
  for (let at = candidates.length - 1; at >= 0 && newest.length < limit; at -= 1)
    if (candidates[at] !== newest.at(-1)) newest.push(candidates[at] ?? 0)
  return newest
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
