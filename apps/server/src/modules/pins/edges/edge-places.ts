/**
 * Places in the order of a board's pins. A place is a slot (`platform/ids`): the higher stands before the lower, and
 * between two neighbours there is mostly room for thousands.
 */
interface Gap {
  /** Below this one everything goes. */
  readonly ceiling: bigint
  /** The first that stays where it is, below all others. */
  readonly floor: bigint
  /** How many come right below the ceiling. */
  readonly coming: number
  /** What stands between and may give way, highest first. */
  readonly below: readonly bigint[]
  /** What those that come hold now, wherever that is. */
  readonly held: readonly bigint[]
}

interface Places {
  readonly coming: readonly bigint[]
  readonly below: readonly bigint[]
}

/**
 * Spreads those that come, and after them what stands there, over the gap; null where it is too narrow. What stands there
 * only ever goes down: somebody who reads on from a place above it sees it again, and never misses it. Each new place is
 * free or its own, so that all of them can be written at once.
 */
function spread({ ceiling, floor, coming, below, held }: Gap): Places | null {
  const taken = new Set([...held, ...below])
  const step = (ceiling - floor) / BigInt(coming + below.length + 1)
  const places: bigint[] = []
  let last = ceiling
  for (let index = 0; index < coming + below.length; index += 1) {
    const own = below[index - coming]
    let place = least(ceiling - step * BigInt(index + 1), last - 1n, own ?? last)
    while (taken.has(place) && place !== own) place -= 1n
    if (place <= floor) return null
    places.push(place)
    last = place
  }
  return { coming: places.slice(0, coming), below: places.slice(coming) }
}

const least = (...numbers: readonly bigint[]) => numbers.reduce((a, b) => (b < a ? b : a))

/** Once neighbours give way, they make room for a while: so many slots for each of those that are placed. */
const ROOM = 128n

/**
 * Where those that come go, and where the fewest of the neighbours below go to make room for them. `neighbours` are the
 * next below the ceiling, highest first; null where more of them are needed to tell. After the last one on the board
 * (`isAll`) there is room down to the first slot of all.
 */
export function makeRoom(gap: {
  ceiling: bigint
  held: readonly bigint[]
  neighbours: readonly bigint[]
  isAll: boolean
}): Places | null {
  const { ceiling, held, neighbours, isAll } = gap
  const coming = held.length
  for (let count = 0; count <= neighbours.length; count += 1) {
    const floor = neighbours[count] ?? (isAll ? 0n : null)
    if (floor === null) return null
    const isRoomy = count === 0 || ceiling - floor > ROOM * BigInt(coming + count + 1)
    const places = isRoomy ? spread({ ceiling, floor, coming, below: neighbours.slice(0, count), held }) : null
    if (places !== null) return places
  }
  return null
}
