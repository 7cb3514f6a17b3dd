import type { Tx } from '../../platform/db/db.ts'
import { afterCommit } from '../../platform/db/in-transaction.ts'
import type { Id } from '../../platform/ids/ids.ts'
import type { Live } from '../../platform/live/live.ts'
import type { WriteDeps } from '../../platform/write-deps.ts'

/** What answering requests needs. */
export type ApprovalDeps = WriteDeps & { readonly live: Pick<Live, 'whisper'> }

/** Tells the open pages of those whose requests were approved, once that is committed. Pages opened later read it. */
export const tellApproved = ({ live }: ApprovalDeps, tx: Tx, followeeId: Id, followerIds: readonly Id[]): void =>
  afterCommit(tx, () => live.whisper(followerIds, { kind: 'follow_approved', user_id: followeeId }))
