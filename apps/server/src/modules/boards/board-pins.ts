import type { RenditionImages } from '@pinfold/contract'
import type { Tx } from '../../platform/db/db.ts'
import type { Id } from '../../platform/ids/ids.ts'

/** A picture as covers show it. */
export interface CoverPicture {
  readonly pinId: Id
  readonly signature: string
  readonly dominantColor: string
  readonly images: RenditionImages
}

/** What boards need of the pins on them. Pins know boards, so this is how boards reach pins: the program joins them. */
export interface BoardPins {
  /** The newest pictures of each board, at most `limit` each. At most two statements. */
  covers(boardIds: readonly Id[], limit: number): Promise<Map<Id, CoverPicture[]>>
  /** The newest pictures of each section. At most two statements. */
  sectionCovers(sectionIds: readonly Id[], limit: number): Promise<Map<Id, CoverPicture[]>>
  /** After a board's privacy, archive or deletion changed: brings its pins' copies of it and their pictures' addresses up to date. */
  syncBoardSight(tx: Tx, boardId: Id): Promise<void>
  /** Puts pins of the board into the section; those of other boards are left alone. Answers how many moved. */
  putIntoSection(tx: Tx, boardId: Id, sectionId: Id, pinIds: readonly Id[]): Promise<void>
  /** Takes all pins out of the section; they stay on the board. */
  emptySection(tx: Tx, boardId: Id, sectionId: Id): Promise<void>
}
