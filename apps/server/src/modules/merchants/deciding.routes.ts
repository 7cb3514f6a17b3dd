import { adminDeclineMerchant, adminGrantMerchant, adminMerchants, adminWithdrawMerchant } from '@pinfold/contract'
import type { Binder } from '../../platform/http/binder.ts'
import type { WriteDeps } from '../../platform/write-deps.ts'
import { employeeBinder } from '../employees/index.ts'
import { declineMerchant, grantMerchant, withdrawMerchant } from './commands/decide.ts'
import { decidedView, decidingView } from './deciding.view.ts'

/** BZ-03: employees decide who is a verified merchant. */
export function bindMerchantDecisions(binder: Binder, deps: WriteDeps): void {
  const { readPages, act } = employeeBinder(binder)
  readPages(adminMerchants, ({ options, page }) => decidingView(deps, options.state, page))
  act(
    adminGrantMerchant,
    ({ employee, options }) =>
      grantMerchant(deps, employee, {
        memberId: options.user_id,
        reason: options.reason,
        badges: options.badges,
        isInspirational: options.is_inspirational,
        isStorefrontEligible: options.is_storefront_eligible,
        reviewCriteria: options.review_criteria,
        reviewLabels: options.review_labels,
      }),
    (memberId) => decidedView(deps, memberId),
  )
  act(
    adminDeclineMerchant,
    ({ employee, options: { user_id: memberId, reason, reasons } }) =>
      declineMerchant(deps, employee, { memberId, reason, reasons }),
    async () => null,
  )
  act(
    adminWithdrawMerchant,
    ({ employee, options: { user_id: memberId, reason, reasons } }) =>
      withdrawMerchant(deps, employee, { memberId, reason, reasons }),
    async () => null,
  )
}
