import { LRUCache } from 'lru-cache'
import { boardsBeside } from './boards-beside.ts'
import type { ScoredPicture } from './best-scored.ts'
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

const MOST_KEPT = 2000
const KEPT_MILLISECONDS = 60 * 60 * 1000

interface Reached {
  score: number
  /** What the query that led there most adds. */
  most: number
  from: string
}

/** Answers questions from one graph. The walk of a picture is kept for an hour, as long as the graph is. */
export function createWalkAnswers(graph: SaveGraph) {
  const walker = createWalker(graph)
  const walks = new LRUCache<number, readonly ScoredPicture[]>({ max: MOST_KEPT, ttl: KEPT_MILLISECONDS })
  const numberOf = (id: string) => pictureNumber(graph, BigInt(id))

  function walkFrom(picture: number): readonly ScoredPicture[] {
    const kept = walks.get(picture)
    if (kept) return kept
    const { pictures } = walker.walk([{ picture, weight: 1 }], chosenWalk)
    walks.set(picture, pictures)
    return pictures
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
          const share = (score * weight) / (total * chosenWalk.steps)
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
