import { type KeyboardEvent, type MouseEvent, useMemo, useState } from 'react'
import { extendedTo, keptOf, nothingChosen, type Selection, toggled, withAll } from './selection.ts'
import { walkTo } from './walk.ts'

const idOf = (element: HTMLElement) => element.dataset['selectable'] ?? ''

/**
 * Many of a list at once: by presses, ranges with shift, and keys (Space, arrows, with shift for ranges, Ctrl or Cmd
 * and A). `listProps` go on what holds the rows, `rowProps(id)` on each. The list may grow; what leaves it is chosen no
 * longer. With `isAllAtFirst` everything is chosen, also what the list gains, until it is left out.
 */
export function useSelection(order: readonly string[], { isAllAtFirst = false } = {}) {
  // What a press touched: chosen, or where all are chosen at first, left out.
  const [kept, setKept] = useState<Selection>(nothingChosen)
  const [active, setActive] = useState<string | null>(null)
  const selection = useMemo(() => keptOf(kept, order), [kept, order])
  const isChosen = (id: string) => selection.chosen.has(id) !== isAllAtFirst
  const ids = useMemo(
    () => order.filter((id) => selection.chosen.has(id) !== isAllAtFirst),
    [selection, order, isAllAtFirst],
  )
  const stop = active !== null && order.includes(active) ? active : order[0]
  const change = (next: (from: Selection) => Selection) => setKept((from) => next(keptOf(from, order)))
  const press = (id: string, isRange: boolean) =>
    change((from) => (isRange ? extendedTo(from, order, id) : toggled(from, id)))
  const touchAll = () => change((from) => withAll(from, order))
  const touchNone = () => setKept(nothingChosen)
  const [selectAll, clear] = isAllAtFirst ? [touchNone, touchAll] : [touchAll, touchNone]

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.altKey) return
    if (event.ctrlKey || event.metaKey) {
      if (event.key.toLowerCase() !== 'a') return
      event.preventDefault()
      selectAll()
      return
    }
    const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-selectable]')]
    const at = rows.indexOf(event.target as HTMLElement)
    const here = rows[at]
    if (!here) return
    if (event.key === ' ' || event.key === 'Enter') {
      event.preventDefault()
      press(idOf(here), event.shiftKey)
      return
    }
    const boxes = rows.map((row) => row.getBoundingClientRect())
    const isRightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl'
    const to = walkTo(boxes, at, event.key, isRightToLeft)
    const next = to === undefined ? undefined : rows[to]
    if (!next) return
    event.preventDefault()
    next.focus()
    if (!event.shiftKey || next === here) return
    // A range that no press began, begins where the focus was.
    change((from) => extendedTo(from.anchor === null ? toggled(from, idOf(here)) : from, order, idOf(next)))
  }

  return {
    /** In the list's order. */
    ids,
    isChosen,
    clear,
    selectAll,
    /** Touches these as well, which may be on the list in a moment only. */
    touch: (wanted: readonly string[]) => change((from) => withAll(from, wanted)),
    listProps: { role: 'listbox', 'aria-multiselectable': true, onKeyDown } as const,
    rowProps: (id: string) =>
      ({
        role: 'option',
        'aria-selected': isChosen(id),
        'data-selectable': id,
        tabIndex: id === stop ? 0 : -1,
        onFocus: () => setActive(id),
        onClick: (event: MouseEvent) => press(id, event.shiftKey),
        // Shift would mark the words between two presses.
        onMouseDown: (event: MouseEvent) => {
          if (event.shiftKey) event.preventDefault()
        },
      }) as const,
  }
}

/** Of `useSelection`. */
export type SelectionOfMany = ReturnType<typeof useSelection>
