import { autoScrollWindowForElements } from '@atlaskit/pragmatic-drag-and-drop-auto-scroll/element'
import { draggable, dropTargetForElements, monitorForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import type { DragItem, SpaceRules } from './drag-rules.ts'
import { type DropMark, makeDropMark } from './drop-mark.ts'
import { zoneAt } from './drop-zone.ts'
import { placeAlong } from './place-along.ts'
import { isInScrollZone } from './scroll-zone.ts'
import './drag-marks.css'

/** What travels with a drag, so that screens which are open at once keep to themselves. */
interface Held {
  readonly space: symbol
  readonly item: DragItem
}

const heldBy = (data: Record<string | symbol, unknown>) => data as unknown as Held

/** A press would drag a link or a picture that it finds inside, and not the whole item. */
function dragWhole({ currentTarget }: Event) {
  if (!(currentTarget instanceof HTMLElement)) return
  for (const inner of currentTarget.querySelectorAll<HTMLElement>('a, img')) inner.draggable = false
}

/** Listens for drags in a space of its own, until it is ended; `attach` brings an element into it. */
export function startDragging(rules: SpaceRules) {
  const space = Symbol('drag space')
  const isHere = (data: Record<string | symbol, unknown>) => heldBy(data).space === space
  let mark: DropMark | null = null

  const attach = (element: HTMLElement, item: DragItem) => {
    element.addEventListener('pointerdown', dragWhole)
    const undrag = draggable({
      element,
      canDrag: () => rules.canDrag(item),
      getInitialData: () => ({ space, item }),
      onDragStart: () => element.setAttribute('data-dragged', ''),
      onDrop: () => element.removeAttribute('data-dragged'),
    })
    const untarget = dropTargetForElements({
      element,
      canDrop: ({ source }) =>
        source.element !== element && isHere(source.data) && rules.zonesOf(heldBy(source.data).item, item).length > 0,
      getData: ({ source, input }) => {
        const zones = rules.zonesOf(heldBy(source.data).item, item)
        return { item, zone: zoneAt(placeAlong(element, input.clientX, input.clientY), zones) }
      },
    })
    return () => {
      element.removeEventListener('pointerdown', dragWhole)
      undrag()
      untarget()
    }
  }

  const unscroll = autoScrollWindowForElements({
    canScroll: ({ input, source }) => isHere(source.data) && isInScrollZone(input.clientY, window.innerHeight),
    getAllowedAxis: () => 'vertical',
  })
  const unwatch = monitorForElements({
    canMonitor: ({ source }) => isHere(source.data),
    onDragStart: ({ source }) => {
      const { item } = heldBy(source.data)
      mark = makeDropMark((target) => rules.labelOn(item, target))
      rules.onStart(item)
    },
    onDrag: ({ location }) => mark?.move(location.current.dropTargets[0]),
    onDropTargetChange: ({ location }) => mark?.move(location.current.dropTargets[0]),
    onDrop: ({ source, location }) => {
      const { item } = heldBy(source.data)
      const place = location.current.dropTargets.length > 0 ? (mark?.place() ?? null) : null
      mark?.clear()
      mark = null
      rules.onEnd(item)
      if (place) rules.onDrop(item, place)
    },
  })
  const end = () => {
    unscroll()
    unwatch()
    mark?.clear()
  }
  return { attach, end }
}
