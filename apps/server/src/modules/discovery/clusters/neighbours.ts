import { Nearest } from './nearest.ts'
import type { WordVector } from './word-vectors.ts'

/** For each pin the places of those most like it, the nearest first. */
export type Neighbours = (readonly number[])[]

/** Those that share the most telling words, found through an index of words. At most `most` each. */
export function neighboursByWords(vectors: readonly WordVector[], most: number): Neighbours {
  const index = indexOf(vectors)
  const likeness = new Float64Array(vectors.length)
  return vectors.map((vector, own) => {
    const touched: number[] = []
    for (const [word, value] of vector) {
      const postings = index.get(word)
      if (!postings) continue
      const { places, values } = postings
      for (let at = 0; at < places.length; at++) {
        const place = places[at] ?? 0
        const before = likeness[place] ?? 0
        if (before === 0) touched.push(place)
        likeness[place] = before + value * (values[at] ?? 0)
      }
    }
    const nearest = new Nearest(most)
    for (const place of touched) {
      if (place !== own) nearest.offer(place, likeness[place] ?? 0)
      likeness[place] = 0
    }
    return nearest.places
  })
}

function indexOf(vectors: readonly WordVector[]) {
  const index = new Map<string, { places: number[]; values: number[] }>()
  vectors.forEach((vector, place) => {
    for (const [word, value] of vector) {
      const postings = index.get(word) ?? { places: [], values: [] }
      index.set(word, postings)
      postings.places.push(place)
      postings.values.push(value)
    }
  })
  return index
}

/** Each look divided by its length; null where a picture has none. */
export function unitLooks(looks: readonly (Uint8Array | null)[]): (Float64Array | null)[] {
  return looks.map((look) => {
    if (look === null) return null
    const length = Math.hypot(...look)
    return length === 0 ? null : Float64Array.from(look, (value) => value / length)
  })
}

/** The Bhattacharyya coefficient of two unit looks, 0 to 1. */
export function lookLikeness(one: Float64Array, other: Float64Array): number {
  let sum = 0
  for (let at = 0; at < one.length; at++) sum += (one[at] ?? 0) * (other[at] ?? 0)
  return sum
}

const HOMES = 2
/** The most that are compared of those around one look: where thousands look alike, any of them will do. */
const MOST_COMPARED = 150

/**
 * Those that look most alike. Looks gather around some of them, as many as the square root of all, and are compared with
 * some of the others around the same ones only: time grows with n to the power of 1.5.
 */
export function neighboursByLook(looks: readonly (Float64Array | null)[], most: number): Neighbours {
  const seen = looks.flatMap((look, place) => (look === null ? [] : [{ look, place }]))
  const stride = Math.max(1, Math.floor(Math.sqrt(seen.length)))
  const pivots = seen.filter((_, at) => at % stride === 0)
  const around: number[][] = pivots.map(() => [])
  const homes = seen.map(({ look, place }) => {
    const nearest = new Nearest(HOMES)
    pivots.forEach((pivot, at) => nearest.offer(at, lookLikeness(look, pivot.look)))
    for (const pivot of nearest.places) around[pivot]?.push(place)
    return nearest.places
  })
  const neighbours: Neighbours = looks.map(() => [])
  const comparedWith = new Int32Array(looks.length).fill(-1)
  seen.forEach(({ look, place }, at) => {
    const nearest = new Nearest(most)
    comparedWith[place] = place
    for (const pivot of homes[at] ?? []) {
      const others = around[pivot] ?? []
      const step = Math.max(1, Math.ceil(others.length / MOST_COMPARED))
      for (let next = at % step; next < others.length; next += step) {
        const other = others[next] ?? place
        if (comparedWith[other] === place) continue
        comparedWith[other] = place
        nearest.offer(other, lookLikeness(look, looks[other] ?? look))
      }
    }
    neighbours[place] = nearest.places
  })
  return neighbours
}
