import {
  getTakedownCase,
  getTakedownCounts,
  listTakedownNotices,
  objectToTakedown,
  submitDsaTakedown,
  submitIndiaTakedown,
  submitTestTakedown,
  submitTurkeyTakedown,
  type TakedownCounts,
  withdrawTakedown as withdrawTakedownCall,
} from '@pinfold/contract'
import { requireMember } from '../../../platform/auth/viewer.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import type { Binder } from '../../../platform/http/binder.ts'
import type { RateLimit } from '../../../platform/rate-limit/rate-limit.ts'
import type { WriteDeps } from '../../../platform/write-deps.ts'
import { objectToRemoval } from './commands/object-to-takedown.ts'
import { submitTakedown } from './commands/submit-takedown.ts'
import { withdrawTakedown } from './commands/withdraw-takedown.ts'
import { takedownCaseView, takedownNoticesView, takedownReceiptView } from './takedowns.view.ts'
import type { WithdrawalCodes } from './withdrawal-codes.ts'

type TakedownDeps = WriteDeps & {
  readonly rateLimit: RateLimit
  readonly publicUrl: URL
  readonly withdrawalCodes: WithdrawalCodes
  readonly takedownCounts: () => Promise<TakedownCounts[]>
}

/** CA-13, MD-04: requests by law, what owners hear of them, and their counts. */
export function bindTakedowns({ bind }: Binder, deps: TakedownDeps): void {
  const submissions = [
    ['dsa', submitDsaTakedown],
    ['turkey', submitTurkeyTakedown],
    ['india', submitIndiaTakedown],
    ['test', submitTestTakedown],
  ] as const
  for (const [law, submission] of submissions)
    bind(submission, async ({ viewer, options: form, request: { address } }) =>
      takedownReceiptView(deps, await submitTakedown(deps, viewer, { law, form, address })),
    )
  bind(withdrawTakedownCall, async ({ options: { takedown_id: id, code } }) => {
    const isClaimant = deps.withdrawalCodes.fits(id, code)
    await withdrawTakedown(deps, { isModerator: false, isClaimant }, id)
    return null
  })
  bind(getTakedownCase, ({ viewer, options }) => takedownCaseView(deps, viewer, options.takedown_id))
  bind(listTakedownNotices, ({ viewer }) => takedownNoticesView(deps, requireMember(viewer), null))
  bind(objectToTakedown, async ({ viewer, options }) => {
    const member = requireMember(viewer)
    const { takedown_id: takedownId, object_id: objectId, explanation } = options
    await objectToRemoval(deps, member, { takedownId, objectId, explanation })
    const notices = await takedownCaseView(deps, member, takedownId)
    const notice = notices.find((each) => each.object_id === objectId)
    if (!notice) throw new AppError('takedown_not_found')
    return notice
  })
  bind(getTakedownCounts, () => deps.takedownCounts())
}
