import { ageVerdict, type OptionsOf, type userRegisterResource, usernameKey } from '@pinfold/contract'
import type { Viewer } from '../../../platform/auth/viewer.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { RequestFacts } from '../../../platform/http/request-facts.ts'
import { bucketOf, drawBucket, type Id } from '../../../platform/ids/ids.ts'
import { addressKey, type RateLimit } from '../../../platform/rate-limit/rate-limit.ts'
import type { WriteDeps } from '../../../platform/write-deps.ts'
import { wantMail } from '../account-mail/account-mail.ts'
import { emailKey } from '../email-key.ts'
import { claimUsername, insertEmail, insertMember } from '../members.queries.ts'
import { hashPassword } from '../passwords.ts'
import { keyOfChosenUsername, suggestUsernames } from '../usernames.ts'
import { openSession } from './open-session.ts'

const SIGN_UPS = { tries: 30, windowMilliseconds: 60 * 60 * 1000 }

type SignUp = OptionsOf<typeof userRegisterResource.create>

declare module '../../../platform/events/outbox.ts' {
  interface Events {
    'member.joined': { memberId: string }
  }
}

/**
 * Makes a member and opens a session; answers the session's token. Throws `under_age_of_consent`,
 * `too_young_for_good`, `email_taken`, `username_taken`, `username_reserved`, `throttled`.
 */
export async function signUp(
  deps: WriteDeps & { rateLimit: RateLimit },
  viewer: Viewer,
  input: SignUp,
  request: RequestFacts,
): Promise<{ memberId: Id; token: string }> {
  const now = deps.clock.now()
  const country = (input.country ?? viewer.country).toUpperCase()
  refuseTheTooYoung(input.birth_date, country, now)
  const chosenKey = input.username === undefined ? null : keyOfChosenUsername(input.username)
  await deps.rateLimit.take(`sign-up:${addressKey(request.address)}`, SIGN_UPS)
  const passwordHash = await hashPassword(input.password)
  const memberId = await inTransaction(deps.db, async (tx) => {
    const id = deps.ids.next(drawBucket())
    if (!(await insertEmail(tx, emailKey(input.email), id))) throw new AppError('email_taken', { field: 'email' })
    const username = await takeUsername(tx, id, input, chosenKey, now)
    const fullName = input.full_name || username
    await insertMember(tx, {
      id,
      username,
      full_name: fullName,
      first_name: fullName.split(/\s+/)[0] ?? fullName,
      email: input.email,
      email_verified_at: request.isInternal === true ? now : null,
      password_hash: passwordHash,
      birth_date: input.birth_date,
      country,
      avatar_signature: null,
      last_saved_at: null,
      created_at: now,
    })
    await deps.outbox.emit(tx, bucketOf(id), 'member.joined', { memberId: id })
    if (request.isInternal !== true) await wantMail(deps, tx, id, 'email_verification')
    return id
  })
  return { memberId, token: await openSession(deps, memberId, request, country) }
}

function refuseTheTooYoung(birthDate: string, country: string, now: Date) {
  const today = now.toISOString().slice(0, 10)
  if (birthDate > today) {
    throw new AppError('invalid_parameters', { field: 'birth_date', detail: 'birth_date: must be a date of birth' })
  }
  const verdict = ageVerdict(birthDate, country, today)
  if (verdict !== 'allowed') throw new AppError(verdict, { field: 'birth_date' })
}

async function takeUsername(tx: Tx, memberId: Id, input: SignUp, chosenKey: string | null, now: Date): Promise<string> {
  if (input.username !== undefined && chosenKey !== null) {
    if (await claimUsername(tx, chosenKey, memberId, now)) return input.username
    throw new AppError('username_taken', { field: 'username' })
  }
  for (const name of suggestUsernames(input.full_name ?? '', input.email)) {
    if (await claimUsername(tx, usernameKey(name), memberId, now)) return name
  }
  throw new AppError('username_taken', { field: 'username' })
}
