import type { Pin, VisualSearchResult } from '@pinfold/contract'

/** What pages of one search found, as one: each pin once, and categories with what any page has of them. */
export function joinedResults(
  first: VisualSearchResult,
  more: readonly Pick<VisualSearchResult, 'results' | 'categories'>[],
): VisualSearchResult {
  if (more.length === 0) return first
  const pages = [first, ...more]
  const pins = new Map<string, Pin>()
  for (const pin of pages.flatMap(({ results }) => results)) if (!pins.has(pin.id)) pins.set(pin.id, pin)
  const categories = Map.groupBy(
    pages.flatMap((page) => page.categories),
    ({ name }) => name,
  )
  return {
    ...first,
    results: [...pins.values()],
    categories: [...categories].map(([name, parts]) => ({ name, pin_ids: parts.flatMap(({ pin_ids: ids }) => ids) })),
  }
}
