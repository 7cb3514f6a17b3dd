import {
  accountDeactivationResource,
  accountDeletionResource,
  deactivateAccountResource,
  formatWireDate,
} from '@pinfold/contract'
import type { Binder } from '../../platform/http/binder.ts'
import { addressKey } from '../../platform/rate-limit/rate-limit.ts'
import { askForEnding, clearSignInCookies, closeAccount, deactivateAccount } from '../accounts/index.ts'
import type { EndingDeps } from './ending-deps.ts'
import { bindExports } from './exports/exports.routes.ts'
import { requireOwner } from './require-owner.ts'

const MAILS = { tries: 5, windowMilliseconds: 60 * 60 * 1000 }
const LINKS = { tries: 30, windowMilliseconds: 60 * 60 * 1000 }

/** Going away, for a while or for good, and taking one's data along. */
export function bindEndings(binder: Binder, deps: EndingDeps): void {
  const { bind } = binder
  bindExports(binder, deps)

  for (const deactivation of [accountDeactivationResource.create, deactivateAccountResource.create])
    bind(deactivation, async ({ viewer, options, request }) => {
      await deactivateAccount(deps, requireOwner(deps, viewer), { withLinked: options.with_linked })
      clearSignInCookies(request.cookies)
      return null
    })

  bind(accountDeletionResource.create, async ({ viewer, options }) => {
    const member = requireOwner(deps, viewer)
    await deps.rateLimit.take(`ending-mail:${member.id}`, MAILS)
    await askForEnding(deps, member, { withLinked: options.with_linked })
    return null
  })

  bind(accountDeletionResource.update, async ({ viewer, options, request }) => {
    await deps.rateLimit.take(`ending-link:${addressKey(request.address)}`, LINKS)
    const { memberId, endsAt } = await closeAccount(deps, options.token)
    if (viewer.id === memberId) clearSignInCookies(request.cookies)
    return { ends_at: formatWireDate(endsAt) }
  })
}
