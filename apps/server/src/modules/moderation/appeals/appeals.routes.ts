import {
  adminAppeals,
  adminDecideAppeal,
  appealDecision,
  getModerationDecision,
  listModerationDecisions,
} from '@pinfold/contract'
import { requireMember } from '../../../platform/auth/viewer.ts'
import type { Binder } from '../../../platform/http/binder.ts'
import type { RateLimit } from '../../../platform/rate-limit/rate-limit.ts'
import type { CaseViewDeps } from '../cases/cases.view.ts'
import type { EnforceDeps } from '../decisions/enforce-decision.ts'
import { employeeBinder } from '../../employees/index.ts'
import type { AppealCodes } from './appeal-codes.ts'
import { appeal } from './appeal-decision.ts'
import { appealsView } from './appeals.view.ts'
import { decideAppeal } from './decide-appeal.ts'
import { decisionView, ownDecisionsView } from './decisions.view.ts'

/** What the calls of this module need together. */
export type AppealDeps = EnforceDeps &
  CaseViewDeps & { readonly rateLimit: RateLimit; readonly appealCodes: AppealCodes }

/** MD-02: what members hear of decisions about them, and their appeals. */
export function bindAppeals(binder: Binder, deps: AppealDeps): void {
  const { bind } = binder
  bind(listModerationDecisions, ({ viewer }) => ownDecisionsView(deps, requireMember(viewer)))
  bind(getModerationDecision, ({ viewer, options: { decision_id: decisionId, code } }) =>
    decisionView(deps, viewer, { decisionId, code }),
  )
  bind(appealDecision, async ({ viewer, options, request: { address } }) => {
    const { decision_id: decisionId, code, explanation } = options
    await appeal(deps, viewer, { decisionId, code, explanation, address })
    return decisionView(deps, viewer, { decisionId, code })
  })
  const { readPages, act } = employeeBinder(binder)
  readPages(adminAppeals, ({ employee, page }) => appealsView(deps, employee, page))
  act(
    adminDecideAppeal,
    ({ employee, options: { decision_id: decisionId, is_granted: isGranted, reason } }) =>
      decideAppeal(deps, employee, { decisionId, isGranted, reason }),
    async () => null,
  )
}
