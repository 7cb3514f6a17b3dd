/** A source of the home feed: what it has next, in its order. */
export type HomeSource = 'followed' | 'recommended' | 'popular'

type Lists<T> = Readonly<Record<HomeSource, readonly T[]>>

/** Nobody gets more than a third from one source while the others have something. */
const TURNS: readonly HomeSource[] = ['followed', 'recommended', 'popular']

/** How much of each source was taken, and the mixture. */
export interface Mixture<T> {
  readonly items: readonly (T & { readonly source: HomeSource })[]
  readonly taken: Readonly<Record<HomeSource, number>>
}

/**
 * Takes `wanted` items of the sources in turn. A source that has nothing left misses its turns; where nothing is recommended,
 * what is followed comes first and then what is popular. What two sources have comes once.
 */
export function mixHome<T extends { readonly pinId: string }>(lists: Lists<T>, wanted: number): Mixture<T> {
  const taken = { followed: 0, recommended: 0, popular: 0 }
  const items: (T & { readonly source: HomeSource })[] = []
  const seen = new Set<string>()
  const isMixed = lists.recommended.length > 0
  const left = (source: HomeSource) => lists[source].length - taken[source]
  for (let turn = 0; items.length < wanted; turn += 1) {
    const waiting = TURNS.filter((source) => left(source) > 0)
    if (waiting.length === 0) break
    const source = isMixed ? TURNS[turn % TURNS.length] : waiting[0]
    if (source === undefined || left(source) === 0) continue
    const item = lists[source][taken[source]]
    taken[source] += 1
    if (item === undefined || seen.has(item.pinId)) continue
    seen.add(item.pinId)
    items.push({ ...item, source })
  }
  return { items, taken }
}
