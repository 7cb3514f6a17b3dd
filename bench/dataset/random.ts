/** Numbers that look random and are the same for the same seed. */
export interface Random {
  /** From 0, below 1. */
  next(): number
  /** A whole number from 0, below `end`. */
  below(end: number): number
  isHit(probability: number): boolean
}

/** By the mulberry32 generator (Tommy Ettinger, public domain). */
export function randomFrom(seed: number): Random {
  let state = seed | 0
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const below = (end: number) => Math.floor(next() * end)
  return { next, below, isHit: (probability) => next() < probability }
}

/**
 * Picks places 0 to size - 1 by Zipf's law: place n has the weight 1 / (n + 1) ** exponent.
 * An exponent of 0 makes all equal; words of a language have about 1.
 */
export function zipfPicker(size: number, exponent: number): (random: Random) => number {
  const sums = new Float64Array(size)
  let sum = 0
  for (let place = 0; place < size; place += 1) {
    sum += 1 / (place + 1) ** exponent
    sums[place] = sum
  }
  return (random) => {
    const wanted = random.next() * sum
    let [low, high] = [0, size - 1]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((sums[middle] ?? 0) < wanted) low = middle + 1
      else high = middle
    }
    return low
  }
}
