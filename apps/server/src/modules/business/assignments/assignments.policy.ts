import { allow, type Decision, deny } from '../../../platform/auth/decision.ts'
import type { AccessSource } from '../business.tables.ts'

/** Nobody gives themself power over others, nor others power over their own business; and no account acts for itself. */
export const canAssign = (someId: string | null, toId: string): Decision =>
  someId === toId ? deny('assignment_to_self') : allow

/** Only who works for the operator is assigned. */
export function canBeAssigned(employee: { readonly isInUse: boolean; readonly isEmployee: boolean }): Decision {
  if (!employee.isInUse) return deny('user_not_found')
  return employee.isEmployee ? allow : deny('assignment_not_of_employee')
}

interface BusinessFacts {
  readonly isInUse: boolean
  readonly isPartner: boolean
  /** Whether it and the employee block each other, either way. */
  readonly isSevered: boolean
  /** By what the employee may act for it, may come in or asked to. */
  readonly source: AccessSource | undefined
}

/** Only businesses have employees assigned, and what a business gave itself is not taken over. */
export function canHaveAssigned({ isInUse, isPartner, isSevered, source }: BusinessFacts): Decision {
  if (!isInUse) return deny('user_not_found')
  if (!isPartner) return deny('assignment_not_to_business')
  if (isSevered) return deny('assignment_severed')
  return source === 'invitation' ? deny('assignment_let_in') : allow
}
