import { limits, type linkedBusinessResource, type OptionsOf } from '@pinfold/contract'
import type { Member } from '../../../platform/auth/viewer.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import type { RequestFacts } from '../../../platform/http/request-facts.ts'
import type { Id } from '../../../platform/ids/ids.ts'
import { addressKey, type RateLimit } from '../../../platform/rate-limit/rate-limit.ts'
import type { WriteDeps } from '../../../platform/write-deps.ts'
import { writeOwn } from '../../../platform/writing/writer.ts'
import { insertNewMember } from '../commands/insert-new-member.ts'
import { SIGN_UPS } from '../commands/sign-up.ts'
import { insertConsentWhereNone } from '../consent.queries.ts'
import { emailKey } from '../email-key.ts'
import { findMemberIdByEmail, findPasswordHash, lockMember } from '../members.queries.ts'
import { refuseBlockedAddress } from '../signing-up/let-in.ts'
import { hashPassword, isPassword } from '../passwords.ts'
import { findLinks, findOwnerFacts, insertLinks } from './switching.queries.ts'

/**
 * Makes a business account that is linked to the viewer; what they chose about cookies holds for it, too. A repeat answers
 * the one that is there. Throws `email_taken`, `email_domain_refused`, `too_many_links`, `throttled`.
 */
export async function createLinkedBusiness(
  deps: WriteDeps & { rateLimit: RateLimit },
  viewer: Member,
  input: OptionsOf<typeof linkedBusinessResource.create>,
  request: RequestFacts,
): Promise<Id> {
  await deps.rateLimit.take(`sign-up:${addressKey(request.address)}`, SIGN_UPS)
  const made = await madeBefore(deps, viewer, input)
  if (made !== null) return made
  const passwordHash = await hashPassword(input.password)
  return inTransaction(deps.db, 'create-linked-business', async (tx) => {
    const [held, member] = await lockMember(tx, viewer.id)
    const owner = member && (await findOwnerFacts(tx, viewer.id))
    if (!owner) throw new AppError('user_not_found')
    const links = await findLinks(tx, viewer.id)
    if (links.length >= limits.accounts.linked) throw new AppError('too_many_links')
    await refuseBlockedAddress(tx, input.email)
    const writer = writeOwn(held, viewer)
    const id = await insertNewMember(deps, writer, {
      ...owner,
      email: input.email,
      isEmailVerified: false,
      passwordHash,
      fullName: input.business_name,
      chosenUsername: null,
      isPartner: true,
      locale: viewer.locale,
    })
    await insertLinks(writer, viewer.id, id, deps.clock.now())
    if (viewer.consent) await insertConsentWhereNone(writer, id, viewer.consent)
    return id
  })
}

/** The answer may have been lost on its way: whoever repeats the wish knows the new account's password. */
async function madeBefore(
  deps: Pick<WriteDeps, 'db'>,
  viewer: Member,
  input: { email: string; password: string },
): Promise<Id | null> {
  const memberId = await findMemberIdByEmail(deps.db, emailKey(input.email))
  const links = memberId === null ? [] : await findLinks(deps.db, viewer.id)
  if (memberId === null || !links.some(({ otherId, otherRole }) => otherId === memberId && otherRole === 'business'))
    return null
  return (await isPassword((await findPasswordHash(deps.db, memberId))?.passwordHash, input.password)) ? memberId : null
}
