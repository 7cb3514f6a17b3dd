import {
  adminAcceptTakedown,
  adminKeepRemoved,
  adminRefuseTakedown,
  adminTakedowns,
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
import { employeeBinder } from '../../employees/index.ts'
import { acceptTakedown, refuseTakedown } from './commands/decide-takedown.ts'
import { keepRemoved } from './commands/keep-removed.ts'
import { objectToRemoval } from './commands/object-to-takedown.ts'
import { submitTakedown } from './commands/submit-takedown.ts'
import { withdrawTakedown } from './commands/withdraw-takedown.ts'
import type { ShowDeps } from './show-as-decided.ts'
import { takedownQueueView } from './takedown-queue.view.ts'
import { takedownCaseView, takedownNoticesView, takedownReceiptView } from './takedowns.view.ts'
import type { WithdrawalCodes } from './withdrawal-codes.ts'

type TakedownDeps = ShowDeps & {
  readonly rateLimit: RateLimit
  readonly publicUrl: URL
  readonly withdrawalCodes: WithdrawalCodes
  readonly takedownCounts: () => Promise<TakedownCounts[]>
}

/** CA-13, MD-04: requests by law, what owners hear of them, and their counts. */
export function bindTakedowns(binder: Binder, deps: TakedownDeps): void {
  const { bind } = binder
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
    await withdrawTakedown(deps, { isClaimant }, id)
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

/** MD-04: what moderators and owners decide. */
export function bindTakedownQueue(binder: Binder, deps: ShowDeps): void {
  const { read, act } = employeeBinder(binder)
  const nothing = async () => null
  read(adminTakedowns, ({ options }) => takedownQueueView(deps, options.waiting_for))
  act(
    adminAcceptTakedown,
    ({ employee, options: { takedown_id: takedownId, is_everywhere: isEverywhere, countries, reason } }) =>
      acceptTakedown(deps, employee, { takedownId, isEverywhere, countries, reason }),
    nothing,
  )
  act(
    adminRefuseTakedown,
    ({ employee, options: { takedown_id: takedownId, reason } }) =>
      refuseTakedown(deps, employee, { takedownId, reason }),
    nothing,
  )
  act(
    adminKeepRemoved,
    ({ employee, options: { takedown_id: takedownId, reason } }) => keepRemoved(deps, employee, { takedownId, reason }),
    nothing,
  )
}
