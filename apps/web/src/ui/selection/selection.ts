/** What is chosen of a list, and what the next range begins from. */
export interface Selection {
  readonly chosen: ReadonlySet<string>
  /** Where ranges begin: what was pressed last without shift. */
  readonly anchor: string | null
  /** What was chosen before the range from the anchor was drawn, so that it can shrink again. */
  readonly before: ReadonlySet<string>
}

const NOTHING: ReadonlySet<string> = new Set()
export const nothingChosen: Selection = { chosen: NOTHING, anchor: null, before: NOTHING }

const beginningAt = (chosen: ReadonlySet<string>, anchor: string | null): Selection => ({
  chosen,
  anchor,
  before: chosen,
})

/** Chooses one, or takes it back; ranges begin there. */
export function toggled(selection: Selection, id: string): Selection {
  const chosen = new Set(selection.chosen)
  if (!chosen.delete(id)) chosen.add(id)
  return beginningAt(chosen, id)
}

/**
 * Chooses everything between the anchor and here, in the list's order; where the anchor was taken back, takes the range
 * back. An earlier range from the same anchor is undone first. Without an anchor on the list it is `toggled`.
 */
export function extendedTo(selection: Selection, order: readonly string[], id: string): Selection {
  const { anchor, before } = selection
  const from = anchor === null ? -1 : order.indexOf(anchor)
  const to = order.indexOf(id)
  if (anchor === null || from < 0 || to < 0) return toggled(selection, id)
  const range = order.slice(Math.min(from, to), Math.max(from, to) + 1)
  const chosen = new Set(before)
  for (const each of range) {
    if (before.has(anchor)) chosen.add(each)
    else chosen.delete(each)
  }
  return { chosen, anchor, before }
}

/** Chooses these as well; ranges go on from where they began. */
export function withAll(selection: Selection, ids: readonly string[]): Selection {
  return beginningAt(new Set([...selection.chosen, ...ids]), selection.anchor)
}

/** Without what has left the list. The same selection where nothing has. */
export function keptOf(selection: Selection, order: readonly string[]): Selection {
  const there = new Set(order)
  const isThere = (id: string) => there.has(id)
  const chosen = [...selection.chosen].filter(isThere)
  if (chosen.length === selection.chosen.size) return selection
  const anchor = selection.anchor !== null && isThere(selection.anchor) ? selection.anchor : null
  return beginningAt(new Set(chosen), anchor)
}
