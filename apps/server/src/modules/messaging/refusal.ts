import { type Decision, requireAllowed } from '../../platform/auth/decision.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { authorize, type Held, type Writer } from '../../platform/writing/writer.ts'
import { messagingRefusalWords } from './messaging-refusals.words.ts'

/** One text for every reason: which one it was is not the sender's to know. */

function tellWhy(decision: Decision): void {
  if (!decision.isAllowed && decision.code === 'cannot_message')
    throw new AppError('cannot_message', { detail: messagingRefusalWords.notAccepted })
}

/** Throws the refusal's failure; where somebody cannot be written to, with what to tell the sender. */
export function refusal(decision: Decision, field?: string): void {
  tellWhy(decision)
  requireAllowed(decision, field)
}

/** Asks under a lock whether words may be written, as `authorize` does, with the failures of `refusal`. */
export function authorizeWords(held: Held, decision: Decision, field?: string): Writer {
  tellWhy(decision)
  return authorize(held, decision, field)
}
