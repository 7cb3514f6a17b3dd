import { limits, type MemberId } from '@pinfold/contract'
import { actorOf, type Member, type Viewer } from '../../../platform/auth/viewer.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { bucketOf, type Id } from '../../../platform/ids/ids.ts'
import { addressKey, type RateLimit } from '../../../platform/rate-limit/rate-limit.ts'
import type { WriteDeps } from '../../../platform/write-deps.ts'
import { writeAlone, holdNothing, writeOwn } from '../../../platform/writing/writer.ts'
import { followMember } from '../commands/follow-member.ts'
import { knowMembers, type CardDeps, type KnownMember } from '../member-cards.view.ts'
import { canBeListed } from '../graph.policy.ts'
import { createInviteCode, plainCode, readInviteCode } from './invite-code.ts'
import { deleteInvitesBefore, deleteInvitesOf, findInvite, insertInvite } from './invites.queries.ts'

export type InviteDeps = WriteDeps & CardDeps & { readonly rateLimit: RateLimit }

const MADE = { tries: 50, windowMilliseconds: 24 * 60 * 60 * 1000 }
const TRIED = { tries: 60, windowMilliseconds: 15 * 60 * 1000 }

/** A new code of the viewer's; throws `throttled`. */
export async function createInvite(deps: InviteDeps, viewer: Member): Promise<string> {
  await deps.rateLimit.take(`follow-invite ${actorOf(viewer)}`, MADE)
  return inTransaction(deps.db, 'create-invite', async (tx) => {
    const id = deps.ids.next(bucketOf(viewer.id))
    const { code, secretHash } = createInviteCode(id)
    const expiresAt = new Date(deps.clock.now().getTime() + limits.followInvite.validMilliseconds)
    const writer = writeOwn(holdNothing(tx, 'a new row of one’s own'), viewer)
    await insertInvite(writer, { id, ownerId: viewer.id, secretHash, expiresAt })
    return code
  })
}

/** Ends all codes of the viewer. */
export const revokeInvites = (deps: InviteDeps, viewer: Member): Promise<unknown> =>
  inTransaction(deps.db, 'revoke-invites', (tx) =>
    deleteInvitesOf(writeOwn(holdNothing(tx, 'one statement'), viewer), viewer.id),
  )

/** Whose invitation the code is; throws `invalid_invite` for a wrong, ended or blocked one alike, and `throttled`. */
export async function inviterOf(
  deps: InviteDeps,
  viewer: Viewer,
  sent: { code: string; address: string },
): Promise<KnownMember> {
  await deps.rateLimit.take(`invite-code:${addressKey(sent.address)}`, TRIED)
  const inviter = await findInviter(deps, viewer, sent.code)
  if (!inviter) throw new AppError('invalid_invite')
  return inviter
}

/** Follows whose invitation it is; answers who that is. */
export async function redeemInvite(
  deps: InviteDeps,
  viewer: Member,
  sent: { code: string; address: string },
): Promise<Id> {
  const inviter = await inviterOf(deps, viewer, sent)
  await followMember(deps, viewer, inviter.row.id, { isInvited: true })
  return inviter.row.id
}

/** Whether the code is one of that member's for this viewer. A wrong one counts as a try. */
export async function isInvitedBy(
  deps: InviteDeps,
  viewer: Viewer,
  memberId: MemberId,
  sent: { code: string; address: string },
): Promise<boolean> {
  await deps.rateLimit.take(`invite-code:${addressKey(sent.address)}`, TRIED)
  return (await findInviter(deps, viewer, plainCode(sent.code)))?.row.id === memberId
}

async function findInviter(deps: InviteDeps, viewer: Viewer, text: string): Promise<KnownMember | undefined> {
  const code = readInviteCode(text)
  const invite = code === null ? undefined : await findInvite(deps.db, code.inviteId)
  if (!code || !invite || invite.expiresAt <= deps.clock.now() || !code.isSecret(invite.secretHash)) return undefined
  const inviter = (await knowMembers(deps, viewer, [invite.ownerId])).get(invite.ownerId)
  return inviter && canBeListed(inviter.relation) ? inviter : undefined
}

/** Forgets codes that are over. */
export const sweepInvites = (deps: Pick<WriteDeps, 'db' | 'clock'>): Promise<unknown> =>
  deleteInvitesBefore(writeAlone(deps.db, 'what is over is swept'), deps.clock.now())
