import { bestScored, type ScoredPicture } from '../best-scored.ts'
import type { SaveGraph } from '../save-graph.ts'
import { LARGEST_WEIGHT, type NeighbourTable, openTable } from './neighbour-table.ts'
import { type LearnBounds, type LearnedSaves, savesToLearn } from './saves-to-learn.ts'
import { COLUMNS, createColumnSolver, type SaveWeights } from './solve-columns.ts'

/** How neighbours are learned. */
export interface LearnOptions extends LearnBounds {
  /** Of a picture. */
  readonly mostNeighbours: number
  /** Keeps weights small, in means of the diagonal: with little of it they say what chance says. */
  readonly ridge: number
  /** A board counts less the more it holds, and a picture the more boards hold it, by these powers. */
  readonly boardExponent: number
  readonly pictureExponent: number
  /** A weight is divided by the number of the neighbour's boards to this power. */
  readonly popularityExponent: number
  /** Of processor time; what is not learned until then has no neighbours. */
  readonly mostSeconds: number
}

/** Chosen on boards for tuning (see `docs/performance.md`), by recall; the rest are bounds of time and memory. */
export const chosenLearning: LearnOptions = {
  mostPictures: 20_000,
  mostSaves: 1_500_000,
  mostNeighbours: 200,
  ridge: 10,
  boardExponent: 0.25,
  pictureExponent: 0,
  popularityExponent: 0.2,
  mostSeconds: 14 * 60,
}

/** Candidates are chosen before the last factor of their weight is known. */
const CANDIDATES = 260

/**
 * Learns which pictures go with which from boards: a linear model that says each picture of a board by the others, whose
 * weights are those of a ridge regression without a picture's own weight, B = I - P / diag(P) with P = (XᵀX + ridge)⁻¹. The
 * method is that of Steck, "Embarrassingly Shallow Autoencoders for Sparse Data" (WWW 2019); that a short list for each
 * picture is enough is known from Ning and Karypis, "SLIM: Sparse Linear Methods for Top-N Recommender Systems" (ICDM
 * 2011). The inverse is found column by column and never held, the most saved pictures first.
 */
export function learnNeighbours(
  graph: SaveGraph,
  options: LearnOptions,
  secondsSpent = processorSeconds(),
): NeighbourTable {
  const saves = savesToLearn(graph, options)
  const { pictures, counts } = saves
  const weights = weigh(saves, options)
  const ridge = (options.ridge * weights.diagonal.reduce((sum, own) => sum + own, 0)) / Math.max(1, pictures.length)
  // Until its column is solved, what the inverse would have on its diagonal if pictures had nothing to do with each other.
  const diagonal = weights.diagonal.map((own) => 1 / (own + ridge))
  const discounts = Float64Array.from(
    counts,
    (count, place) => Math.max(1, count) ** -options.popularityExponent / (weights.pictures[place] ?? 1),
  )
  const candidates = solveAll({ saves, weights, ridge, diagonal, discounts, options, secondsSpent })
  const lists = candidates.map((list, own) => {
    const best = bestScored(options.mostNeighbours)
    const share = weights.pictures[own] ?? 1
    for (const { picture, score } of list ?? [])
      best.offer(picture, (share * score * (discounts[picture] ?? 1)) / (diagonal[picture] ?? 1))
    return best.best()
  })
  return tableOf(
    lists,
    BigUint64Array.from(pictures, (picture) => graph.pictureIds[picture] ?? 0n),
  )
}

function weigh(
  { pictures, boardStarts, boardPictures, counts }: LearnedSaves,
  { boardExponent, pictureExponent }: LearnOptions,
): SaveWeights {
  const shares = Float32Array.from(counts, (count) => Math.max(1, count) ** -pictureExponent)
  const boards = Float32Array.from(
    { length: boardStarts.length - 1 },
    (_, board) => ((boardStarts[board + 1] ?? 0) - (boardStarts[board] ?? 0)) ** -boardExponent,
  )
  const diagonal = new Float64Array(pictures.length)
  boards.forEach((weight, board) => {
    for (const place of boardPictures.subarray(boardStarts[board], boardStarts[board + 1]))
      diagonal[place] = (diagonal[place] ?? 0) + weight * (shares[place] ?? 1) ** 2
  })
  return { boards, pictures: shares, diagonal }
}

interface Solving {
  readonly saves: LearnedSaves
  readonly weights: SaveWeights
  readonly ridge: number
  readonly diagonal: Float64Array
  readonly discounts: Float64Array
  readonly options: LearnOptions
  readonly secondsSpent: () => number
}

/** Of each picture those that say it most, with what stands in the inverse; the diagonal is filled in on the way. */
function solveAll({ saves, weights, ridge, diagonal, discounts, options, secondsSpent }: Solving) {
  const { pictures, counts } = saves
  const solve = createColumnSolver(saves, weights, ridge)
  const order = [...pictures.keys()].toSorted((one, other) => (counts[other] ?? 0) - (counts[one] ?? 0))
  const guesses = diagonal.map((value, place) => (discounts[place] ?? 0) / value)
  const candidates = Array.from<unknown, readonly ScoredPicture[] | undefined>(pictures, () => undefined)
  for (let from = 0; from < order.length && secondsSpent() < options.mostSeconds; from += COLUMNS) {
    const places = order.slice(from, from + COLUMNS)
    const solved = solve(places)
    places.forEach((own, column) => {
      const best = bestScored(CANDIDATES)
      for (let place = 0; place < pictures.length; place += 1) {
        const value = -(solved[place * COLUMNS + column] ?? 0)
        if (value > 0 && place !== own) best.offer(place, value * (guesses[place] ?? 0))
      }
      candidates[own] = best.best().map(({ picture }) => ({
        picture,
        score: -(solved[picture * COLUMNS + column] ?? 0),
      }))
      diagonal[own] = solved[own * COLUMNS + column] ?? 1
    })
  }
  return candidates
}

function tableOf(lists: readonly (readonly ScoredPicture[])[], pictureIds: BigUint64Array): NeighbourTable {
  const table = openTable({
    pictures: lists.length,
    neighbours: lists.reduce((sum, list) => sum + list.length, 0),
  })
  table.pictureIds.set(pictureIds)
  let at = 0
  lists.forEach((list, place) => {
    const scale = (list[0]?.score ?? 0) / LARGEST_WEIGHT
    table.scales[place] = scale
    for (const { picture, score } of list) {
      table.neighbours[at] = picture
      table.weights[at] = Math.round(score / scale)
      at += 1
    }
    table.starts[place + 1] = at
  })
  return table
}

function processorSeconds(): () => number {
  const before = process.threadCpuUsage()
  return () => {
    const { user, system } = process.threadCpuUsage(before)
    return (user + system) / 1_000_000
  }
}
