import { usernameKey, type MemberId } from '@pinfold/contract'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/db.ts'
import { emailKey } from './email-key.ts'
import { findMemberIdByEmail, findMemberIdByUsername } from './members.queries.ts'

/** Whom somebody means who typed an email address or a username; `key` is the name in its one spelling. */
export async function findNamedMember(
  deps: { db: Db; clock: Clock },
  name: string,
): Promise<{ memberId: MemberId | null; key: string }> {
  const isEmail = name.includes('@')
  const key = isEmail ? emailKey(name) : usernameKey(name)
  const memberId = isEmail
    ? await findMemberIdByEmail(deps.db, key)
    : await findMemberIdByUsername(deps.db, key, deps.clock.now())
  return { memberId, key }
}
