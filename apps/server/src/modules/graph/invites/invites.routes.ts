import { createExternalInviteResource, landWithInvite, redeemInvite as redeem, routes } from '@pinfold/contract'
import { requireMember } from '../../../platform/auth/viewer.ts'
import type { Binder } from '../../../platform/http/binder.ts'
import { cardsFor } from '../follow-lists.view.ts'
import { plainCode } from './invite-code.ts'
import { createInvite, type InviteDeps, inviterOf, redeemInvite, revokeInvites } from './use-invite.ts'

/** Codes that let others follow a private profile. */
export function bindInvites({ bind }: Binder, deps: InviteDeps & { readonly publicUrl: URL }): void {
  bind(createExternalInviteResource.create, async ({ viewer }) => {
    const member = requireMember(viewer)
    const path = routes.profile.build({ username: member.username }, { invite_code: await createInvite(deps, member) })
    return { invite_url: new URL(path, deps.publicUrl).href }
  })
  bind(createExternalInviteResource.delete, async ({ viewer }) => {
    await revokeInvites(deps, requireMember(viewer))
    return null
  })
  bind(landWithInvite, async ({ viewer, options, request }) => {
    const sent = { code: plainCode(options.invite_code), address: request.address }
    const { row } = await inviterOf(deps, viewer, sent)
    return {
      inviter: {
        id: row.id,
        username: row.username,
        full_name: row.fullName,
        first_name: row.firstName,
        is_private_profile: row.isPrivate,
      },
    }
  })
  bind(redeem, async ({ viewer, options, request }) => {
    const sent = { code: options.code, address: request.address }
    const inviterId = await redeemInvite(deps, requireMember(viewer), sent)
    return firstOf(await cardsFor(deps, viewer)([inviterId]))
  })
}

function firstOf<T>(items: readonly T[]): T {
  const [first] = items
  if (first === undefined) throw new Error('a followed member is there')
  return first
}
