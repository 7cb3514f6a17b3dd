import { usernameKey, type MemberId } from '@pinfold/contract'
import { AppError } from '../../../platform/errors/app-error.ts'
import { bucketOf, drawBucket, type Id } from '../../../platform/ids/ids.ts'
import type { WriteDeps } from '../../../platform/write-deps.ts'
import type { Writer } from '../../../platform/writing/writer.ts'
import { wantMail } from '../account-mail/account-mail.ts'
import { emailKey } from '../email-key.ts'
import { claimUsername, insertEmail, insertMember } from '../members.queries.ts'
import { suggestUsernames } from '../usernames.ts'

declare module '../../../platform/events/outbox.ts' {
  interface Events {
    'member.joined': { memberId: string }
  }
}

/** Somebody about to become a member; their age was looked at. */
export interface NewMember {
  readonly email: string
  /** Otherwise a mail asks for it. */
  readonly isEmailVerified: boolean
  /** No session opens before the address is proved. */
  readonly awaitsProof?: boolean
  readonly passwordHash: string
  /** Where somebody else drew the password; left out for one that the member chose. */
  readonly passwordEndsAt?: Date
  readonly birthDate: string
  readonly country: string
  readonly locale: string
  /** Empty where they go by their username. */
  readonly fullName: string
  /** Null for one that is made of the name, or drawn. */
  readonly chosenUsername: { readonly name: string; readonly key: string } | null
  readonly isPartner: boolean
}

/** Writes a new member with all that belongs to one. Throws `email_taken`, `username_taken`. */
export async function insertNewMember(deps: WriteDeps, writer: Writer, given: NewMember): Promise<Id> {
  const now = deps.clock.now()
  const id = deps.ids.next(drawBucket())
  if (!(await insertEmail(writer, emailKey(given.email), id))) throw new AppError('email_taken', { field: 'email' })
  const username = await takeUsername(writer, id, given, now)
  const fullName = given.fullName || username
  await insertMember(writer, {
    id,
    username,
    full_name: fullName,
    first_name: fullName.split(/\s+/)[0] ?? fullName,
    email: given.email,
    email_verified_at: given.isEmailVerified ? now : null,
    awaits_proof: given.awaitsProof ?? false,
    password_hash: given.passwordHash,
    password_ends_at: given.passwordEndsAt ?? null,
    birth_date: given.birthDate,
    country: given.country,
    locale: given.locale,
    is_partner: given.isPartner,
    avatar_signature: null,
    last_saved_at: null,
    created_at: now,
  })
  await deps.outbox.emit(writer, bucketOf(id), 'member.joined', { memberId: id })
  if (!given.isEmailVerified) await wantMail(deps, writer, id, 'email_verification')
  return id
}

async function takeUsername(writer: Writer, memberId: MemberId, given: NewMember, now: Date): Promise<string> {
  const { chosenUsername: chosen } = given
  const names = chosen === null ? suggestUsernames(given.fullName) : [chosen.name]
  for (const name of names) {
    if (await claimUsername(writer, chosen?.key ?? usernameKey(name), memberId, now)) return name
  }
  throw new AppError('username_taken', { field: 'username' })
}
