import { adminDecideOffender, adminOffenders } from '@pinfold/contract'
import type { Binder } from '../../../platform/http/binder.ts'
import { employeeBinder } from '../../employees/index.ts'
import type { CaseViewDeps } from '../cases/cases.view.ts'
import type { EnforceDeps } from '../decisions/enforce-decision.ts'
import { decideOffender } from './decide-offender.ts'
import { offendersView } from './offenders.view.ts'

/** MD-04: what follows for members of whom much was removed by law. */
export function bindOffenders(binder: Binder, deps: EnforceDeps & CaseViewDeps): void {
  const { readPages, act } = employeeBinder(binder)
  readPages(adminOffenders, ({ employee, page }) => offendersView(deps, employee, page))
  act(
    adminDecideOffender,
    ({ employee, options: { member_id: memberId, act: kind, days, reason } }) =>
      decideOffender(deps, employee, { memberId, act: kind, days, reason }),
    async () => null,
  )
}
