import { boardsBeside } from './boards-beside.ts'
import { bestScored } from './best-scored.ts'
import { keepWalks, type Walked } from './kept-walks.ts'
import type { NeighbourTable } from './neighbours/neighbour-table.ts'
import { openNeighbours } from './neighbours/open-neighbours.ts'
import { pictureNumber, type SaveGraph } from './save-graph.ts'
import type { BoardAnswer, BoardQuestion, WalkAnswer, WalkQuestion } from './walk-messages.ts'
import { createWalker, type WalkOptions } from './walk.ts'

/** Chosen on boards for tuning by recall, see `docs/performance.md`. */
export const chosenWalk: WalkOptions = {
  steps: 40_000,
  seed: 1,
  /** Of one query; what several share is found among so many of each. */
  wanted: 400,
  goOn: 0,
  popularityExponent: 0.3,
  degreeExponent: 0,
  boostsShared: false,
  countsExactly: true,
  /** Where so many were seen so often, more steps change their order little. */
  enough: { pictures: 400, visits: 40 },
}

/** How much what is learned counts beside the share of a walk; between 0.3 and 1 recall differs by less than a hundredth. */
const LEARNED_SHARE = 0.65

/** How the walks of a question's queries are added up. */
export interface Mixing {
  /** From 0, where all queries count by their weight alone, to 1, where they count as Pixie has it by their degree, too. */
  readonly degreeExponent: number
  /** From 0, where shares are summed, to 1, where what several reach counts by the square of the sum of their roots. */
  readonly sharedBoost: number
}

/** Chosen like the walk. */
export const chosenMixing: Mixing = { degreeExponent: 0.1, sharedBoost: 0.2 }

/** What the queries of one question reach, by the number of the picture; all zero between questions. */
const createTally = (pictures: number) => ({
  scores: new Float32Array(pictures),
  /** Sums of roots, for what several reach. */
  roots: new Float32Array(pictures),
  /** What the query that led there most adds, and its place among the queries. */
  most: new Float32Array(pictures),
  from: new Uint16Array(pictures),
})

/**
 * Answers questions from one graph: by walks, and by what was learned of the most saved pictures, where something was. Walks
 * that are kept must be of the same table.
 */
export function createWalkAnswers(
  graph: SaveGraph,
  table: NeighbourTable | null = null,
  walks = keepWalks(),
  { degreeExponent, sharedBoost }: Mixing = chosenMixing,
) {
  const walker = createWalker(graph)
  const learned = table === null ? null : openNeighbours(graph, table)
  const numberOf = (id: string) => pictureNumber(graph, BigInt(id))

  let tally: ReturnType<typeof createTally> | null = null

  function walkFrom(picture: number): Walked {
    const kept = walks.get(graph, picture)
    if (kept) return kept
    const { pictures, sampledSteps } = walker.walk([{ picture, weight: 1 }], chosenWalk)
    const steps = sampledSteps === 0 ? chosenWalk.steps : sampledSteps
    const scores = new Map(pictures.map((walked) => [walked.picture, walked.score / steps]))
    for (const { picture: neighbour, score } of learned?.of(picture) ?? [])
      scores.set(neighbour, (scores.get(neighbour) ?? 0) + LEARNED_SHARE * score)
    const near = { pictures: Uint32Array.from(scores.keys()), scores: Float64Array.from(scores.values()) }
    walks.set(graph, picture, near)
    return near
  }

  /** Where a query starts, and what it counts beside the others; nought where nobody saved it. */
  function startOf(start: number, weight: number) {
    return { start, weight: start === -1 ? 0 : walker.shareOf({ picture: start, weight }, degreeExponent) }
  }

  return {
    boards: (question: BoardQuestion): BoardAnswer => boardsBeside(graph, question),
    answer({ queries, leaveOut, wanted }: WalkQuestion): WalkAnswer {
      const starts = queries.map(({ id, weight }) => startOf(numberOf(id), weight))
      const total = starts.reduce((sum, { weight }) => sum + weight, 0)
      const { scores, roots, most, from } = (tally ??= createTally(graph.size.pictures))
      const reached: number[] = []
      for (const [query, { start, weight }] of starts.entries()) {
        if (weight === 0) continue
        const walked = walkFrom(start)
        for (const [at, picture] of walked.pictures.entries()) {
          const share = ((walked.scores[at] ?? 0) * weight) / total
          if (share === 0) continue
          if (scores[picture] === 0) reached.push(picture)
          scores[picture] = (scores[picture] ?? 0) + share
          roots[picture] = (roots[picture] ?? 0) + Math.sqrt(share)
          if (share <= (most[picture] ?? 0)) continue
          most[picture] = share
          from[picture] = query
        }
      }
      const out = new Set([...leaveOut, ...queries.map(({ id }) => id)].map(numberOf))
      const best = bestScored(wanted)
      for (const picture of reached) {
        const shared = (roots[picture] ?? 0) ** 2
        if (!out.has(picture)) best.offer(picture, (1 - sharedBoost) * (scores[picture] ?? 0) + sharedBoost * shared)
        scores[picture] = 0
        roots[picture] = 0
        most[picture] = 0
      }
      const pictures = best.best().map(({ picture, score }) => ({
        id: String(graph.pictureIds[picture]),
        score,
        from: queries[from[picture] ?? 0]?.id ?? '',
      }))
      return { pictures }
    },
  }
}
