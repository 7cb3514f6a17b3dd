import { authorize, type Decision } from '../../platform/auth/decision.ts'
import { AppError } from '../../platform/errors/app-error.ts'

/** One text for every reason: which one it was is not the sender's to know. */
const WHY = 'They may only accept messages from people they follow, or from no one.'

/** Throws the refusal's failure; where somebody cannot be written to, with what to tell the sender. */
export function refusal(decision: Decision, field?: string): void {
  if (!decision.isAllowed && decision.code === 'cannot_message') throw new AppError('cannot_message', { detail: WHY })
  authorize(decision, field)
}
