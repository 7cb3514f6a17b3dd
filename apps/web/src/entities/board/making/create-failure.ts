import { ApiFailure, messageOf } from '../../../api/failure.ts'

/** ER-01: the server's message, followed by its detail where it has one; what was thrown as a text is told as it is. */
export function createFailure(error: unknown): string {
  if (typeof error === 'string' && error.trim() !== '') return error.trim()
  const message = messageOf(error)
  if (!(error instanceof ApiFailure)) return message
  const detail = error.detail.trim()
  return detail === '' || detail === error.message ? message : `${message} ${detail}`
}

/** Below the name where the failure is about that, else below the form. */
export const createErrors = (error: unknown): Record<string, string> => ({
  [error instanceof ApiFailure && error.field === 'name' ? 'name' : 'form']: createFailure(error),
})
