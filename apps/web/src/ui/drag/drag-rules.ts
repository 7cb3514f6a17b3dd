import type { DropZone } from './drop-zone.ts'

/** Something that can be dragged, and on or beside which others of its space can be dropped. */
export interface DragItem {
  readonly kind: string
  readonly id: string
}

export interface DropPlace {
  readonly target: DragItem
  readonly zone: DropZone
}

export interface DragRules {
  /** Nothing is dragged where this is false; no code is loaded then, either. */
  readonly isEnabled: boolean
  /** Which zones of the target take what is dragged. None: it is no target for it. */
  readonly zonesOf: (dragged: DragItem, target: DragItem) => readonly DropZone[]
  /** Dropped where a zone showed that it takes it. */
  readonly onDrop: (dragged: DragItem, place: DropPlace) => void
  /** Whether this one can be picked up; all can where it is left out. */
  readonly canDrag?: (item: DragItem) => boolean
  /** Small words on the middle of a target, "Merge"; none where it is left out. */
  readonly labelOn?: (dragged: DragItem, target: DragItem) => string | undefined
  readonly onStart?: (dragged: DragItem) => void
  readonly onEnd?: (dragged: DragItem) => void
}

/** What the drag code asks of the space; always the rules of the latest render. */
export type SpaceRules = Omit<Required<DragRules>, 'isEnabled'>
