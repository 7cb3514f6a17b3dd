import type { LearnedSaves } from './saves-to-learn.ts'

/** What XᵀX is made of: a save counts its board's weight times the shares of both pictures. */
export interface SaveWeights {
  /** For each board. */
  readonly boards: Float32Array
  /** For each picture. */
  readonly pictures: Float32Array
  /** XᵀX of each picture with itself. */
  readonly diagonal: Float64Array
}

/** So many columns are solved beside each other: each save is read once for all of them. The loops below are written out for it. */
export const COLUMNS = 8

/** A number of each picture, for all columns. */
const forColumns = (numbers: Float32Array) =>
  Float32Array.from({ length: numbers.length * COLUMNS }, (_, at) => numbers[Math.floor(at / COLUMNS)] ?? 0)

/** Columns of the inverse that are close enough: of a share that is far below what orders neighbours. */
const MOST_ROUNDS = 20
const CLOSE = 1e-3

/**
 * Prepares columns of (XᵀX + ridge)⁻¹, X being boards by pictures, by conjugate gradients with the diagonal as
 * preconditioner (Hestenes and Stiefel 1952). Neither XᵀX nor its inverse is ever held: a round reads all saves once and
 * adds what each board says to what it says it of.
 */
export function createColumnSolver({ boardStarts, boardPictures }: LearnedSaves, weights: SaveWeights, ridge: number) {
  const size = weights.pictures.length * COLUMNS
  const boards = weights.boards.length
  const solved = new Float32Array(size)
  const rest = new Float32Array(size)
  const direction = new Float32Array(size)
  const shared = new Float32Array(size)
  const image = new Float32Array(size)
  const shares = forColumns(weights.pictures)
  const scales = forColumns(Float32Array.from(weights.diagonal, (own) => 1 / (own + ridge)))

  /** image = (XᵀX + ridge) direction. */
  function apply(): void {
    image.fill(0)
    for (let at = 0; at < size; at += 1) shared[at] = (shares[at] ?? 0) * (direction[at] ?? 0)
    for (let board = 0; board < boards; board += 1) {
      const end = boardStarts[board + 1] ?? 0
      const weight = weights.boards[board] ?? 0
      let [a, b, c, d] = [0, 0, 0, 0]
      let [e, f, g, h] = [0, 0, 0, 0]
      for (let edge = boardStarts[board] ?? 0; edge < end; edge += 1) {
        const at = (boardPictures[edge] ?? 0) * COLUMNS
        a += shared[at] ?? 0
        b += shared[at + 1] ?? 0
        c += shared[at + 2] ?? 0
        d += shared[at + 3] ?? 0
        e += shared[at + 4] ?? 0
        f += shared[at + 5] ?? 0
        g += shared[at + 6] ?? 0
        h += shared[at + 7] ?? 0
      }
      for (let edge = boardStarts[board] ?? 0; edge < end; edge += 1) {
        const at = (boardPictures[edge] ?? 0) * COLUMNS
        image[at] = (image[at] ?? 0) + a * weight
        image[at + 1] = (image[at + 1] ?? 0) + b * weight
        image[at + 2] = (image[at + 2] ?? 0) + c * weight
        image[at + 3] = (image[at + 3] ?? 0) + d * weight
        image[at + 4] = (image[at + 4] ?? 0) + e * weight
        image[at + 5] = (image[at + 5] ?? 0) + f * weight
        image[at + 6] = (image[at + 6] ?? 0) + g * weight
        image[at + 7] = (image[at + 7] ?? 0) + h * weight
      }
    }
    for (let at = 0; at < size; at += 1) image[at] = (shares[at] ?? 0) * (image[at] ?? 0) + ridge * (direction[at] ?? 0)
  }

  /** For each column the sum of products; of `one` times itself scaled where `other` is left out. */
  function sums(one: Float32Array, other: Float32Array | null): Float64Array {
    const totals = new Float64Array(COLUMNS)
    for (let at = 0; at < size; at += 1) {
      const value = one[at] ?? 0
      const factor = other === null ? value * (scales[at] ?? 0) : (other[at] ?? 0)
      totals[at % COLUMNS] = (totals[at % COLUMNS] ?? 0) + value * factor
    }
    return totals
  }

  /** The columns of these places, one number of each picture after the other: `COLUMNS` numbers for each. It is used again. */
  return function solve(places: readonly number[]): Float32Array {
    solved.fill(0)
    rest.fill(0)
    places.forEach((place, column) => (rest[place * COLUMNS + column] = 1))
    for (let at = 0; at < size; at += 1) direction[at] = (rest[at] ?? 0) * (scales[at] ?? 0)
    let left = sums(rest, null)
    const enough = left.map((first) => first * CLOSE ** 2)
    for (let round = 0; round < MOST_ROUNDS && left.some((sum, column) => sum > (enough[column] ?? 0)); round += 1) {
      apply()
      const bends = sums(direction, image)
      const steps = left.map((sum, column) => (bends[column] ? sum / (bends[column] ?? 1) : 0))
      for (let at = 0; at < size; at += 1) {
        const step = steps[at % COLUMNS] ?? 0
        solved[at] = (solved[at] ?? 0) + step * (direction[at] ?? 0)
        rest[at] = (rest[at] ?? 0) - step * (image[at] ?? 0)
      }
      const next = sums(rest, null)
      const turns = next.map((sum, column) => (left[column] ? sum / (left[column] ?? 1) : 0))
      for (let at = 0; at < size; at += 1)
        direction[at] = (rest[at] ?? 0) * (scales[at] ?? 0) + (turns[at % COLUMNS] ?? 0) * (direction[at] ?? 0)
      left = next
    }
    return solved
  }
}
