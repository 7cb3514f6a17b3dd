import { limits, type MemberId } from '@pinfold/contract'
import { AppError } from '../../platform/errors/app-error.ts'
import type { Writer } from '../../platform/writing/writer.ts'
import { setScheduledCount } from '../accounts/index.ts'
import { countDrafts, type DraftCounts } from './drafts.queries.ts'

/** Refuses more than a member may have. Throws `too_many_drafts`, `too_many_scheduled`. */
export function requireRoom({ drafts, scheduled }: Pick<DraftCounts, 'drafts' | 'scheduled'>): void {
  if (drafts > limits.drafts.most) throw new AppError('too_many_drafts')
  if (scheduled > limits.drafts.scheduled) throw new AppError('too_many_scheduled', { field: 'publish_at' })
}

/** After drafts changed: refuses where they are more than may be, and notes how many wait. The member is locked. */
export async function settleCounts(writer: Writer, memberId: MemberId, before: DraftCounts): Promise<void> {
  const after = await countDrafts(writer, memberId)
  // Who has more than may be, because a time was missed, can still make fewer.
  requireRoom({
    drafts: after.drafts > before.drafts ? after.drafts : 0,
    scheduled: after.scheduled > before.scheduled ? after.scheduled : 0,
  })
  await noteScheduled(writer, memberId, after.scheduled, before.scheduled)
}

/** Notes how many of the member's pins wait for their time, where that is another number. */
export async function noteScheduled(writer: Writer, memberId: MemberId, after: number, before: number): Promise<void> {
  if (after !== before) await setScheduledCount(writer, memberId, after)
}
