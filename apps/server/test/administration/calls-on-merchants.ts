import {
  adminDeclineMerchant,
  adminGrantMerchant,
  adminMerchants,
  adminWithdrawMerchant,
  type EmployeeRole,
} from '@pinfold/contract'

const may = new Set<EmployeeRole>(['owner', 'moderator'])

/** Who may see and decide on merchants, each tried on somebody who never applied. */
export function callsOnMerchants(somebody: () => string) {
  const act = { may, options: () => ({ user_id: somebody(), reason: 'A try' }), missing: 'merchant_not_found' }
  return [
    { endpoint: adminMerchants, may, options: () => ({}) },
    { endpoint: adminGrantMerchant, ...act },
    { endpoint: adminDeclineMerchant, ...act },
    { endpoint: adminWithdrawMerchant, ...act },
  ]
}
