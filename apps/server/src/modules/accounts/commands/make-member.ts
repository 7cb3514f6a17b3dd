import { type MemberId, usernamePattern, usernameKey } from '@pinfold/contract'
import { currentLanguage, localeOf } from '@pinfold/words'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import type { WriteDeps } from '../../../platform/write-deps.ts'
import { writeAsSystem } from '../../../platform/writing/writer.ts'
import { drawPassword, endOfDrawnPassword, hashPassword } from '../passwords.ts'
import { keyOfChosenUsername } from '../usernames.ts'
import { insertNewMember } from './insert-new-member.ts'

/** Nobody told it: an account made by the operator is an adult's until its owner says when they were born. */
const UNTOLD_BIRTH_DATE = '1970-01-01'

/**
 * Makes an account for somebody by the operator's hand, with a password that is drawn where none is given. It is kept
 * as a hash only, so whoever asked for it passes it on, and it ends after a day unless its owner chooses one. Throws `email_taken`, `username_taken`, `username_reserved`, `invalid_parameters`.
 */
export async function makeMember(
  deps: WriteDeps,
  given: { readonly email: string; readonly username?: string; readonly country: string; readonly password?: string },
): Promise<{ memberId: MemberId; password: string }> {
  const { username } = given
  if (username !== undefined && !usernamePattern.test(usernameKey(username)))
    throw new AppError('invalid_parameters', { field: 'username' })
  const chosenUsername = username === undefined ? null : { name: username, key: keyOfChosenUsername(username) }
  const password = given.password ?? drawPassword()
  const passwordHash = await hashPassword(password)
  const memberId = await inTransaction(deps.db, 'make-member', (tx) =>
    insertNewMember(deps, writeAsSystem(tx, 'an account begins with nobody'), {
      email: given.email,
      // Whoever works at the machine knows whose address it is.
      isEmailVerified: true,
      passwordHash,
      passwordEndsAt: endOfDrawnPassword(deps.clock.now()),
      birthDate: UNTOLD_BIRTH_DATE,
      country: given.country,
      locale: localeOf(currentLanguage()),
      fullName: '',
      chosenUsername,
      isPartner: false,
    }),
  )
  return { memberId, password }
}
