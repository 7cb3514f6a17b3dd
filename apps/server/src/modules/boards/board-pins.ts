import type { BlockingAction, RenditionImages, StoryType, BoardId, MemberId, PinId } from '@pinfold/contract'
import type { Viewer } from '../../platform/auth/viewer.ts'
import type { Tx } from '../../platform/db/db.ts'
import type { Id } from '../../platform/ids/ids.ts'
import { type Writer } from '../../platform/writing/writer.ts'
import type { KnownBoard } from './board-facts.ts'

/** A picture as covers show it. */
export interface CoverPicture {
  readonly pinId: PinId
  readonly signature: string
  readonly dominantColor: string
  readonly images: RenditionImages
  /** The team chose it; else it is one of the newest. */
  readonly isChosen: boolean
}

/** What boards need of the pins on them. Pins know boards, so this is how boards reach pins: the program joins them. */
export interface BoardPins {
  /** The pictures of each board: first the one its team chose, while it is on the board, then of its newest pins, at most `limit`; pins the viewer may not see are left out. At most five statements. */
  covers(viewer: Viewer, boards: readonly KnownBoard[], limit: number): Promise<Map<Id, CoverPicture[]>>
  /** Whether a pin is on a board, for whoever makes it the cover. */
  isOnBoard(tx: Tx, boardId: BoardId, pinId: PinId): Promise<boolean>
  /** After a board's privacy, archive or deletion changed: brings its pins' copies of it and their pictures' addresses up to date. */
  syncBoardSight(writer: Writer, boardId: BoardId): Promise<void>
  /**
   * Brings the pins of a locked board up to date after it was deleted or restored, many in the background; of a deleted
   * one everything is hidden when it answers. Answers what the board shows meanwhile; null where all is done.
   */
  hideOrShowAll(
    writer: Writer,
    actorId: MemberId,
    board: { readonly id: Id; readonly pinCount: number; readonly isDeleted: boolean },
  ): Promise<BlockingAction | null>
  /** The newest pictures behind a card that stands before a member's boards; `count` is null for all pins of a profile. */
  storyPictures(
    viewer: Viewer,
    memberId: MemberId,
    story: StoryType,
    limit: number,
  ): Promise<{ count: number | null; pictures: readonly Pick<CoverPicture, 'images'>[] }>
  /** Moves every pin of a locked board to another one; what was in a section goes to the one that the map names. */
  moveAll(writer: Writer, fromId: Id, toId: Id, sections: ReadonlyMap<Id, Id>): Promise<void>
  /**
   * Takes the next pins off a deleted board, oldest first, at most `limit`: the owner's own go; others' stay with their
   * pinners on no board where `isKeepingOthers`, else they go, too. Answers how many it took.
   */
  clearDeletedBoard(
    writer: Writer,
    board: { id: Id; ownerId: MemberId; isKeepingOthers: boolean },
    limit: number,
  ): Promise<number>
}
