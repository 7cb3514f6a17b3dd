import { type OptionsOf, type updateMe as updateMeEndpoint, usernameKey } from '@pinfold/contract'
import { actorOf, type Member } from '../../../platform/auth/viewer.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { bucketOf } from '../../../platform/ids/ids.ts'
import type { RateLimit } from '../../../platform/rate-limit/rate-limit.ts'
import type { WriteDeps } from '../../../platform/write-deps.ts'
import { type Writer, writeOwn } from '../../../platform/writing/writer.ts'
import { savePartnerProfile } from '../member-details.queries.ts'
import { claimUsername, lockMember, type MemberRow, retireUsername, updateMember } from '../members.queries.ts'
import { checkRights, columnsOf, partnerColumnsOf } from '../profile-changes.ts'
import { keyOfChosenUsername } from '../usernames.ts'

const REDIRECT_MILLISECONDS = 30 * 24 * 60 * 60 * 1000

/** What a member may change of themself. */
export type Changes = OptionsOf<typeof updateMeEndpoint>

declare module '../../../platform/events/outbox.ts' {
  interface Events {
    /** How the member is called. */
    'member.renamed': { memberId: string }
    /** What the member says about themself. */
    'member.described': { memberId: string }
    /** The website that their profile names is another one. */
    'member.website-changed': { memberId: string }
    'member.privacy-changed': { memberId: string; isPrivate: boolean }
  }
}

/** What else changes with a profile's privacy. It lies in modules of higher levels, so the program joins them. */
export interface PrivacyPort {
  /** Locks what is to be locked before the member. */
  hold(tx: Tx): Promise<void>
  /** Brings everything in line with the member's row. */
  apply(writer: Writer): Promise<void>
}

// Each old name stays taken for a while, so nobody may leave many behind.
const RENAMES = { tries: 10, windowMilliseconds: 24 * 60 * 60 * 1000 }

/**
 * Changes what the member names of their own profile; `alongWith` writes what changes with it. Throws `username_taken`, `username_reserved`, `rule_broken`,
 * `throttled`.
 */
export async function updateMe(
  deps: WriteDeps & { rateLimit: RateLimit },
  viewer: Member,
  changes: Changes,
  privacy: PrivacyPort,
  alongWith: (writer: Writer) => Promise<void> = async () => undefined,
): Promise<void> {
  if (changes.username !== undefined && keyOfChosenUsername(changes.username) !== usernameKey(viewer.username)) {
    await deps.rateLimit.take(`rename:${actorOf(viewer)}`, RENAMES)
  }
  await inTransaction(deps.db, 'update-me', async (tx) => {
    if (changes.is_private_profile !== undefined) await privacy.hold(tx)
    const [held, member] = await lockMember(tx, viewer.id)
    if (!member) throw new AppError('user_not_found')
    checkRights(member, changes)
    const writer = writeOwn(held, viewer)
    await alongWith(writer)
    if (changes.username !== undefined) await renameMember(deps, writer, member, changes.username)
    const contact = partnerColumnsOf(changes)
    if (Object.keys(contact).length > 0) await savePartnerProfile(writer, viewer.id, contact)
    await updateMember(writer, viewer.id, {
      ...columnsOf(changes, member),
      username: changes.username ?? member.username,
    })
    if (changes.username !== undefined || changes.full_name !== undefined)
      await deps.outbox.emit(writer, bucketOf(viewer.id), 'member.renamed', { memberId: viewer.id })
    else if (changes.about !== undefined && changes.about !== member.about)
      await deps.outbox.emit(writer, bucketOf(viewer.id), 'member.described', { memberId: viewer.id })
    if (changes.website_url !== undefined && changes.website_url !== member.websiteUrl)
      await deps.outbox.emit(writer, bucketOf(viewer.id), 'member.website-changed', { memberId: viewer.id })
    if (changes.is_private_profile === undefined || changes.is_private_profile === member.isPrivate) return
    await privacy.apply(writer)
    const payload = { memberId: viewer.id, isPrivate: changes.is_private_profile }
    await deps.outbox.emit(writer, bucketOf(viewer.id), 'member.privacy-changed', payload)
  })
}

async function renameMember(deps: WriteDeps, writer: Writer, member: MemberRow, username: string): Promise<void> {
  const oldKey = usernameKey(member.username)
  const newKey = keyOfChosenUsername(username)
  if (oldKey === newKey) return
  const now = deps.clock.now()
  if (!(await claimUsername(writer, newKey, member.id, now)))
    throw new AppError('username_taken', { field: 'username' })
  await retireUsername(writer, oldKey, new Date(now.getTime() + REDIRECT_MILLISECONDS))
}
