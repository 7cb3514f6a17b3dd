import type { BoardId, PinId, SectionId } from '@pinfold/contract'
import type { OperationRow } from '../operations.queries.ts'

/** What is done to pins, in one go or batch by batch. */
export type Work = Pick<OperationRow, 'kind' | 'fromBoardId' | 'toBoardId' | 'sectionId'>

/** A pin, the section it goes to, and the board it was on when it was chosen. */
export interface Item {
  readonly pinId: PinId
  readonly sectionId: SectionId | null
  readonly fromBoardId: BoardId | null
}
