import {
  cancelEmailChange as cancelEndpoint,
  changeAccountEmail,
  getAccountEmail,
  sendEmailVerification,
  verifyEmail as verifyEndpoint,
} from '@pinfold/contract'
import { requireMember, requirePasswordEntered } from '../../../platform/auth/viewer.ts'
import type { Binder } from '../../../platform/http/binder.ts'
import type { RateLimit } from '../../../platform/rate-limit/rate-limit.ts'
import type { WriteDeps } from '../../../platform/write-deps.ts'
import { accountEmailView } from './account-email.view.ts'
import { cancelEmailChange, changeEmail, sendVerification } from './change-email.ts'
import { verifyEmail } from './verify-email.ts'

/** The address mails go to. */
export function bindEmailChange({ bind }: Pick<Binder, 'bind'>, deps: WriteDeps & { rateLimit: RateLimit }): void {
  bind(getAccountEmail, ({ viewer }) => accountEmailView(deps, requireMember(viewer).id))
  bind(changeAccountEmail, async ({ viewer, options }) => {
    const member = requireMember(viewer)
    requirePasswordEntered(member, deps.clock.now())
    await changeEmail(deps, member, options.email)
    return accountEmailView(deps, member.id)
  })
  bind(cancelEndpoint, async ({ viewer }) => {
    const member = requireMember(viewer)
    await cancelEmailChange(deps, member)
    return accountEmailView(deps, member.id)
  })
  bind(sendEmailVerification, async ({ viewer }) => {
    const member = requireMember(viewer)
    await sendVerification(deps, member)
    return accountEmailView(deps, member.id)
  })
  bind(verifyEndpoint, async ({ options }) => ({ email: await verifyEmail(deps, options.token) }))
}
