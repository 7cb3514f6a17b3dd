import { applyAsMerchant, cancelMerchantApplication, verifiedMerchantResource } from '@pinfold/contract'
import { requireMember } from '../../platform/auth/viewer.ts'
import type { Binder } from '../../platform/http/binder.ts'
import type { WriteDeps } from '../../platform/write-deps.ts'
import { applyToBeMerchant, cancelApplication } from './commands/apply.ts'
import { bindMerchantDecisions } from './deciding.routes.ts'
import { chooseBadges } from './commands/choose-badges.ts'
import { merchantView } from './merchants.view.ts'

/** Verified merchants and their badges. */
export function bindMerchants(binder: Binder, deps: WriteDeps): void {
  const { bind } = binder
  bindMerchantDecisions(binder, deps)
  bind(verifiedMerchantResource.get, ({ viewer, options }) => merchantView(deps, viewer, options.userId))
  bind(verifiedMerchantResource.update, async ({ viewer, options }) => {
    const member = requireMember(viewer)
    const { userId: memberId, inspirational_badge_selection: selection } = options
    await chooseBadges(deps, member, { memberId, selection })
    return merchantView(deps, member, memberId)
  })
  bind(applyAsMerchant, async ({ viewer, options }) => {
    const member = requireMember(viewer)
    await applyToBeMerchant(deps, member, options)
    return merchantView(deps, member, member.id)
  })
  bind(cancelMerchantApplication, async ({ viewer }) => {
    await cancelApplication(deps, requireMember(viewer))
    return null
  })
}
