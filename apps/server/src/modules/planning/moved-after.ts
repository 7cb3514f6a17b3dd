/** The list with one of its entries behind another, or first where `after` is empty; null where that other is not in it. */
export function movedAfter(ids: readonly string[], id: string, after: string): string[] | null {
  const others = ids.filter((one) => one !== id)
  // Behind itself is where it is.
  if (after === id) return [...ids]
  if (after === '') return [id, ...others]
  const at = others.indexOf(after)
  return at === -1 ? null : [...others.slice(0, at + 1), id, ...others.slice(at + 1)]
}
