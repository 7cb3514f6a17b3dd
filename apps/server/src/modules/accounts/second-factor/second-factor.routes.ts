import {
  confirmLogIn as confirmLogInEndpoint,
  confirmSecondFactor as confirmEndpoint,
  getSecondFactor,
  renewRecoveryCodes as renewEndpoint,
  setUpSecondFactor as setUpEndpoint,
  turnOffSecondFactor as turnOffEndpoint,
} from '@pinfold/contract'
import { type Member, requireMember, requirePasswordEntered, type Viewer } from '../../../platform/auth/viewer.ts'
import type { Binder } from '../../../platform/http/binder.ts'
import { finishSignIn } from '../finish-sign-in.ts'
import type { RecoveryDeps } from '../recovery/recovery.routes.ts'
import { confirmLogIn } from './confirm-log-in.ts'
import { countRecoveryCodes, hasSecondFactor } from './second-factor.queries.ts'
import {
  confirmSecondFactor,
  renewRecoveryCodes,
  setUpSecondFactor,
  turnOffSecondFactor,
} from './set-up-second-factor.ts'

/** The second step of log-ins, and turning it on and off. */
export function bindSecondFactor({ bind }: Pick<Binder, 'bind'>, deps: RecoveryDeps): void {
  const entered = (viewer: Viewer): Member => {
    const member = requireMember(viewer)
    requirePasswordEntered(member, deps.clock.now())
    return member
  }

  bind(confirmLogInEndpoint, async (call) =>
    finishSignIn(deps, call, await confirmLogIn(deps, call.viewer, call.options, call.request)),
  )
  bind(getSecondFactor, async ({ viewer }) => {
    const { id } = requireMember(viewer)
    const [isOn, left] = await Promise.all([hasSecondFactor(deps.db, id), countRecoveryCodes(deps.db, id)])
    return { is_on: isOn, recovery_codes_left: left }
  })
  bind(setUpEndpoint, async ({ viewer }) => setUpSecondFactor(deps, entered(viewer)))
  bind(confirmEndpoint, async ({ viewer, options, request }) => ({
    recovery_codes: await confirmSecondFactor(deps, entered(viewer), options.code, request),
  }))
  bind(turnOffEndpoint, async ({ viewer }) => {
    await turnOffSecondFactor(deps, entered(viewer))
    return null
  })
  bind(renewEndpoint, async ({ viewer }) => ({
    recovery_codes: await renewRecoveryCodes(deps, entered(viewer)),
  }))
}
