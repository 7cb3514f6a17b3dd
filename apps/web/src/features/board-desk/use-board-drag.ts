import type { Pin, Section, SectionCard } from '@pinfold/contract'
import { type RefObject, useRef } from 'react'
import { announce } from '../../ui/announce.ts'
import { useDragSpace } from '../../ui/drag/drag-space.ts'
import type { DragItem } from '../../ui/drag/drag-rules.ts'
import { type DropZone, movedBeside } from '../../ui/drag/drop-zone.ts'
import { placeBeside, putBehind } from '../../entities/board/place/list-changes.ts'
import { useLocale } from '../../api/viewer.ts'
import { boardDeskWords } from './board-desk.words.ts'

interface BoardDrag {
  readonly rows: readonly Pin[]
  readonly sections: readonly Section[]
  readonly chosen: RefObject<readonly string[]>
  readonly isOrganizing: boolean
  /** Pins show in the order that they can be put into. */
  readonly canReorder: boolean
  readonly onReorder: (ids: readonly string[], afterId: string | null) => void
  readonly onMove: (ids: readonly string[], section: SectionCard) => void
  readonly onReorderSections: (ids: readonly string[], movedId: string) => void
  readonly onMerge: (source: Section, target: SectionCard) => void
}

/** What a drag carries: a pin that is chosen takes the others that are along. */
interface Held {
  readonly ids: readonly string[]
  readonly idSet: ReadonlySet<string>
}

const nothing: Held = { ids: [], idSet: new Set() }
const edges: readonly DropZone[] = ['before', 'after']
const middle: readonly DropZone[] = ['on']
const all: readonly DropZone[] = ['before', 'on', 'after']

interface PlaceToTell {
  readonly rows: readonly Pin[]
  readonly ids: readonly string[]
  readonly afterId: string | null
  readonly locale: string
}

/** Says where pins went, for those who do not see it. */
export function announcePlace({ rows, ids, afterId, locale }: PlaceToTell): void {
  const place = putBehind(rows, ids, afterId).findIndex(({ id }) => id === ids[0]) + 1
  announce(
    boardDeskWords.pinsMoved({
      count: ids.length,
      shown: ids.length.toLocaleString(locale),
      place: place.toLocaleString(locale),
      total: rows.length.toLocaleString(locale),
    }),
  )
}

/** BO-03: pins among pins, pins into sections, and sections among and into each other, by dragging. */
export function useBoardDrag({ rows, sections, chosen, isOrganizing, canReorder, ...on }: BoardDrag) {
  const held = useRef<Held>(nothing)
  const locale = useLocale()
  const hold = (pinId: string): Held => {
    const ids = isOrganizing && chosen.current.includes(pinId) ? chosen.current : [pinId]
    return { ids, idSet: new Set(ids) }
  }
  const zonesOf = (dragged: DragItem, target: DragItem): readonly DropZone[] => {
    if (dragged.kind === 'section') return target.kind === 'section' ? all : []
    if (target.kind === 'section') return middle
    return !canReorder || held.current.idSet.has(target.id) ? [] : edges
  }
  const dropPins = (target: DragItem, zone: DropZone) => {
    const { ids } = held.current
    const section = sections.find(({ id }) => id === target.id)
    if (zone === 'on') return section && on.onMove(ids, section)
    const afterId = placeBeside(rows, ids, target.id, zone)
    announcePlace({ rows, ids, afterId, locale })
    on.onReorder(ids, afterId)
  }
  const dropSection = (id: string, target: DragItem, zone: DropZone) => {
    const source = sections.find((section) => section.id === id)
    const goal = sections.find((section) => section.id === target.id)
    if (zone === 'on') return source && goal && on.onMerge(source, goal)
    const order = sections.map((section) => section.id)
    const next = movedBeside(order, id, target.id, zone)
    if (next.join() !== order.join()) on.onReorderSections(next, id)
  }
  return useDragSpace({
    isEnabled: true,
    zonesOf,
    // On touch screens a long press picks up. On the usual wall it opens a pin's sheet, which offers the same.
    canDrag: ({ kind }) => kind === 'section' || isOrganizing || window.matchMedia('(hover: hover)').matches,
    labelOn: (dragged, target) => {
      if (target.kind !== 'section') return undefined
      return dragged.kind === 'section' ? boardDeskWords.merge : boardDeskWords.moveHere
    },
    onStart: ({ kind, id }) => {
      held.current = kind === 'pin' ? hold(id) : nothing
    },
    onDrop: (dragged, { target, zone }) => {
      if (dragged.kind === 'pin') dropPins(target, zone)
      else dropSection(dragged.id, target, zone)
    },
  })
}
