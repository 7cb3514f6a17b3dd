import { type QueryClient, hashKey, useQueryClient } from '@tanstack/react-query'
import { useCallback, useSyncExternalStore } from 'react'
import { nextMoment } from './client.ts'
import { type Apply, type Fact, type Wish, knownFact, settled, wished } from './optimistic-fact.ts'

export type FactKey = readonly string[]

export interface FactRules<F, W> {
  /** What the page says of it; holds until the viewer changes it. */
  readonly initial: F
  readonly apply: Apply<F, W>
  /** Asks the server, and answers the fact as it then is. `confirmed` is the fact when the wish's turn came. */
  readonly send: (wanted: W, confirmed: F) => Promise<F>
  /** Asks for the truth after a refusal; without it the last known truth stands. */
  readonly refetch?: () => Promise<F>
  readonly onGranted?: (fact: F, wanted: W) => void
  /** After a refused wish was taken back. Without it the fact goes back silently. */
  readonly onFailed?: (error: unknown, wanted: W) => void
}

const queryKeyOf = (key: FactKey) => ['fact', ...key]
const prepared = new WeakMap<QueryClient, Map<string, Set<() => void>>>()

/** One subscription to the cache for all cards of a wall, however many facts they show. */
function listenersOf(queries: QueryClient): Map<string, Set<() => void>> {
  const known = prepared.get(queries)
  if (known) return known
  const listeners = new Map<string, Set<() => void>>()
  prepared.set(queries, listeners)
  // What the viewer did holds for the whole visit, whether or not it is on screen. Sharing would copy wishes, which
  // are told apart by identity.
  queries.setQueryDefaults(['fact'], { gcTime: Number.POSITIVE_INFINITY, structuralSharing: false })
  queries.getQueryCache().subscribe(({ query }) => {
    for (const listener of listeners.get(query.queryHash) ?? []) listener()
  })
  return listeners
}

/** A fact as it shows now, or else `initial`, as the page says it. */
export function readFact<F>(queries: QueryClient, key: FactKey, initial: F): F {
  const fact = queries.getQueryData<Fact<F, unknown>>(queryKeyOf(key))
  return fact ? fact.shown : initial
}

/**
 * News of a fact from elsewhere, asked for at the moment `askedAt`. They change nothing while a wish is on its way, nor where
 * one was answered since.
 */
export function tellFact(queries: QueryClient, key: FactKey, confirmed: unknown, askedAt = nextMoment()): void {
  listenersOf(queries)
  queries.setQueryData<Fact<unknown, unknown>>(queryKeyOf(key), (fact) =>
    fact && (fact.wishes.length > 0 || askedAt < (fact.knownSince ?? 0))
      ? fact
      : { ...knownFact(confirmed), knownSince: askedAt },
  )
}

/** Shows a wish at once and sends it after those before it. Never throws: refusals go to `onFailed`. */
export async function grantWish<F, W>(
  queries: QueryClient,
  key: FactKey,
  rules: FactRules<F, W>,
  wanted: W,
): Promise<void> {
  listenersOf(queries)
  const queryKey = queryKeyOf(key)
  const wish: Wish<W> = { wanted }
  const read = () => queries.getQueryData<Fact<F, W>>(queryKey) ?? knownFact<F, W>(rules.initial)
  const write = (fact: Fact<F, W>) => void queries.setQueryData<Fact<F, W>>(queryKey, fact)
  const mutation = queries.getMutationCache().build<F, Error, W, void>(queries, {
    mutationKey: queryKey,
    // Wishes for one fact wait for each other, so the last one wins.
    scope: { id: hashKey(queryKey) },
    // Without a network a wish fails at once and is taken back, instead of waiting unsaid.
    networkMode: 'always',
    onMutate: () => write(wished(read(), wish, rules.apply)),
    mutationFn: () => rules.send(wanted, read().confirmed),
    // Before the next wish is sent.
    onSuccess: (confirmed) => write({ ...settled(read(), wish, confirmed, rules.apply), knownSince: nextMoment() }),
    onError: () => write(settled(read(), wish, read().confirmed, rules.apply)),
  })
  try {
    const granted = await mutation.execute(wanted)
    rules.onGranted?.(granted, wanted)
  } catch (error) {
    rules.onFailed?.(error, wanted)
    const askedAt = nextMoment()
    const tell = (truth: F) => tellFact(queries, key, truth, askedAt)
    if (rules.refetch && read().wishes.length === 0) await rules.refetch().then(tell, () => undefined)
  }
}

/** A fact as the viewer changed it, or else `initial`, as the page says it. */
export function useFact<F>(key: FactKey, initial: F): F {
  const queries = useQueryClient()
  const hash = hashKey(queryKeyOf(key))
  const subscribe = useCallback(
    (listener: () => void) => {
      const all = listenersOf(queries)
      const mine = all.get(hash) ?? new Set()
      all.set(hash, mine.add(listener))
      return () => {
        mine.delete(listener)
        if (mine.size === 0) all.delete(hash)
      }
    },
    [queries, hash],
  )
  const read = () => queries.getQueryCache().get<Fact<F, unknown>>(hash)?.state.data
  const fact = useSyncExternalStore(subscribe, read, () => undefined)
  return fact ? fact.shown : initial
}

/**
 * One fact, one cache entry: everything that shows it changes at once, before the server answers. Wishes for one fact
 * wait for each other, so the last one wins; a refused one goes back to what the server said last.
 */
export function useOptimisticFact<F, W>(
  key: FactKey,
  rules: FactRules<F, W>,
): readonly [fact: F, wish: (wanted: W) => void] {
  const queries = useQueryClient()
  const fact = useFact(key, rules.initial)
  return [fact, (wanted) => void grantWish(queries, key, rules, wanted)]
}
