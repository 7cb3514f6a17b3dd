import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LOOK_LENGTH, toLengthOne } from './look-vectors.ts'

/** How many numbers the index holds of a whole picture, and of a part. */
export const WHOLE_LENGTH = 320
export const PART_LENGTH = 112

/**
 * What was learned once of many pictures: the mean of every number, and the directions in which pictures differ most.
 * The mean, and principal directions of centred vectors, of the demonstration's drawings and their parts.
 */
export interface LookBasis {
  readonly mean: Float32Array
  /** The first numbers along the directions, for the index: short, and nearly as far apart as the whole vectors. */
  shorten(vector: Float32Array, length: number): Float32Array
}

const file = join(import.meta.dirname, 'look-basis.bin')
let read: LookBasis | undefined

/** The mean as floats, then a scale and bytes for each direction. */
export function lookBasis(): LookBasis {
  read ??= readBasis(readFileSync(file))
  return read
}

function readBasis(bytes: Buffer): LookBasis {
  const whole = Uint8Array.from(bytes).buffer
  const mean = new Float32Array(whole, 0, LOOK_LENGTH)
  const directions = new Int8Array(whole, LOOK_LENGTH * 4)
  if (directions.length !== LOOK_LENGTH * WHOLE_LENGTH) throw new RangeError('the directions have another size')
  return {
    mean,
    shorten(vector, length) {
      const short = new Float32Array(length)
      for (let direction = 0; direction < length; direction += 1) {
        let sum = 0
        const at = direction * LOOK_LENGTH
        for (let number = 0; number < LOOK_LENGTH; number += 1)
          sum += (vector[number] ?? 0) * (directions[at + number] ?? 0)
        short[direction] = sum
      }
      return toLengthOne(short)
    },
  }
}
