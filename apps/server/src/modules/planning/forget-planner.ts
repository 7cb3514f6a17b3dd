import type { Db } from '../../platform/db/db.ts'
import type { Id } from '../../platform/ids/ids.ts'
import { forgetEditor, forgetWhoTicked } from './planning.queries.ts'

/**
 * Forgets that a member ticked and wrote what stands on boards of others. It lives with those boards, so all shards are
 * asked: once in the life of an account.
 */
export async function forgetPlanner(db: Db, memberId: Id): Promise<void> {
  await forgetWhoTicked(db, memberId)
  await forgetEditor(db, memberId)
}
