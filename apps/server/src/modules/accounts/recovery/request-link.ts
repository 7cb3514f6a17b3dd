import { limits } from '@pinfold/contract'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import type { RequestFacts } from '../../../platform/http/request-facts.ts'
import { addressKey, type RateLimit } from '../../../platform/rate-limit/rate-limit.ts'
import type { WriteDeps } from '../../../platform/write-deps.ts'
import { writeAsSystem } from '../../../platform/writing/writer.ts'
import { wantMailFor } from '../account-mail/account-mail.ts'
import { findNamedMember } from '../find-named-member.ts'

/**
 * Has a link mailed to the account of that name, if there is one. Nothing here tells: neither the answer nor what it
 * costs, nor when tries end. Throws `throttled`.
 */
export async function requestLink(
  deps: WriteDeps & { rateLimit: RateLimit },
  name: string,
  purpose: 'password_reset' | 'log_in',
  request: RequestFacts,
): Promise<void> {
  const named = await findNamedMember(deps, name)
  await deps.rateLimit.take(`account-mail:address:${addressKey(request.address)}`, limits.accountMails)
  await deps.rateLimit.take(`account-mail:account:${named.memberId ?? named.key}`, limits.accountMails)
  await inTransaction(deps.db, 'request-link', (tx) =>
    wantMailFor(deps, writeAsSystem(tx, 'who forgot their password is nobody yet'), named, purpose),
  )
}
