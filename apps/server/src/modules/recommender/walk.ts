import { bestScored, type ScoredPicture } from './best-scored.ts'
import { createSampler, type Enough } from './sample-visits.ts'
import type { SaveGraph } from './save-graph.ts'
import { seededRandom } from './seeded-random.ts'
import { countFirstStep, firstStepCost } from './count-exactly.ts'

/** A picture, by its number, that a walk starts from; a weight of 2 gets twice the steps. */
export interface WalkQuery {
  readonly picture: number
  readonly weight: number
}

/** How a walk goes. Who gives two walks the same and asks the same graph gets the same pictures. */
export interface WalkOptions {
  /** Double steps, picture to board to picture, of all queries together. */
  readonly steps: number
  readonly seed: number
  readonly wanted: number
  /** The chance that a double step goes on from where the last one ended, and not from the query again. */
  readonly goOn: number
  /** A score is divided by the number of the picture's boards to this power. */
  readonly popularityExponent: number
  /** From 0, where all queries get as many steps, to 1, where they get what Pixie gives their degree. */
  readonly degreeExponent: number
  /** Whether what several queries reach counts for more than the sum of it. */
  readonly boostsShared: boolean
  readonly countsExactly: boolean
  readonly enough?: Enough | undefined
  /** From 0 to 1 for each board of the graph: how likely a step takes it, such as for its language and topic. */
  readonly boardWeights?: Float32Array | undefined
  /** Never among the answers, as the queries never are. */
  readonly leaveOut?: Iterable<number> | undefined
}

/** Degrees whose powers are kept: a walk reaches thousands of pictures, and nearly all of them stand on fewer boards. */
const KEPT_POWERS = 4096

/** The powers of all small degrees, by degree; made again only for another exponent. */
function keepPowers() {
  let kept: { readonly exponent: number; readonly powers: Float64Array } | null = null
  return (exponent: number): Float64Array => {
    if (kept?.exponent !== exponent)
      kept = { exponent, powers: Float64Array.from({ length: KEPT_POWERS }, (_, degree) => degree ** exponent) }
    return kept.powers
  }
}

/** What a walk found, best first, and how many double steps it took at random. */
export interface WalkResult {
  readonly pictures: readonly ScoredPicture[]
  readonly sampledSteps: number
}

/**
 * Prepares walks on a graph; one for each thread, since it keeps counters for as many pictures as the graph has. The method
 * is that of Eksombatchai and others, "Pixie: A System for Recommending 3+ Billion Items to 200+ Million Users in
 * Real-Time" (WWW 2018): queries share the steps by weight and degree, each stops early when it has found enough, and what
 * several queries reach gets the square of the sum of the roots of its visits. Two things differ: the first double step is
 * counted exactly where that costs no more than drawing it, and scores are divided by a power of popularity.
 */
export function createWalker(graph: SaveGraph) {
  const { size, pictureStarts, removedPictures } = graph
  const visits = new Float32Array(size.pictures)
  const totals = new Float32Array(size.pictures)
  const sampler = createSampler(graph, visits)
  const touched: number[] = []
  const reached: number[] = []
  const powersOf = keepPowers()
  const degreeOf = (picture: number) => (pictureStarts[picture + 1] ?? 0) - (pictureStarts[picture] ?? 0)
  let largestDegree = 0
  for (let picture = 0; picture < size.pictures; picture += 1)
    largestDegree = Math.max(largestDegree, degreeOf(picture))

  /** What a query counts beside others. By the paper, steps grow with the degree, but less than in proportion. */
  const shareOf = ({ picture, weight }: WalkQuery, exponent: number): number => {
    const degree = degreeOf(picture)
    return degree === 0 ? 0 : weight * (degree * (largestDegree - Math.log(degree))) ** exponent
  }

  function visitFrom(picture: number, steps: number, random: () => number, options: WalkOptions): number {
    const { goOn, enough, boardWeights } = options
    const isExact = options.countsExactly && firstStepCost(graph, picture, steps) <= steps
    if (isExact) countFirstStep({ graph, visits, touched, boardWeights }, picture, steps * (1 - goOn))
    if (isExact && goOn === 0) return 0
    return sampler.sample({ picture, steps, goOn, random, enough, boardWeights, skipsFirst: isExact }, touched)
  }

  /** Adds the visits of one query to those of all, and clears them for the next. */
  function foldVisits(boostsShared: boolean): void {
    for (const picture of touched) {
      const count = visits[picture] ?? 0
      if (count === 0) continue
      visits[picture] = 0
      if (totals[picture] === 0) reached.push(picture)
      totals[picture] = (totals[picture] ?? 0) + (boostsShared ? Math.sqrt(count) : count)
    }
    touched.length = 0
  }

  /** Walks from the queries. A query that was taken away or is unknown starts nothing. */
  function walk(queries: readonly WalkQuery[], options: WalkOptions): WalkResult {
    const random = seededRandom(options.seed)
    const starts = queries.filter(
      ({ picture, weight }) => weight > 0 && removedPictures[picture] === 0 && degreeOf(picture) > 0,
    )
    const shares = starts.map((query) => shareOf(query, options.degreeExponent))
    const allShares = shares.reduce((sum, share) => sum + share, 0)
    let sampledSteps = 0
    for (const [at, { picture }] of starts.entries()) {
      const steps = Math.round((options.steps * (shares[at] ?? 0)) / allShares)
      sampledSteps += visitFrom(picture, steps, random, options)
      foldVisits(options.boostsShared)
    }
    const best = bestScored(options.wanted)
    const leftOut = new Set([...queries.map(({ picture }) => picture), ...(options.leaveOut ?? [])])
    const powers = powersOf(options.popularityExponent)
    for (const picture of reached) {
      const total = totals[picture] ?? 0
      totals[picture] = 0
      if (leftOut.has(picture)) continue
      const score = options.boostsShared ? total * total : total
      const degree = degreeOf(picture)
      best.offer(picture, score / (powers[degree] ?? degree ** options.popularityExponent))
    }
    reached.length = 0
    return { pictures: best.best(), sampledSteps }
  }

  return { walk, shareOf }
}
