import type { BoardId } from '@pinfold/contract'
import { allow } from '../../../platform/auth/decision.ts'
import type { Member } from '../../../platform/auth/viewer.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { bucketOf } from '../../../platform/ids/ids.ts'
import type { WriteDeps } from '../../../platform/write-deps.ts'
import { authorize } from '../../../platform/writing/writer.ts'
import { type Acted, type Actor, writeAct } from '../../employees/index.ts'
import { knowBoard } from '../board-facts.ts'
import { findBoardRows, updateBoardRow } from '../rows/board-rows.queries.ts'
import { lockBoard } from '../rows/lock-boards.ts'
import { canMarkSensitive } from '../boards.policy.ts'

declare module '../../../platform/events/outbox.ts' {
  interface Events {
    /** Whether people are warned before its pins. */
    'board.warning-changed': { boardId: string }
  }
}
declare module '../../employees/write-act.ts' {
  interface Acts {
    'board.warning-changed': { before: { isSensitive: boolean }; after: { isSensitive: boolean } }
  }
}

interface Warning {
  readonly boardId: BoardId
  readonly isSensitive: boolean
}

/** Says for its owner whether people are warned before the board's pins. */
export async function markSensitive(deps: WriteDeps, viewer: Member, { boardId, isSensitive }: Warning): Promise<void> {
  await inTransaction(deps.db, 'mark-sensitive', async (tx) => {
    // Locked first: what somebody may do is asked of the board as it is then.
    const [held, board] = await lockBoard(tx, boardId)
    const { facts } = await knowBoard({ db: held }, viewer, boardId)
    const writer = authorize(held, canMarkSensitive(facts))
    if (!board) throw new AppError('board_not_found')
    await updateBoardRow(writer, boardId, { is_sensitive_by_owner: isSensitive })
    await deps.outbox.emit(writer, bucketOf(boardId), 'board.warning-changed', { boardId })
  })
}

/**
 * Says for the moderators whether people are warned before the board's pins, apart from what its owner says. Throws
 * `board_not_found`.
 */
export async function warnOfBoard(
  deps: WriteDeps,
  actor: Actor,
  { boardId, isSensitive, reason }: Warning & { readonly reason: string },
): Promise<Acted<null>> {
  const concerned = (await findBoardRows(deps.db, [boardId]))[0]?.ownerId ?? null
  const act = { kind: 'board.warning-changed', thing: { type: 'board', id: boardId }, concerned, reason } as const
  return writeAct(deps, actor, 'warn-of-board', act, async (tx, ask) => {
    const [held, board] = await lockBoard(tx, boardId)
    if (!board) throw new AppError('board_not_found')
    const writer = ask(held, allow)
    const before = board.isSensitiveByEmployee
    if (before === isSensitive) return { isUnchanged: true, answer: null }
    await updateBoardRow(writer, boardId, { is_sensitive_by_employee: isSensitive })
    await deps.outbox.emit(writer, bucketOf(boardId), 'board.warning-changed', { boardId })
    return { before: { isSensitive: before }, after: { isSensitive }, answer: null }
  })
}
