/** Numbers that look random and are the same for the same seed: mulberry32 (Tommy Ettinger, public domain). */
export class Random {
  #state: number

  /** Takes any text; FNV-1a makes a 32-bit seed of it. */
  constructor(seed: string) {
    let hash = 0x811c9dc5
    for (let index = 0; index < seed.length; index += 1) {
      hash = Math.imul(hash ^ seed.charCodeAt(index), 0x01000193)
    }
    this.#state = hash
  }

  /** From 0 up to, but never, 1. */
  readonly next = (): number => {
    this.#state = (this.#state + 0x6d2b79f5) | 0
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }

  between(low: number, high: number): number {
    return low + this.next() * (high - low)
  }

  /** A whole number, both ends included. */
  whole(low: number, high: number): number {
    return Math.floor(this.between(low, high + 1))
  }

  /** Near the middle more often than far from it: the mean of three draws. */
  around(middle: number, spread: number): number {
    return middle + ((this.next() + this.next() + this.next()) / 1.5 - 1) * spread
  }

  chance(part: number): boolean {
    return this.next() < part
  }

  pick<T>(list: readonly T[]): T {
    return entry(list, Math.floor(this.next() * list.length))
  }

  /** Fisher-Yates, on a copy. */
  shuffled<T>(list: readonly T[]): T[] {
    const mixed = [...list]
    for (let last = mixed.length - 1; last > 0; last -= 1) {
      const other = this.whole(0, last)
      const kept = entry(mixed, last)
      mixed[last] = entry(mixed, other)
      mixed[other] = kept
    }
    return mixed
  }
}

/** The entry at a place counted around the list. Throws on an empty list. */
export function entry<T>(list: readonly T[], place: number): T {
  const found = list[((place % list.length) + list.length) % list.length]
  if (found === undefined) throw new RangeError('There is nothing to choose from.')
  return found
}

/** Calls `make` for 0 up to, but not, `count`. */
export function times<T>(count: number, make: (index: number) => T): T[] {
  return Array.from({ length: Math.max(0, Math.floor(count)) }, (_, index) => make(index))
}
