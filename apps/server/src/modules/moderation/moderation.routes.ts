import { reportResource } from '@pinfold/contract'
import { requireMember } from '../../platform/auth/viewer.ts'
import type { Binder } from '../../platform/http/binder.ts'
import type { WriteDeps } from '../../platform/write-deps.ts'
import { reportObject } from './commands/report-object.ts'

/** What members tell moderators. */
export function bindModeration({ bind }: Binder, deps: WriteDeps): void {
  bind(reportResource.create, async ({ viewer, options }) => {
    await reportObject(deps, requireMember(viewer), options)
    return null
  })
}
