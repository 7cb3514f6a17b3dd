import {
  acceptAccess as acceptCall,
  accessAsked,
  accessHad,
  accessInvitations,
  accessLog,
  accessRequests,
  askForAccess as askCall,
  businessMembers,
  businessProfiles,
  changeAccess as changeCall,
  declineAccessRequest,
  grantAccess as grantCall,
  grantAccessRequest,
  leaveAccess as leaveCall,
  revokeAccess as revokeCall,
  revokeAssetAccess,
  withdrawAccessRequest,
} from '@pinfold/contract'
import { type Member, requireMember } from '../../platform/auth/viewer.ts'
import type { Binder } from '../../platform/http/binder.ts'
import type { Id } from '../../platform/ids/ids.ts'
import type { RateLimit } from '../../platform/rate-limit/rate-limit.ts'
import type { WriteDeps } from '../../platform/write-deps.ts'
import type { CardDeps } from '../graph/index.ts'
import { findAccess } from './access.queries.ts'
import { businessMembersView, businessMemberView, businessProfilesView, invitationsView } from './access.view.ts'
import { bindAssignments } from './assignments/assignments.routes.ts'
import { acceptAccess, leaveAccess } from './commands/answer-access.ts'
import { changeAccess, type Named, revokeAccess, revokeRole } from './commands/change-access.ts'
import { grantAccess } from './commands/grant-access.ts'
import { accessLogView } from './log/access-log.view.ts'
import { accessRequestsView, askedView, oneAskedView } from './requests/access-requests.view.ts'
import { declineRequest, grantRequest } from './requests/answer-request.ts'
import { askForAccess, withdrawRequest } from './requests/ask-for-access.ts'

type BusinessDeps = WriteDeps & CardDeps & { readonly rateLimit: RateLimit }

/** Who may act for whom. */
export function bindBusiness(binder: Binder, deps: BusinessDeps): void {
  bindAssignments(binder, deps)
  const { bind, bindPaged } = binder
  bind(businessProfiles, ({ viewer }) => businessProfilesView(deps, requireMember(viewer)))
  bind(accessInvitations, ({ viewer }) => invitationsView(deps, requireMember(viewer), 'invited'))
  bind(accessHad, ({ viewer }) => invitationsView(deps, requireMember(viewer), 'active'))
  bind(acceptCall, async ({ viewer, options }) => ({
    profile_count: await acceptAccess(deps, requireMember(viewer), options.business_id),
  }))
  bind(leaveCall, async ({ viewer, options }) => {
    await leaveAccess(deps, requireMember(viewer), options.business_id)
    return null
  })

  bindPaged(businessMembers, ({ viewer, options, page }) => {
    const member = requireMember(viewer)
    return businessMembersView(deps, member, options.business_id ?? member.id, { ...page, kind: options.kind })
  })
  bind(grantCall, async ({ viewer, options }) => {
    const member = requireMember(viewer)
    const granteeId = await grantAccess(deps, member, options)
    return businessMemberView(deps, member, await findAccess(deps.db, { subjectId: member.id, granteeId }))
  })
  bind(changeCall, async ({ viewer, options }) => {
    const member = requireMember(viewer)
    const named = namedIn(member, options)
    await changeAccess(deps, member, { ...options, ...named })
    return businessMemberView(deps, member, await findAccess(deps.db, pairOf(named)))
  })
  bind(revokeCall, async ({ viewer, options }) => {
    const member = requireMember(viewer)
    await revokeAccess(deps, member, namedIn(member, options))
    return null
  })
  bind(revokeAssetAccess, async ({ viewer, options }) => {
    const member = requireMember(viewer)
    await revokeRole(deps, member, { ...options, ...namedIn(member, options) })
    return null
  })
  bindRequests({ bind, bindPaged }, deps)
  bindPaged(accessLog, ({ viewer, options, page }) => {
    const member = requireMember(viewer)
    return accessLogView(deps, member, options.business_id ?? member.id, page)
  })
}

/** Who asks to act for whom. */
function bindRequests({ bind, bindPaged }: Pick<Binder, 'bind' | 'bindPaged'>, deps: BusinessDeps): void {
  bind(askCall, async ({ viewer, options }) => {
    const member = requireMember(viewer)
    return oneAskedView(deps, member, await askForAccess(deps, member, options))
  })
  bind(accessAsked, ({ viewer }) => askedView(deps, requireMember(viewer)))
  bind(withdrawAccessRequest, async ({ viewer, options }) => {
    await withdrawRequest(deps, requireMember(viewer), options.business_id)
    return null
  })
  bindPaged(accessRequests, ({ viewer, options, page }) => {
    const member = requireMember(viewer)
    return accessRequestsView(deps, member, options.business_id ?? member.id, page)
  })
  bind(grantAccessRequest, async ({ viewer, options }) => {
    const member = requireMember(viewer)
    const named = namedIn(member, options)
    await grantRequest(deps, member, { ...options, ...named })
    return businessMemberView(deps, member, await findAccess(deps.db, pairOf(named)))
  })
  bind(declineAccessRequest, async ({ viewer, options }) => {
    const member = requireMember(viewer)
    await declineRequest(deps, member, namedIn(member, options))
    return null
  })
}

/** Whose access to which business a call names; its caller's own where it names none. */
const namedIn = ({ id }: Member, options: { business_id?: Id | undefined; member_id: Id }): Named => ({
  businessId: options.business_id ?? id,
  granteeId: options.member_id,
})

const pairOf = ({ businessId, granteeId }: Named) => ({ subjectId: businessId, granteeId })
