import type { MemberId } from '@pinfold/contract'
import type { Tx } from '../../platform/db/db.ts'
import { afterCommit } from '../../platform/db/in-transaction.ts'
import type { Live } from '../../platform/live/live.ts'
import type { WriteDeps } from '../../platform/write-deps.ts'

/** What answering requests needs. */
export type ApprovalDeps = WriteDeps & { readonly live: Pick<Live, 'whisper'> }

/** Tells the open pages of those whose requests were approved, once that is committed. Pages opened later read it. */
export const tellApproved = (
  { live }: ApprovalDeps,
  tx: Tx,
  followeeId: MemberId,
  followerIds: readonly MemberId[],
): void => afterCommit(tx, () => live.whisper(followerIds, { kind: 'follow_approved', user_id: followeeId }))
