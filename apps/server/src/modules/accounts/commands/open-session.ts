import { inTransaction } from '../../../platform/db/in-transaction.ts'
import type { RequestFacts } from '../../../platform/http/request-facts.ts'
import { bucketOf, type Id } from '../../../platform/ids/ids.ts'
import type { WriteDeps } from '../../../platform/write-deps.ts'
import { deviceSourceOf } from '../device-source.ts'
import { createSessionToken } from '../session-token.ts'
import { insertSession } from '../sessions.queries.ts'

const LONGEST_USER_AGENT = 300

/** Opens a session after a password was entered, and answers its token. */
export async function openSession(
  deps: Pick<WriteDeps, 'db' | 'clock' | 'ids'>,
  memberId: Id,
  request: Pick<RequestFacts, 'userAgent'>,
  country: string,
): Promise<string> {
  const now = deps.clock.now()
  return inTransaction(deps.db, async (tx) => {
    const id = deps.ids.next(bucketOf(memberId))
    const { token, secretHash } = createSessionToken(id)
    await insertSession(tx, {
      id,
      member_id: memberId,
      secret_hash: secretHash,
      device_source: deviceSourceOf(request.userAgent),
      user_agent: request.userAgent.slice(0, LONGEST_USER_AGENT),
      country,
      second_factor_at: null,
      password_entered_at: now,
      created_at: now,
      last_seen_at: now,
    })
    return token
  })
}
