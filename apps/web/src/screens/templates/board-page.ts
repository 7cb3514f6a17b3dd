import type { Board, Pin, Section } from '@pinfold/contract'
import type { RootData } from '../../api/viewer.ts'
import { unpackSections } from '../../entities/board/place/packed-sections.ts'
import { unpackPins } from '../../entities/pin/card/packed-pins.ts'
import type { loader } from '../board/board.tsx'

/** What the loader of a board's page answers where there is a board. */
export type BoardData = Extract<Awaited<ReturnType<typeof loader>>, { readonly board: Board }>

/** All that the page of a board shows to a visitor. */
export interface BoardPage {
  readonly root: RootData
  readonly data: BoardData
  /** The path asked for, as it came. */
  readonly pathname: string
  readonly nonce: string
  /** What is packed in the data. */
  readonly pins: readonly Pin[]
  readonly sections: readonly Section[]
  /** More pins follow. */
  readonly isGrowing: boolean
}

/** Opens the loaders' answers. */
export function boardPage(
  root: RootData,
  data: BoardData,
  { pathname, nonce }: { readonly pathname: string; readonly nonce: string },
): BoardPage {
  const { data: pins, bookmark } = unpackPins(data.pins)
  const sections = unpackSections(data.sections)
  return { root, data, pathname, nonce, pins, sections, isGrowing: bookmark !== undefined }
}

/** Where the router finds what a page's loaders answered. */
export const BOARD_ROUTE = 'screens/board/board'
