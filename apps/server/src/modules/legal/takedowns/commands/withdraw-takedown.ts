import { inTransaction } from '../../../../platform/db/in-transaction.ts'
import { AppError } from '../../../../platform/errors/app-error.ts'
import { bucketOf, type Id } from '../../../../platform/ids/ids.ts'
import type { WriteDeps } from '../../../../platform/write-deps.ts'
import { authorize } from '../../../../platform/writing/writer.ts'
import { canWithdraw } from '../takedown.policy.ts'
import { decideRow, lockTakedown } from '../takedowns.queries.ts'
import { keepAll } from './decide-takedown.ts'
import '../takedown-events.ts'

/** Takes an open request back; a second time changes nothing. Throws `takedown_not_found` and `takedown_decided`. */
export async function withdrawTakedown(
  deps: WriteDeps,
  { isClaimant }: { readonly isClaimant: boolean },
  takedownId: Id,
): Promise<void> {
  await inTransaction(deps.db, 'withdraw-takedown', async (tx) => {
    const [held, row] = await lockTakedown(tx, takedownId)
    if (!row) throw new AppError('takedown_not_found')
    const writer = authorize(held, canWithdraw({ isClaimant, state: row.state }))
    if (row.state === 'withdrawn') return
    await decideRow(writer, row.id, { state: 'withdrawn', reason: '', decided_at: deps.clock.now() })
    await keepAll(writer, row)
    const letter = { takedownId: row.id, letter: 'withdrawn' } as const
    await deps.outbox.emit(writer, bucketOf(row.id), 'takedown.claimant-letter', letter)
  })
}
