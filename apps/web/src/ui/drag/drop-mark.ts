import type { DragItem, DropPlace } from './drag-rules.ts'
import { type DropZone, zoneDelays } from './drop-zone.ts'
import { isAloneInRow } from './place-along.ts'

const marks = ['data-drop', 'data-drop-label', 'data-drop-rows']

/** A target under the pointer, as the engine's listeners describe it. */
interface Under {
  readonly element: Element
  readonly data: Readonly<Record<string | symbol, unknown>>
}

/** Shows which zone would take what is held: at once gone when the pointer leaves, there after the zone's delay. */
export interface DropMark {
  readonly move: (under: Under | undefined) => void
  /** The place that shows. What does not show does not take. */
  readonly place: () => DropPlace | null
  readonly clear: () => void
}

/** @param labelOn the words on a target's middle */
export function makeDropMark(labelOn: (target: DragItem) => string | undefined): DropMark {
  let at: { element: Element; zone: DropZone; item: DragItem } | null = null
  let isShown = false
  let timer: ReturnType<typeof setTimeout> | undefined

  const clear = () => {
    clearTimeout(timer)
    if (isShown && at) for (const name of marks) at.element.removeAttribute(name)
    isShown = false
    at = null
  }
  const show = () => {
    if (!at) return
    isShown = true
    const label = at.zone === 'on' ? labelOn(at.item) : undefined
    if (label !== undefined) at.element.setAttribute('data-drop-label', label)
    at.element.toggleAttribute('data-drop-rows', isAloneInRow(at.element))
    at.element.setAttribute('data-drop', at.zone)
  }
  return {
    clear,
    place: () => (isShown && at ? { target: at.item, zone: at.zone } : null),
    move(under) {
      const { item, zone } = (under?.data ?? { zone: null }) as { item: DragItem; zone: DropZone | null }
      if (at?.element === under?.element && at?.zone === zone) return
      clear()
      if (!under || zone === null) return
      at = { element: under.element, zone, item }
      timer = setTimeout(show, zoneDelays[zone])
    },
  }
}
