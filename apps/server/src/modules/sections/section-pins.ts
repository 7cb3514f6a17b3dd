import type { BlockingAction, BoardId, MemberId, PinId, SectionId } from '@pinfold/contract'
import type { Viewer } from '../../platform/auth/viewer.ts'
import type { Id } from '../../platform/ids/ids.ts'
import type { Writer } from '../../platform/writing/writer.ts'
import type { CoverPicture, KnownBoard } from '../boards/index.ts'

/** A section of a locked board. */
export interface SectionOfBoard {
  readonly id: Id
  readonly boardId: BoardId
}

/** What sections need of the pins in them. Pins know sections, so this is how sections reach pins: the program joins them. */
export interface SectionPins {
  /** The newest pictures of each section of a board, at most `limit`; pins the viewer may not see are left out. At most five statements. */
  covers(
    viewer: Viewer,
    board: KnownBoard,
    sectionIds: readonly SectionId[],
    limit: number,
  ): Promise<Map<Id, CoverPicture[]>>
  /** Puts pins of the locked board into the section; those of other boards are left alone. Many go in the background. */
  putInto(writer: Writer, actorId: MemberId, section: SectionOfBoard, pinIds: readonly PinId[]): Promise<void>
  /** Takes all pins out of the section; they stay on the board. Where many go in the background, and the section after them, answers what the board shows meanwhile; else null. */
  empty(writer: Writer, actorId: MemberId, section: SectionOfBoard): Promise<BlockingAction | null>
  /** Puts all its pins into another section of the same board; answers as `empty` does. */
  join(writer: Writer, actorId: MemberId, section: SectionOfBoard, toId: Id): Promise<BlockingAction | null>
}
