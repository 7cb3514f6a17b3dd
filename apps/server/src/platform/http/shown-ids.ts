import type { Id } from '../ids/ids.ts'

/** Of each id the last 48 bits: two of one list have the same by a chance of less than one in a million. */
const BYTES = 6
const BITS = 8 * BYTES

/** What a list has shown that is ordered anew for each page, as its bookmark holds it. */
export interface ShownIds {
  /** The last bits of each. */
  readonly marks: readonly number[]
  has(id: Id): boolean
  /** The text of these and more, to be read by the next page; of at most the last `most`. */
  and(ids: readonly Id[], most?: number): string
}

/** What a statement takes of an id, by `&`, to compare it with `marks`. */
export const LAST_BITS: string = (2n ** BigInt(BITS) - 1n).toString()

const markOf = (id: Id) => Number(BigInt.asUintN(BITS, BigInt(id)))

/** Reads what `and` wrote; nothing was shown for null. */
export function readShown(text: string | null): ShownIds {
  const bytes = Buffer.from(text ?? '', 'base64url')
  const marks = Array.from({ length: Math.floor(bytes.length / BYTES) }, (_, at) => bytes.readUIntBE(at * BYTES, BYTES))
  const known = new Set(marks)
  return {
    marks,
    has: (id) => known.has(markOf(id)),
    and(ids, most = Number.MAX_SAFE_INTEGER) {
      const all = [...new Set([...marks, ...ids.map(markOf)])].slice(-most)
      const written = Buffer.alloc(all.length * BYTES)
      all.forEach((mark, at) => written.writeUIntBE(mark, at * BYTES, BYTES))
      return written.toString('base64url')
    },
  }
}
