import type { MemberId } from '@pinfold/contract'
import type { LoneWriter } from '../../platform/writing/writer.ts'
import { forgetEditor, forgetWhoTicked } from './planning.queries.ts'

/**
 * Forgets that a member ticked and wrote what stands on boards of others. It lives with those boards, so all shards are
 * asked: once in the life of an account.
 */
export async function forgetPlanner(writer: LoneWriter, memberId: MemberId): Promise<void> {
  await forgetWhoTicked(writer, memberId)
  await forgetEditor(writer, memberId)
}
