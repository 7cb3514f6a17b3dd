import type { Id } from '../../../platform/ids/ids.ts'
import type { OperationRow } from '../operations.queries.ts'

/** What is done to pins, in one go or batch by batch. */
export type Work = Pick<OperationRow, 'kind' | 'fromBoardId' | 'toBoardId' | 'sectionId'>

/** A pin, the section it goes to, and the board it was on when it was chosen. */
export interface Item {
  readonly pinId: Id
  readonly sectionId: Id | null
  readonly fromBoardId: Id | null
}
