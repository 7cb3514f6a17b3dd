import { tabOfKey, type BoardId } from '@pinfold/contract'
import type { Db, Tx } from '../../platform/db/db.ts'
import { afterCommit, databaseOf } from '../../platform/db/in-transaction.ts'
import { runningKey } from '../../platform/idempotency/idempotency-context.ts'
import type { Id } from '../../platform/ids/ids.ts'

/** Hears of a change after its commit: which board, whom it concerns beyond its team, and the tab that did it. */
export type HearBoardChange = (boardId: BoardId, otherIds: readonly Id[], by: string | undefined) => void

const hearers = new WeakMap<Db, HearBoardChange>()

/** From now on this hears of changes of boards that are made through the database. Boards do not know who listens. */
export function hearBoardChanges(db: Db, hear: HearBoardChange): void {
  hearers.set(db, hear)
}

/**
 * Notes that the transaction changes a board. After its commit the board's team hears that something did, and whoever else is
 * named: those who work on it no more, or may from now on. Boards of several people note themselves when they are locked.
 */
export function noteBoardChange(tx: Tx, boardId: BoardId, otherIds: readonly Id[] = []): void {
  const db = databaseOf(tx)
  const hear = db && hearers.get(db)
  if (!hear) return
  const by = tabOfKey(runningKey() ?? '')
  afterCommit(tx, () => hear(boardId, otherIds, by))
}
