import type { ErrorCode } from '@pinfold/contract'
import { AppError } from '../errors/app-error.ts'

/** What a policy says: yes, or no with the failure to answer. */
export type Decision = { readonly isAllowed: true } | { readonly isAllowed: false; readonly code: ErrorCode }

export const allow: Decision = { isAllowed: true }

export const deny = (code: ErrorCode): Decision => ({ isAllowed: false, code })

/** Throws the refusal's failure, with the option that named what is refused. */
export function authorize(decision: Decision, field?: string): void {
  if (!decision.isAllowed) throw new AppError(decision.code, field === undefined ? {} : { field })
}
