import { linkedAccountResource, linkedBusinessResource, userAccountsResource } from '@pinfold/contract'
import { requireMember, requirePasswordEntered } from '../../../platform/auth/viewer.ts'
import type { Experiments } from '../../../platform/flags/experiments.ts'
import type { Binder } from '../../../platform/http/binder.ts'
import type { RateLimit } from '../../../platform/rate-limit/rate-limit.ts'
import type { WriteDeps } from '../../../platform/write-deps.ts'
import type { SecretBox } from '../second-factor/secret-box.ts'
import { findViewer, type KnownAbove, presentViewer } from '../viewers.ts'
import { accountsView } from './accounts.view.ts'
import { createLinkedBusiness } from './create-linked-business.ts'
import { linkAccount, unlinkAccount } from './link-account.ts'
import { dropAccount, switchAccount } from './switch-account.ts'

type SwitchingDeps = WriteDeps &
  KnownAbove & {
    readonly mediaUrl: string
    readonly rateLimit: RateLimit
    readonly experiments: Experiments
    readonly secondFactorKeys: SecretBox
  }

/** Several accounts in one browser, and accounts that are linked. */
export function bindSwitching({ bind }: Pick<Binder, 'bind'>, deps: SwitchingDeps): void {
  bind(userAccountsResource.get, ({ viewer, request }) => accountsView(deps, requireMember(viewer), request))
  bind(userAccountsResource.update, async ({ viewer, options, request }) => {
    const token = await switchAccount(deps, requireMember(viewer), options, request)
    const traits = { token, userAgent: request.userAgent, country: viewer.country }
    return presentViewer(await findViewer(deps, traits), deps.mediaUrl)
  })
  bind(userAccountsResource.delete, async ({ viewer, options, request }) => {
    requireMember(viewer)
    await dropAccount(deps, options.user_id, request)
    return null
  })

  bind(linkedAccountResource.create, async ({ viewer, options, request }) => {
    const member = requireMember(viewer)
    requirePasswordEntered(member, deps.clock.now())
    return { id: await linkAccount(deps, member, options, request) }
  })
  bind(linkedAccountResource.delete, async ({ viewer, options }) => {
    await unlinkAccount(deps, requireMember(viewer), options.user_id)
    return null
  })
  bind(linkedBusinessResource.create, async ({ viewer, options, request }) => {
    const member = requireMember(viewer)
    requirePasswordEntered(member, deps.clock.now())
    return { id: await createLinkedBusiness(deps, member, options, request) }
  })
}
