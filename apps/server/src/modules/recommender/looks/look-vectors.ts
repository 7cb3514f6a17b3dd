import type { LookBox } from './look-box.ts'

/** Stands beside everything stored. Whatever changes what is said of a picture takes the next number. */
export const LOOK_VERSION = 1

/** How many numbers say what a picture, or a part of it, looks like. */
export const LOOK_LENGTH = 1152

/** What a picture looks like. Vectors have length 1, so the dot product of two says how much they are alike. */
export interface PictureLook {
  readonly whole: Float32Array
  /** Its parts, in the order of `lookRegions`. */
  readonly regions: readonly Float32Array[]
  /** Where something stands out. */
  readonly suggested: readonly LookBox[]
}

const LARGEST = 127

/** Vectors as bytes one behind the other, as they are stored; their length is left out, for it is 1. */
export function packVectors(vectors: readonly Float32Array[]): Buffer {
  const packed = Int8Array.from(
    vectors.flatMap((vector) => {
      const most = vector.reduce((largest, value) => Math.max(largest, Math.abs(value)), 0) || 1
      return Array.from(vector, (value) => Math.round((value / most) * LARGEST))
    }),
  )
  return Buffer.from(packed.buffer)
}

/** Stored vectors, the whole first, and at most so many. Throws RangeError where they have another length. */
export function unpackVectors(bytes: Uint8Array, most = Infinity): Float32Array[] {
  if (bytes.length === 0 || bytes.length % LOOK_LENGTH !== 0) throw new RangeError('vectors of another length')
  const numbers = new Int8Array(bytes.buffer, bytes.byteOffset, bytes.length)
  return Array.from({ length: Math.min(most, bytes.length / LOOK_LENGTH) }, (_, at) =>
    toLengthOne(new Float32Array(numbers.subarray(at * LOOK_LENGTH, (at + 1) * LOOK_LENGTH))),
  )
}

/** The same direction at length 1; nothing stays nothing. */
export function toLengthOne(vector: Float32Array, length = 1): Float32Array {
  const scale = length / (Math.sqrt(dot(vector, vector)) || 1)
  const scaled = new Float32Array(vector.length)
  // Written out: a callback for each number costs several times as much, and this runs for 150 pictures at a time.
  for (let at = 0; at < vector.length; at += 1) scaled[at] = (vector[at] ?? 0) * scale
  return scaled
}

/** How much two vectors of length 1 are alike. */
export function dot(one: Float32Array, other: Float32Array): number {
  let sum = 0
  for (let at = 0; at < one.length; at += 1) sum += (one[at] ?? 0) * (other[at] ?? 0)
  return sum
}
