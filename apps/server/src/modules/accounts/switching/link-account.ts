import { limits, type linkedAccountResource, type OptionsOf, type MemberId } from '@pinfold/contract'
import type { Member } from '../../../platform/auth/viewer.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import type { RequestFacts } from '../../../platform/http/request-facts.ts'
import type { Id } from '../../../platform/ids/ids.ts'
import type { RateLimit } from '../../../platform/rate-limit/rate-limit.ts'
import type { WriteDeps } from '../../../platform/write-deps.ts'
import { holdNothing, writeOwn } from '../../../platform/writing/writer.ts'
import { findNamedMember } from '../find-named-member.ts'
import { findPasswordHash, lockMembers } from '../members.queries.ts'
import { hashThatOpens, isPassword } from '../passwords.ts'
import type { SecretBox } from '../second-factor/secret-box.ts'
import { takeCode } from '../second-factor/take-code.ts'
import { takeSignInTry } from '../sign-in-tries.ts'
import { deleteLinks, findLinks, insertLinks } from './switching.queries.ts'

type LinkDeps = WriteDeps & { rateLimit: RateLimit; secondFactorKeys: SecretBox }

/**
 * Links a business account to the viewer's by its password, and a code where it asks for one; a second time changes
 * nothing. Throws `wrong_credentials`, `throttled`, `second_factor_code_required`, `wrong_code`, `cannot_link_self`,
 * `not_a_business`, `too_many_links`.
 */
export async function linkAccount(
  deps: LinkDeps,
  viewer: Member,
  input: OptionsOf<typeof linkedAccountResource.create>,
  request: RequestFacts,
): Promise<Id> {
  const businessId = await knownByPassword(deps, input, request)
  if (businessId === viewer.id) throw new AppError('cannot_link_self', { field: 'username_or_email' })
  // A repeat does not ask for a second code: each is good for once.
  if (await isLinked(deps, viewer.id, businessId)) return businessId
  await takeCode(deps, businessId, input.code, request)
  await inTransaction(deps.db, 'link-account', async (tx) => {
    const [held, members] = await lockMembers(tx, [viewer.id, businessId])
    if (!members.find(({ id }) => id === businessId)?.isPartner)
      throw new AppError('not_a_business', { field: 'username_or_email' })
    const links = await findLinks(tx, viewer.id)
    if (links.some(({ otherId }) => otherId === businessId)) return
    if (links.length >= limits.accounts.linked) throw new AppError('too_many_links')
    await insertLinks(writeOwn(held, viewer), viewer.id, businessId, deps.clock.now())
  })
  return businessId
}

/**
 * Looks at name and password with the tries and answers of a log-in, so that linking is no other way to guess
 * passwords.
 */
async function knownByPassword(
  deps: LinkDeps,
  input: OptionsOf<typeof linkedAccountResource.create>,
  request: RequestFacts,
): Promise<Id> {
  const { memberId, key } = await findNamedMember(deps, input.username_or_email)
  const tries = await takeSignInTry(deps.rateLimit, { account: memberId ?? key, request })
  const found = memberId === null ? undefined : await findPasswordHash(deps.db, memberId)
  if (!(await isPassword(hashThatOpens(found, deps.clock.now()), input.password)) || memberId === null)
    throw new AppError('wrong_credentials')
  await tries.giveBack()
  return memberId
}

const isLinked = async ({ db }: Pick<LinkDeps, 'db'>, memberId: MemberId, otherId: Id): Promise<boolean> =>
  (await findLinks(db, memberId)).some((link) => link.otherId === otherId)

/** Unlinks the account, from either side. Throws `account_not_here` where there is no link. */
export async function unlinkAccount(deps: Pick<WriteDeps, 'db'>, viewer: Member, otherId: Id): Promise<void> {
  await inTransaction(deps.db, 'unlink-account', async (tx) => {
    if (!(await deleteLinks(writeOwn(holdNothing(tx, 'one statement for both sides'), viewer), viewer.id, otherId)))
      throw new AppError('account_not_here', { field: 'user_id' })
  })
}
