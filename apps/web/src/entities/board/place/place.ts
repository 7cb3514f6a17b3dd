import type { Board, Pin, Section, SectionCard } from '@pinfold/contract'
import type { ComponentType, RefCallback } from 'react'
import type { DragItem } from '../../../ui/drag/drag-rules.ts'
import type { WallMore } from '../../../ui/wall-more.ts'
import type { Hold } from './use-overlay.ts'

/** A board, or one of its sections: where the pins of a wall are. */
export interface Place {
  readonly board: Board
  readonly section: Section | null
}

/** Where pins go. */
export interface Goal {
  readonly board: Pick<Board, 'id' | 'name' | 'url'>
  readonly section: SectionCard | null
}

/** The pins of a place as its wall shows them, and how they change. */
export interface PlaceList {
  readonly rows: readonly Pin[]
  readonly more: WallMore
  readonly hold: Hold<readonly Pin[]>
  readonly queryKey: readonly unknown[]
  /** Those that others took off meanwhile; their cards keep their places. */
  readonly goneIds: ReadonlySet<string>
}

/** Pins that were chosen on a wall. */
export interface Choice {
  readonly ids: readonly string[]
  /** All that are there, also those that are not loaded yet. */
  readonly isWhole: boolean
  readonly count: number
}

/** A section among the others of its board. */
export interface SectionToolsProps {
  readonly board: Board
  readonly section: Section
  readonly sections: readonly Section[]
  readonly hold: Hold<readonly Section[]>
}

/** What the tools of those who edit a board give to the page around them, once they are loaded. */
export interface Desk {
  readonly itemRef: (item: DragItem) => RefCallback<HTMLElement>
  readonly SectionTools: ComponentType<SectionToolsProps>
}

export const goalName = ({ board, section }: Goal) => (section ? `${board.name} › ${section.title}` : board.name)

export const isSamePlace = (place: Place, goal: Goal) =>
  place.board.id === goal.board.id && (place.section?.id ?? null) === (goal.section?.id ?? null)

/** How many pins are in a place: on a board, those outside of its sections. */
export const pinsIn = ({ board, section }: Place, sections: readonly Section[]): number =>
  section ? section.pin_count : Math.max(0, board.pin_count - sections.reduce((sum, each) => sum + each.pin_count, 0))
