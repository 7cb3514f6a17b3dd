import { adminDecideReport, adminReleaseReport, adminReport, adminReports, adminTakeReport } from '@pinfold/contract'
import type { Binder } from '../../../platform/http/binder.ts'
import { employeeBinder } from '../../employees/index.ts'
import type { EnforceDeps } from '../decisions/enforce-decision.ts'
import { type CaseViewDeps, caseView, queueView } from './cases.view.ts'
import { decideCase } from './decide-case.ts'
import { releaseCase, takeCase } from './take-case.ts'

/** MD-02: the queues of reports, and what moderators do about them. */
export function bindReportQueues(binder: Binder, deps: EnforceDeps & CaseViewDeps): void {
  const { read, readPages, act } = employeeBinder(binder)
  readPages(adminReports, ({ employee, options: { kind, show }, page }) =>
    queueView(deps, employee, { kind, show }, page),
  )
  read(adminReport, ({ employee, options }) => caseView(deps, employee, options.case_id))
  act(
    adminTakeReport,
    ({ employee, options: { case_id: caseId, reason } }) => takeCase(deps, employee, { caseId, reason }),
    (caseId, { employee }) => caseView(deps, employee, caseId),
  )
  act(
    adminReleaseReport,
    ({ employee, options: { case_id: caseId, reason } }) => releaseCase(deps, employee, { caseId, reason }),
    (caseId, { employee }) => caseView(deps, employee, caseId),
  )
  act(
    adminDecideReport,
    ({ employee, options: { case_id: caseId, act: wanted, days, reason } }) =>
      decideCase(deps, employee, { caseId, act: wanted, days, reason }),
    (_, { employee, options }) => caseView(deps, employee, options.case_id),
  )
}
