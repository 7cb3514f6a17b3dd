import {
  emailExistsResource,
  registerExists,
  signUpRulesOfSite,
  userRegisterResource,
  userRegisterTrackActionResource,
  userSessionResource,
  userSessionStoreResource,
} from '@pinfold/contract'
import { requireMember, requirePasswordEntered } from '../../platform/auth/viewer.ts'
import type { Binder, Call } from '../../platform/http/binder.ts'
import { addressKey } from '../../platform/rate-limit/rate-limit.ts'
import { endSession } from './commands/end-session.ts'
import { logIn } from './commands/log-in.ts'
import { signUp } from './commands/sign-up.ts'
import { bindAccessTokens } from './access-tokens/access-tokens.routes.ts'
import { bindEmailChange } from './email-change/email-change.routes.ts'
import { emailKey } from './email-key.ts'
import { finishSignIn } from './finish-sign-in.ts'
import { bindOfferedChoices } from './offered-choices.routes.ts'
import { bindMemberStates } from './member-states.routes.ts'
import { findMemberIdByEmail } from './members.queries.ts'
import { bindRecovery, type RecoveryDeps } from './recovery/recovery.routes.ts'
import { bindSecondFactor } from './second-factor/second-factor.routes.ts'
import { isPassword } from './passwords.ts'
import { signUpRulesView } from './signing-up/let-in.ts'
import { sessionsView } from './sessions.view.ts'
import { clearSignInCookies } from './sign-in-cookies.ts'
import { dropAllOthers } from './switching/switch-account.ts'
import { bindSwitching } from './switching/switching.routes.ts'
import { bindUserSettings } from './user-settings.routes.ts'

const EXISTS_CHECKS = { tries: 10, windowMilliseconds: 60 * 60 * 1000 }

/** Signing up, in and out, and the viewer's sessions. */
export function bindAccounts({ bind }: Binder, deps: RecoveryDeps): void {
  bindMemberStates({ bind }, deps)
  bindAccessTokens({ bind }, deps)
  bindUserSettings({ bind }, deps)
  bindOfferedChoices({ bind })
  bindSwitching({ bind }, deps)
  bindRecovery({ bind }, deps)
  bindSecondFactor({ bind }, deps)
  bindEmailChange({ bind }, deps)
  bind(userRegisterResource.create, async (call) =>
    finishSignIn(deps, call, await signUp(deps, call.viewer, call.options, call.request)),
  )
  bind(signUpRulesOfSite, ({ options }) => signUpRulesView(deps, options.invitation))
  for (const report of [userRegisterTrackActionResource.create, userRegisterTrackActionResource.update])
    bind(report, async () => null)

  bind(userSessionResource.create, async (call) =>
    finishSignIn(deps, call, await logIn(deps, call.viewer, call.options, call.request)),
  )

  bind(userSessionResource.delete, async ({ viewer, options, request }) => {
    const member = requireMember(viewer)
    const sessionId = options.session_id ?? member.sessionId
    // Logging out is for everybody; ending others is for whoever knows the password.
    if (sessionId !== member.sessionId) requirePasswordEntered(member, deps.clock.now())
    await endSession(deps, member, sessionId)
    if (sessionId === member.sessionId) {
      await dropAllOthers(deps, request)
      clearSignInCookies(request.cookies)
    }
    return null
  })

  bind(userSessionStoreResource.get, async ({ viewer }) => {
    const member = requireMember(viewer)
    requirePasswordEntered(member, deps.clock.now())
    return sessionsView(deps, member)
  })

  const emailExists = async ({ options, request }: Call<typeof emailExistsResource.get>) => {
    await deps.rateLimit.take(`email-exists:${addressKey(request.address)}`, EXISTS_CHECKS)
    const memberId = await findMemberIdByEmail(deps.db, emailKey(options.email))
    // Takes as long as a log-in, whatever the answer, so that nobody tries whole lists of addresses.
    await isPassword(undefined, options.email)
    return memberId !== null
  }
  bind(emailExistsResource.get, emailExists)
  bind(registerExists, emailExists)
}
