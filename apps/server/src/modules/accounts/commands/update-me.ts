import { type OptionsOf, type updateMe as updateMeEndpoint, usernameKey } from '@pinfold/contract'
import type { Updateable } from 'kysely'
import type { Member } from '../../../platform/auth/viewer.ts'
import type { Tx } from '../../../platform/db/db.ts'
import type { Tables } from '../../../platform/db/tables.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { bucketOf } from '../../../platform/ids/ids.ts'
import type { RateLimit } from '../../../platform/rate-limit/rate-limit.ts'
import type { WriteDeps } from '../../../platform/write-deps.ts'
import { claimUsername, lockMember, type MemberRow, retireUsername, updateMember } from '../members.queries.ts'
import { keyOfChosenUsername } from '../usernames.ts'

const REDIRECT_MILLISECONDS = 30 * 24 * 60 * 60 * 1000

type Changes = OptionsOf<typeof updateMeEndpoint>

declare module '../../../platform/events/outbox.ts' {
  interface Events {
    /** How the member is called. */
    'member.renamed': { memberId: string }
    'member.privacy-changed': { memberId: string; isPrivate: boolean }
  }
}

/** What else follows a profile's privacy. Those levels know this one, so the program joins them. */
export interface PrivacyPort {
  /** Locks what is to be locked before the member. */
  hold(tx: Tx): Promise<void>
  /** Brings everything in line with the member's row. */
  apply(tx: Tx): Promise<void>
}

// Each old name stays taken for a while, so nobody may leave many behind.
const RENAMES = { tries: 10, windowMilliseconds: 24 * 60 * 60 * 1000 }

/** Changes what the member names of their own row. Throws `username_taken`, `username_reserved`, `throttled`. */
export async function updateMe(
  deps: WriteDeps & { rateLimit: RateLimit },
  viewer: Member,
  changes: Changes,
  privacy: PrivacyPort,
): Promise<void> {
  if (changes.username !== undefined && keyOfChosenUsername(changes.username) !== usernameKey(viewer.username)) {
    await deps.rateLimit.take(`rename:${viewer.id}`, RENAMES)
  }
  await inTransaction(deps.db, async (tx) => {
    if (changes.is_private_profile !== undefined) await privacy.hold(tx)
    const member = await lockMember(tx, viewer.id)
    if (!member) throw new AppError('user_not_found')
    if (changes.username !== undefined) await renameMember(deps, tx, member, changes.username)
    await updateMember(tx, viewer.id, { ...columnsOf(changes), username: changes.username ?? member.username })
    if (changes.username !== undefined || changes.full_name !== undefined)
      await deps.outbox.emit(tx, bucketOf(viewer.id), 'member.renamed', { memberId: viewer.id })
    if (changes.is_private_profile === undefined || changes.is_private_profile === member.isPrivate) return
    await privacy.apply(tx)
    const payload = { memberId: viewer.id, isPrivate: changes.is_private_profile }
    await deps.outbox.emit(tx, bucketOf(viewer.id), 'member.privacy-changed', payload)
  })
}

async function renameMember(deps: WriteDeps, tx: Tx, member: MemberRow, username: string): Promise<void> {
  const oldKey = usernameKey(member.username)
  const newKey = keyOfChosenUsername(username)
  if (oldKey === newKey) return
  const now = deps.clock.now()
  if (!(await claimUsername(tx, newKey, member.id, now))) throw new AppError('username_taken', { field: 'username' })
  await retireUsername(tx, oldKey, new Date(now.getTime() + REDIRECT_MILLISECONDS))
}

function columnsOf(changes: Changes): Updateable<Tables['members']> {
  const fullName = changes.full_name || undefined
  return {
    ...(fullName === undefined ? {} : { full_name: fullName, first_name: fullName.split(/\s+/)[0] ?? fullName }),
    ...(changes.about === undefined ? {} : { about: changes.about }),
    ...(changes.website_url === undefined ? {} : { website_url: changes.website_url }),
    ...(changes.country === undefined ? {} : { country: changes.country.toUpperCase() }),
    ...(changes.is_private_profile === undefined ? {} : { is_private: changes.is_private_profile }),
    ...(changes.is_comments_allowed === undefined ? {} : { is_comments_allowed: changes.is_comments_allowed }),
  }
}
