import { UndirectedGraph } from 'graphology'
import louvainModule from 'graphology-communities-louvain'
import { lookLikeness, neighboursByLook, neighboursByWords, unitLooks } from './neighbours.ts'
import { type WeightedTexts, wordLikeness, wordVectors } from './word-vectors.ts'

/** What is known of a pin that may belong with others. */
export interface GroupedPin {
  readonly texts: WeightedTexts
  /** Null for pictures from before looks were kept. */
  readonly look: Uint8Array | null
}

// A CommonJS module whose types claim a default export that it does not have.
const louvain = louvainModule as unknown as typeof louvainModule.default

const NEIGHBOURS_BY_WORDS = 12
const NEIGHBOURS_BY_LOOK = 6
const SHARE_OF_WORDS = 0.75
/** Two pictures with nothing to do with each other still share about half of their colours and edges. */
const LEAST_LOOK_LIKENESS = 0.75
/** What looks alone are worth where a pin has no words. */
const WORTH_OF_LOOKS = 0.4
const WEAKEST_TIE = 0.05
/** Below 1 small groups are joined rather than parted. */
const RESOLUTION = 0.8

/**
 * Says for each pin which group it belongs to. Pins are joined to those nearest by words and by look, and the graph is
 * parted by the Louvain method (Blondel, Guillaume, Lambiotte and Lefebvre 2008). The same pins give the same groups.
 */
export function groupPins(pins: readonly GroupedPin[]): number[] {
  const vectors = wordVectors(pins.map(({ texts }) => texts))
  const looks = unitLooks(pins.map(({ look }) => look))
  const byWords = neighboursByWords(vectors, NEIGHBOURS_BY_WORDS)
  const byLook = neighboursByLook(looks, NEIGHBOURS_BY_LOOK)

  const tie = (one: number, other: number): number => {
    const [wordsOfOne, wordsOfOther] = [vectors[one], vectors[other]]
    const [lookOfOne, lookOfOther] = [looks[one], looks[other]]
    const alike = lookOfOne && lookOfOther ? lookLikeness(lookOfOne, lookOfOther) : 0
    const byEye = Math.max(0, (alike - LEAST_LOOK_LIKENESS) / (1 - LEAST_LOOK_LIKENESS))
    if (!wordsOfOne || !wordsOfOther || wordsOfOne.size === 0 || wordsOfOther.size === 0) return byEye * WORTH_OF_LOOKS
    const inWords = wordLikeness(wordsOfOne, wordsOfOther)
    // What only looks alike and says something else does not belong together.
    return inWords === 0 ? 0 : SHARE_OF_WORDS * inWords + (1 - SHARE_OF_WORDS) * byEye
  }

  const graph = new UndirectedGraph()
  for (const place of pins.keys()) graph.addNode(place)
  for (const place of pins.keys()) {
    for (const other of new Set([...(byWords[place] ?? []), ...(byLook[place] ?? [])])) {
      if (graph.hasEdge(place, other)) continue
      const weight = tie(place, other)
      if (weight >= WEAKEST_TIE) graph.addEdge(place, other, { weight })
    }
  }
  // What has no tie is a group of its own; the method would put it anywhere.
  graph.forEachNode((place) => {
    if (graph.degree(place) === 0) graph.dropNode(place)
  })
  if (graph.size === 0) return [...pins.keys()]
  const groups = louvain(graph, { getEdgeWeight: 'weight', randomWalk: false, resolution: RESOLUTION })
  return [...pins.keys()].map((place) => groups[place] ?? pins.length + place)
}
