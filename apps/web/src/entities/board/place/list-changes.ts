interface WithId {
  readonly id: string
}

/** The rows without some of them. */
export function without<R extends WithId>(rows: readonly R[], ids: Iterable<string>): readonly R[] {
  const gone = new Set(ids)
  return rows.filter(({ id }) => !gone.has(id))
}

/** The rows with some of them, in the order named, behind another one, or first. Ids that are not on the list count for nothing. */
export function putBehind<R extends WithId>(
  rows: readonly R[],
  ids: readonly string[],
  afterId: string | null,
): readonly R[] {
  const wanted = new Set(ids)
  if (afterId !== null && wanted.has(afterId)) return rows
  const byId = new Map(rows.filter(({ id }) => wanted.has(id)).map((row) => [row.id, row]))
  const others = rows.filter(({ id }) => !wanted.has(id))
  const at = afterId === null ? 0 : others.findIndex(({ id }) => id === afterId) + 1
  if (afterId !== null && at === 0) return rows
  return others.toSpliced(at, 0, ...ids.flatMap((id) => byId.get(id) ?? []))
}

/**
 * The rows with others again that were once among them: behind what they were behind, as far as that is still there.
 * @param before the rows as they were
 */
export function putBack<R extends WithId>(
  rows: readonly R[],
  before: readonly R[],
  ids: Iterable<string>,
): readonly R[] {
  const missing = new Set(ids)
  for (const { id } of rows) missing.delete(id)
  if (missing.size === 0) return rows
  const added = new Map<string | null, R[]>()
  const there = new Set(rows.map(({ id }) => id))
  let behind: string | null = null
  for (const row of before) {
    if (there.has(row.id)) behind = row.id
    else if (missing.has(row.id)) added.set(behind, [...(added.get(behind) ?? []), row])
  }
  return [...(added.get(null) ?? []), ...rows.flatMap((row) => [row, ...(added.get(row.id) ?? [])])]
}

/** Behind what something must be put to stand before or after a target: null for the front. */
export function placeBeside(
  rows: readonly WithId[],
  ids: Iterable<string>,
  targetId: string,
  side: 'before' | 'after',
): string | null {
  if (side === 'after') return targetId
  const others = without(rows, ids)
  return others[others.findIndex(({ id }) => id === targetId) - 1]?.id ?? null
}

/** Behind what a row must be put to go some steps on, or back; undefined where it stands at that end already. */
export function placeAfterSteps(rows: readonly WithId[], id: string, steps: 1 | -1): string | null | undefined {
  const at = rows.findIndex((row) => row.id === id)
  const to = at + steps
  if (at < 0 || to < 0 || to >= rows.length) return undefined
  return rows[steps > 0 ? to : to - 1]?.id ?? null
}

/** Rows dealt out to pages as long as they were; the last page takes what is left. Bookmarks stay where they are. */
export function dealtOut<R, P extends { readonly data: readonly R[] }>(pages: readonly P[], rows: readonly R[]): P[] {
  let from = 0
  return pages.map((page, index) => {
    const to = index === pages.length - 1 ? rows.length : from + page.data.length
    const data = rows.slice(from, to)
    from = to
    return { ...page, data }
  })
}
