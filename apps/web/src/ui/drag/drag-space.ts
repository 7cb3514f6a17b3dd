import { type RefCallback, useEffect, useEffectEvent, useState } from 'react'
import type { DragItem, DragRules } from './drag-rules.ts'

type Attach = (element: HTMLElement, item: DragItem) => () => void

/** The elements of one screen that are dragged among each other. */
class DragSpace {
  readonly #elements = new Map<HTMLElement, { item: DragItem; detach: (() => void) | null }>()
  readonly #refs = new Map<string, RefCallback<HTMLElement>>()
  #attach: Attach | null = null

  /** The `ref` of an item's element; the same for the same item, so that rendering again attaches nothing again. */
  readonly itemRef = (item: DragItem): RefCallback<HTMLElement> => {
    const key = `${item.kind} ${item.id}`
    const known = this.#refs.get(key)
    if (known) return known
    const ref: RefCallback<HTMLElement> = (element) => {
      if (!element) return undefined
      this.#elements.set(element, { item, detach: this.#attach?.(element, item) ?? null })
      return () => {
        this.#elements.get(element)?.detach?.()
        this.#elements.delete(element)
      }
    }
    this.#refs.set(key, ref)
    return ref
  }

  /** Makes all elements draggable, those that come later too; null makes none so. */
  enable(attach: Attach | null): void {
    this.#attach = attach
    for (const [element, entry] of this.#elements) {
      entry.detach?.()
      entry.detach = attach?.(element, entry.item) ?? null
    }
  }
}

/**
 * Lets the items of a screen be dragged: give each element its `itemRef`. The drag code loads when the rules first
 * allow it. A held item has `data-dragged`; a target that would take it `data-drop` with the zone, which looks as
 * `drag-marks.css` says. On touch screens a long press picks up, where the browser does so; offer a menu as well.
 */
export function useDragSpace(rules: DragRules): Pick<DragSpace, 'itemRef'> {
  const [space] = useState(() => new DragSpace())
  const { isEnabled } = rules
  const zonesOf = useEffectEvent(rules.zonesOf)
  const onDrop = useEffectEvent(rules.onDrop)
  const canDrag = useEffectEvent((item: DragItem) => rules.canDrag?.(item) ?? true)
  const labelOn = useEffectEvent((dragged: DragItem, target: DragItem) => rules.labelOn?.(dragged, target))
  const onStart = useEffectEvent((dragged: DragItem) => rules.onStart?.(dragged))
  const onEnd = useEffectEvent((dragged: DragItem) => rules.onEnd?.(dragged))
  useEffect(() => {
    if (!isEnabled) return
    let end: (() => void) | null = null
    let isOver = false
    const begin = async () => {
      const { startDragging } = await import('./drag-engine.ts')
      if (isOver) return
      const engine = startDragging({ zonesOf, onDrop, canDrag, labelOn, onStart, onEnd })
      space.enable(engine.attach)
      end = engine.end
    }
    // Without its code, which a lost connection may keep away, the menu ways remain.
    void begin().catch(() => undefined)
    return () => {
      isOver = true
      space.enable(null)
      end?.()
    }
  }, [space, isEnabled])
  return space
}
