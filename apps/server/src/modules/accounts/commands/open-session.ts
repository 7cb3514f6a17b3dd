import type { MemberId } from '@pinfold/contract'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import type { RequestFacts } from '../../../platform/http/request-facts.ts'
import { bucketOf } from '../../../platform/ids/ids.ts'
import type { WriteDeps } from '../../../platform/write-deps.ts'
import { writeAsSystem } from '../../../platform/writing/writer.ts'
import { deviceSourceOf } from '../device-source.ts'
import { comeBack } from '../leaving/come-back.ts'
import { createSessionToken } from '../session-token.ts'
import { insertSession } from '../sessions.queries.ts'

const LONGEST_USER_AGENT = 300

/** How somebody came in. */
export interface Entry {
  /** By a mailed link, without the password. */
  readonly isLimited?: boolean
  readonly hasSecondFactor?: boolean
  /** From an account that this one is linked to. */
  readonly isWithoutPassword?: boolean
}

/** Opens a session, after a password was entered unless the entry says otherwise, and answers its token. */
export async function openSession(
  deps: Pick<WriteDeps, 'db' | 'clock' | 'ids'>,
  memberId: MemberId,
  request: Pick<RequestFacts, 'userAgent'>,
  country: string,
  { isLimited = false, hasSecondFactor = false, isWithoutPassword = false }: Entry = {},
): Promise<string> {
  const now = deps.clock.now()
  return inTransaction(deps.db, 'open-session', async (tx) => {
    const writer = writeAsSystem(tx, 'whoever logs in was known before')
    await comeBack(writer, memberId, now)
    const id = deps.ids.next(bucketOf(memberId))
    const { token, secretHash } = createSessionToken(id)
    await insertSession(writer, {
      id,
      member_id: memberId,
      secret_hash: secretHash,
      device_source: deviceSourceOf(request.userAgent),
      user_agent: request.userAgent.slice(0, LONGEST_USER_AGENT),
      country,
      is_limited: isLimited,
      second_factor_at: hasSecondFactor ? now : null,
      password_entered_at: isLimited || isWithoutPassword ? null : now,
      created_at: now,
      last_seen_at: now,
    })
    return token
  })
}
