import { boardsBeside } from './boards-beside.ts'
import type { ScoredPicture } from './best-scored.ts'
import { keepWalks } from './kept-walks.ts'
import type { NeighbourTable } from './neighbours/neighbour-table.ts'
import { openNeighbours } from './neighbours/open-neighbours.ts'
import { pictureNumber, type SaveGraph } from './save-graph.ts'
import type { BoardAnswer, BoardQuestion, WalkAnswer, WalkQuestion } from './walk-messages.ts'
import { createWalker, type WalkOptions } from './walk.ts'

/** Chosen on boards for tuning by recall, see `docs/performance.md`. */
const chosenWalk: WalkOptions = {
  steps: 40_000,
  seed: 1,
  /** Of one query; what several share is found among so many of each. */
  wanted: 400,
  goOn: 0,
  popularityExponent: 0.3,
  degreeExponent: 0,
  boostsShared: false,
  countsExactly: true,
}

/** How much what is learned counts beside the share of a walk; between 3 and 8 it makes no difference. */
const LEARNED_SHARE = 5

interface Reached {
  score: number
  /** What the query that led there most adds. */
  most: number
  from: string
}

/**
 * Answers questions from one graph: by walks, and by what was learned of the most saved pictures, where something was. Walks
 * that are kept must be of the same table.
 */
export function createWalkAnswers(graph: SaveGraph, table: NeighbourTable | null = null, walks = keepWalks()) {
  const walker = createWalker(graph)
  const learned = table === null ? null : openNeighbours(graph, table)
  const numberOf = (id: string) => pictureNumber(graph, BigInt(id))

  function walkFrom(picture: number): readonly ScoredPicture[] {
    const kept = walks.get(graph, picture)
    if (kept) return kept
    const { pictures } = walker.walk([{ picture, weight: 1 }], chosenWalk)
    const scores = new Map(pictures.map((walked) => [walked.picture, walked.score / chosenWalk.steps]))
    for (const { picture: neighbour, score } of learned?.of(picture) ?? [])
      scores.set(neighbour, (scores.get(neighbour) ?? 0) + LEARNED_SHARE * score)
    const near = Array.from(scores, ([reached, score]) => ({ picture: reached, score }))
    walks.set(graph, picture, near)
    return near
  }

  return {
    boards: (question: BoardQuestion): BoardAnswer => boardsBeside(graph, question),
    answer({ queries, leaveOut, wanted }: WalkQuestion): WalkAnswer {
      const total = queries.reduce((sum, { weight }) => sum + weight, 0)
      const out = new Set([...leaveOut, ...queries.map(({ id }) => id)].map(numberOf))
      const reached = new Map<number, Reached>()
      for (const { id, weight } of queries) {
        const start = numberOf(id)
        if (start === -1) continue
        for (const { picture, score } of walkFrom(start)) {
          if (out.has(picture)) continue
          const share = (score * weight) / total
          const there = reached.get(picture)
          if (!there) reached.set(picture, { score: share, most: share, from: id })
          else {
            there.score += share
            if (share > there.most) Object.assign(there, { most: share, from: id })
          }
        }
      }
      const best = [...reached].toSorted(([a, one], [b, other]) => other.score - one.score || a - b).slice(0, wanted)
      return {
        pictures: best.map(([picture, { score, from }]) => ({ id: String(graph.pictureIds[picture]), score, from })),
      }
    },
  }
}
