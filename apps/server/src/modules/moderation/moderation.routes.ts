import { reportResource } from '@pinfold/contract'
import { requireMember } from '../../platform/auth/viewer.ts'
import type { Binder } from '../../platform/http/binder.ts'
import { type AppealDeps, bindAppeals } from './appeals/appeals.routes.ts'
import { bindReportQueues } from './cases/cases.routes.ts'
import { reportObject } from './commands/report-object.ts'
import { bindOffenders } from './offenders/offenders.routes.ts'

/** What members tell moderators, what these do, and what comes of it. */
export function bindModeration(binder: Binder, deps: AppealDeps): void {
  const { bind } = binder
  bindReportQueues(binder, deps)
  bindAppeals(binder, deps)
  bindOffenders(binder, deps)
  bind(reportResource.create, async ({ viewer, options }) => {
    await reportObject(deps, requireMember(viewer), options)
    return null
  })
}
