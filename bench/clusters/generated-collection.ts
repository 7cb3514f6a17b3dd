import type { GroupedPin } from '../../apps/server/src/modules/discovery/clusters/group-pins.ts'
import { LOOK_LENGTH } from '../../apps/server/src/modules/media/pictures/picture-look.ts'

/** Pins whose groups are known, so that what is found can be compared with them. */
export interface GeneratedCollection {
  readonly pins: readonly GroupedPin[]
  readonly groups: readonly number[]
}

interface Wish {
  readonly pins: number
  readonly groups: number
  /** Shares from 0 to 1: of words that belong to no group, of pins without words, of looks that belong to no group. */
  readonly strayWords: number
  readonly wordless: number
  readonly strayLooks: number
  readonly seed: number
}

export const clean = { strayWords: 0.15, wordless: 0, strayLooks: 0.1 }
export const noisy = { strayWords: 0.5, wordless: 0.15, strayLooks: 0.4 }

const WORDS_OF_GROUP = 40
const COMMON_WORDS = 400
const WORDS_OF_PIN = 7

/** Draws a collection; the same wish gives the same one. Groups differ in size, and each has words and a look of its own. */
export function generateCollection(wish: Wish): GeneratedCollection {
  const random = seeded(wish.seed)
  const whole = (below: number) => Math.floor(random() * below)
  // As in texts: the first words of a list are far more frequent than the last.
  const skewed = (below: number) => Math.floor(below * random() ** 2)
  const looks = Array.from({ length: wish.groups }, () => drawLook(random))
  const groups = Array.from({ length: wish.pins }, () => Math.floor(wish.groups * random() ** 1.3))
  const pins = groups.map((group): GroupedPin => {
    const word = () =>
      random() < wish.strayWords ? `common${skewed(COMMON_WORDS)}x` : `group${group}word${skewed(WORDS_OF_GROUP)}x`
    const words = random() < wish.wordless ? [] : Array.from({ length: WORDS_OF_PIN }, word)
    const own = random() < wish.strayLooks ? drawLook(random) : (looks[group] ?? [])
    return {
      texts: [
        [words.slice(0, 3).join(' '), 3],
        [words.slice(3).join(' '), 1],
      ],
      look: Uint8Array.from(own, (value) => Math.min(255, Math.max(0, value + whole(40) - 20))),
    }
  })
  return { pins, groups }
}

const drawLook = (random: () => number) => Array.from({ length: LOOK_LENGTH }, () => Math.floor(90 * random() ** 3))

/** Mulberry32 by Tommy Ettinger: small, and the same on every machine. */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
