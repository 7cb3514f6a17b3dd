import { searchKey } from '../search/search-words.ts'
import { type WeightedTexts, wordWeights } from './word-vectors.ts'

const MOST_NAMES = 3
/** The least share of a cluster's pins that must have a phrase for it to name the cluster; at least two pins must. */
const FEWEST_SHARE = 0.25
/** Two words in a row say more than one. */
const WORTH_OF_PAIR = 1.6

/**
 * What the pins of a cluster share, in the words they say it with, the most telling first: words, and pairs of words,
 * that many of them have and few others. `all` are the pins the cluster was found among, where it was.
 */
export function clusterNames(cluster: readonly WeightedTexts[], all = cluster): string[] {
  const inCluster = cluster.map(phrasesOf)
  const shares = shareOfEach(inCluster)
  const shareOfAll = all === cluster ? shares : shareOfEach(all.map(phrasesOf))
  const scored = [...shares]
    .filter(([, share]) => share >= Math.max(FEWEST_SHARE, 2 / cluster.length))
    .map(([phrase, share]) => {
      const telling = Math.log(1 + share / (shareOfAll.get(phrase) ?? share))
      return { phrase, score: share * telling * (phrase.includes(' ') ? WORTH_OF_PAIR : 1) }
    })
    .toSorted((a, b) => b.score - a.score || (a.phrase < b.phrase ? -1 : 1))
  const chosen: string[] = []
  for (const { phrase } of scored) {
    const words = phrase.split(' ')
    const isSaid = chosen.some((other) => other.split(' ').some((word) => words.includes(word)))
    if (!isSaid) chosen.push(phrase)
    if (chosen.length === MOST_NAMES) break
  }
  return chosen.map((phrase) => asWritten(phrase, inCluster))
}

/** Each phrase of a pin's texts by its key, with how it is written. */
function phrasesOf(texts: WeightedTexts): Map<string, string> {
  const telling = wordWeights(texts)
  const phrases = new Map<string, string>()
  for (const [text] of texts) {
    let before: { key: string; written: string } | null = null
    let isAfterBlank = false
    for (const { segment: written, isWordLike } of words.segment(text)) {
      const key = searchKey(written)
      if (isWordLike !== true || !telling.has(key)) {
        isAfterBlank = written.trim() === ''
        if (!isAfterBlank) before = null
        continue
      }
      if (!phrases.has(key)) phrases.set(key, written)
      // A blank joins two words; anything else parts them.
      if (before && isAfterBlank) {
        const pair = `${before.key} ${key}`
        if (!phrases.has(pair)) phrases.set(pair, `${before.written} ${written}`)
      }
      before = { key, written }
    }
  }
  return phrases
}

const words = new Intl.Segmenter('und', { granularity: 'word' })

function shareOfEach(pins: readonly ReadonlyMap<string, string>[]): Map<string, number> {
  const shares = new Map<string, number>()
  for (const pin of pins)
    for (const phrase of pin.keys()) shares.set(phrase, (shares.get(phrase) ?? 0) + 1 / pins.length)
  return shares
}

/** The most frequent way of writing it, beginning with a capital. */
function asWritten(phrase: string, pins: readonly ReadonlyMap<string, string>[]): string {
  const counts = new Map<string, number>()
  for (const pin of pins) {
    const written = pin.get(phrase)
    if (written !== undefined) counts.set(written, (counts.get(written) ?? 0) + 1)
  }
  const [most = phrase] = [...counts].toSorted(([, a], [, b]) => b - a).map(([written]) => written)
  return most.charAt(0).toUpperCase() + most.slice(1)
}
