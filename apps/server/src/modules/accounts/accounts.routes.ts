import {
  emailExistsResource,
  registerExists,
  userRegisterResource,
  userSessionResource,
  userSessionStoreResource,
} from '@pinfold/contract'
import { requireMember } from '../../platform/auth/viewer.ts'
import type { Experiments } from '../../platform/flags/experiments.ts'
import type { Binder, Call } from '../../platform/http/binder.ts'
import { addressKey, type RateLimit } from '../../platform/rate-limit/rate-limit.ts'
import type { WriteDeps } from '../../platform/write-deps.ts'
import { endSession } from './commands/end-session.ts'
import { logIn } from './commands/log-in.ts'
import { signUp } from './commands/sign-up.ts'
import { emailKey } from './email-key.ts'
import { bindMemberStates } from './member-states.routes.ts'
import { findMemberIdByEmail } from './members.queries.ts'
import { sessionsView } from './sessions.view.ts'
import { clearSignInCookies, setSignInCookies } from './sign-in-cookies.ts'
import { findViewer, presentViewer } from './viewers.ts'

const EXISTS_CHECKS = { tries: 60, windowMilliseconds: 15 * 60 * 1000 }

type AccountDeps = WriteDeps & { rateLimit: RateLimit; experiments: Experiments }

/** Signing up, in and out, and the viewer's sessions. */
export function bindAccounts({ bind }: Binder, deps: AccountDeps): void {
  bindMemberStates({ bind }, deps)
  bind(userRegisterResource.create, async ({ viewer, options, request }) => {
    const { token } = await signUp(deps, viewer, options, request)
    setSignInCookies(request.cookies, token)
    return presentViewer(await findViewer(deps, { token, userAgent: request.userAgent, country: viewer.country }))
  })

  bind(userSessionResource.create, async ({ viewer, options, request }) => {
    const { token } = await logIn(deps, viewer, options, request)
    setSignInCookies(request.cookies, token)
    return presentViewer(await findViewer(deps, { token, userAgent: request.userAgent, country: viewer.country }))
  })

  bind(userSessionResource.delete, async ({ viewer, options, request }) => {
    const member = requireMember(viewer)
    const sessionId = options.session_id ?? member.sessionId
    await endSession(deps, member, sessionId)
    if (sessionId === member.sessionId) clearSignInCookies(request.cookies)
    return null
  })

  bind(userSessionStoreResource.get, ({ viewer }) => sessionsView(deps, requireMember(viewer)))

  const emailExists = async ({ options, request }: Call<typeof emailExistsResource.get>) => {
    await deps.rateLimit.take(`email-exists:${addressKey(request.address)}`, EXISTS_CHECKS)
    return (await findMemberIdByEmail(deps.db, emailKey(options.email))) !== null
  }
  bind(emailExistsResource.get, emailExists)
  bind(registerExists, emailExists)
}
