import {
  acceptAccess as acceptCall,
  accessInvitations,
  businessMembers,
  businessProfiles,
  changeAccess as changeCall,
  grantAccess as grantCall,
  leaveAccess as leaveCall,
  revokeAccess as revokeCall,
} from '@pinfold/contract'
import { requireMember } from '../../platform/auth/viewer.ts'
import type { Binder } from '../../platform/http/binder.ts'
import type { RateLimit } from '../../platform/rate-limit/rate-limit.ts'
import type { WriteDeps } from '../../platform/write-deps.ts'
import type { CardDeps } from '../graph/index.ts'
import { findAccess } from './access.queries.ts'
import { businessMembersView, businessMemberView, businessProfilesView, invitationsView } from './access.view.ts'
import { acceptAccess, leaveAccess } from './commands/answer-access.ts'
import { changeAccess, revokeAccess } from './commands/change-access.ts'
import { grantAccess } from './commands/grant-access.ts'

/** Who may act for whom. */
export function bindBusiness(
  { bind, bindPaged }: Binder,
  deps: WriteDeps & CardDeps & { readonly rateLimit: RateLimit },
): void {
  bind(businessProfiles, ({ viewer }) => businessProfilesView(deps, requireMember(viewer)))
  bind(accessInvitations, ({ viewer }) => invitationsView(deps, requireMember(viewer)))
  bind(acceptCall, async ({ viewer, options }) => ({
    profile_count: await acceptAccess(deps, requireMember(viewer), options.business_id),
  }))
  bind(leaveCall, async ({ viewer, options }) => {
    await leaveAccess(deps, requireMember(viewer), options.business_id)
    return null
  })

  bindPaged(businessMembers, ({ viewer, options, page }) => {
    const member = requireMember(viewer)
    return businessMembersView(deps, member, options.business_id ?? member.id, page)
  })
  bind(grantCall, async ({ viewer, options }) => {
    const member = requireMember(viewer)
    const granteeId = await grantAccess(deps, member, options)
    return businessMemberView(deps, member, await findAccess(deps.db, { subjectId: member.id, granteeId }))
  })
  bind(changeCall, async ({ viewer, options }) => {
    const member = requireMember(viewer)
    const named = { businessId: options.business_id ?? member.id, granteeId: options.member_id }
    await changeAccess(deps, member, { ...named, role: options.role })
    const pair = { subjectId: named.businessId, granteeId: named.granteeId }
    return businessMemberView(deps, member, await findAccess(deps.db, pair))
  })
  bind(revokeCall, async ({ viewer, options }) => {
    const member = requireMember(viewer)
    const named = { businessId: options.business_id ?? member.id, granteeId: options.member_id }
    await revokeAccess(deps, member, named)
    return null
  })
}
