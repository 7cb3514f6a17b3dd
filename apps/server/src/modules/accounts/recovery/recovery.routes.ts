import {
  endOtherSessions,
  enterPassword as enterPasswordEndpoint,
  logInByLink as logInByLinkEndpoint,
  requestLogInLink,
  resetPasswordFromEmailResource,
  userPasswordResource,
  userResetPasswordResource,
} from '@pinfold/contract'
import { requireMember, requirePasswordEntered } from '../../../platform/auth/viewer.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import type { Experiments } from '../../../platform/flags/experiments.ts'
import type { Binder } from '../../../platform/http/binder.ts'
import type { RateLimit } from '../../../platform/rate-limit/rate-limit.ts'
import type { WriteDeps } from '../../../platform/write-deps.ts'
import { holdNothing, writeOwn } from '../../../platform/writing/writer.ts'
import { finishSignIn } from '../finish-sign-in.ts'
import type { LogInChallenges } from '../second-factor/log-in-challenges.ts'
import type { SecretBox } from '../second-factor/secret-box.ts'
import { type KnownAbove, presentViewer } from '../viewers.ts'
import { changePassword } from './change-password.ts'
import { enterPassword } from './enter-password.ts'
import { logInByLink } from './log-in-by-link.ts'
import { requestLink } from './request-link.ts'
import { resetPassword } from './reset-password.ts'
import { deleteSessionsOf } from './sessions-end.queries.ts'

/** What the ways into an account stand on. */
export type RecoveryDeps = WriteDeps &
  KnownAbove & {
    readonly mediaUrl: string
    readonly rateLimit: RateLimit
    readonly experiments: Experiments
    readonly challenges: LogInChallenges
    readonly secondFactorKeys: SecretBox
  }

/** Passwords that were forgotten, changed and entered again; links that log in. */
export function bindRecovery({ bind }: Pick<Binder, 'bind'>, deps: RecoveryDeps): void {
  bind(userResetPasswordResource.create, async ({ options, request }) => {
    await requestLink(deps, options.username_or_email, 'password_reset', request)
    return null
  })
  bind(resetPasswordFromEmailResource.update, async ({ options }) => {
    await resetPassword(deps, options.token, options.new_password)
    return null
  })
  bind(requestLogInLink, async ({ options, request }) => {
    await requestLink(deps, options.username_or_email, 'log_in', request)
    return null
  })
  bind(logInByLinkEndpoint, async (call) =>
    finishSignIn(deps, call, await logInByLink(deps, call.viewer, call.options.token, call.request)),
  )
  bind(userPasswordResource.update, async ({ viewer, options, request }) => {
    const member = requireMember(viewer)
    const { old_password: password, code, new_password: newPassword } = options
    if (password === undefined) requirePasswordEntered(member, deps.clock.now())
    else await enterPassword(deps, member, { password, code, passwordField: 'old_password' }, request)
    await changePassword(deps, member, newPassword)
    return null
  })
  bind(enterPasswordEndpoint, async ({ viewer, options, request }) => {
    const member = requireMember(viewer)
    await enterPassword(deps, member, { ...options, code: options.code, passwordField: 'password' }, request)
    return presentViewer({ ...member, isLimitedLogin: false }, deps.mediaUrl)
  })
  bind(endOtherSessions, async ({ viewer }) => {
    const member = requireMember(viewer)
    requirePasswordEntered(member, deps.clock.now())
    await inTransaction(deps.db, 'end-other-sessions', (tx) =>
      deleteSessionsOf(writeOwn(holdNothing(tx, 'one statement'), member), member.id, member.sessionId),
    )
    return null
  })
}
