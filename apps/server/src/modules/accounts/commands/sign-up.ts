import { ageVerdict, type OptionsOf, type userRegisterResource, type MemberId } from '@pinfold/contract'
import { currentLanguage, localeOf } from '@pinfold/words'
import type { Viewer } from '../../../platform/auth/viewer.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import type { RequestFacts } from '../../../platform/http/request-facts.ts'
import { addressKey, type RateLimit } from '../../../platform/rate-limit/rate-limit.ts'
import type { WriteDeps } from '../../../platform/write-deps.ts'
import { writeAsSystem } from '../../../platform/writing/writer.ts'
import { hashPassword } from '../passwords.ts'
import { keyOfChosenUsername } from '../usernames.ts'
import { insertNewMember } from './insert-new-member.ts'
import { openSession } from './open-session.ts'
import { letIn } from '../signing-up/let-in.ts'
import { accountRefusalWords } from '../account-refusals.words.ts'

/** By one address. */
export const SIGN_UPS = { tries: 30, windowMilliseconds: 60 * 60 * 1000 }

type SignUp = OptionsOf<typeof userRegisterResource.create>

/**
 * Makes a member and opens a session; answers the session's token. Where the address has to be proved first it makes the member,
 * mails them and throws `email_not_proved`. Throws `under_age_of_consent`,
 * `too_young_for_good`, `sign_up_closed`, `invitation_needed`, `invitation_over`, `email_domain_refused`, `email_taken`, `username_taken`, `username_reserved`, `throttled`.
 */
export async function signUp(
  deps: WriteDeps & { rateLimit: RateLimit },
  viewer: Viewer,
  input: SignUp,
  request: RequestFacts,
): Promise<{ memberId: MemberId; token: string }> {
  const now = deps.clock.now()
  const country = (input.country ?? viewer.country).toUpperCase()
  refuseTheTooYoung(input.birth_date, country, now)
  const chosenKey = input.username === undefined ? null : keyOfChosenUsername(input.username)
  await deps.rateLimit.take(`sign-up:${addressKey(request.address)}`, SIGN_UPS)
  const passwordHash = await hashPassword(input.password)
  const memberId = await inTransaction(deps.db, 'sign-up', async (tx) => {
    const { writer, awaitsProof } = request.isInternal ? byProgram(tx) : await letIn(deps, tx, input)
    return insertNewMember(deps, writer, {
      email: input.email,
      isEmailVerified: request.isInternal === true,
      awaitsProof,
      passwordHash,
      birthDate: input.birth_date,
      country,
      locale: localeOf(currentLanguage()),
      fullName: input.full_name ?? '',
      chosenUsername: chosenKey === null ? null : { name: input.username ?? '', key: chosenKey },
      isPartner: false,
    })
  })
  return { memberId, token: await openSession(deps, memberId, request, country) }
}

const byProgram = (tx: Tx) => ({
  writer: writeAsSystem(tx, 'the operator lets in whom the demonstration makes'),
  awaitsProof: false,
})

function refuseTheTooYoung(birthDate: string, country: string, now: Date) {
  const today = now.toISOString().slice(0, 10)
  if (birthDate > today) {
    throw new AppError('invalid_parameters', {
      field: 'birth_date',
      detail: `birth_date: ${accountRefusalWords.noBirthDate}`,
    })
  }
  const verdict = ageVerdict(birthDate, country, today)
  if (verdict !== 'allowed') throw new AppError(verdict, { field: 'birth_date' })
}
