import type { ErrorCode } from '@pinfold/contract'
import { failureWords } from './failure.words.ts'

/** A call that was refused, or that never reached the server. */
export class ApiFailure extends Error {
  override readonly name: ErrorCode
  readonly code: number
  readonly status: number
  readonly detail: string
  readonly field: string | undefined
  /** What the second step of a log-in sends along. */
  readonly challenge: string | undefined

  constructor(failure: {
    name: ErrorCode
    code: number
    status: number
    message: string
    detail?: string
    field?: string | undefined
    challenge?: string | undefined
  }) {
    super(failure.message)
    this.name = failure.name
    this.code = failure.code
    this.status = failure.status
    this.detail = failure.detail ?? ''
    this.field = failure.field
    this.challenge = failure.challenge
  }
}

/** Told by titles, not by sentences. */
const titled: ReadonlySet<ErrorCode> = new Set(['invalid_image', 'invalid_invite'])

/** What to tell a person: the message without the option's name that stands before it on the wire. */
export function messageOf(error: unknown): string {
  if (!(error instanceof ApiFailure)) return failureWords.general
  const plain = error.field === undefined ? error.message : error.message.replace(`${error.field}: `, '')
  const text = plain.trim() === '' ? failureWords.general : plain.trim()
  const sentence = text.charAt(0).toUpperCase() + text.slice(1)
  return /[.!?…。！？؟]$/.test(sentence) || titled.has(error.name) ? sentence : `${sentence}.`
}

/** Where a failure belongs in a form: under the field it names if the form has it, else below the form. */
export function formErrors(error: unknown, fields: readonly string[]): Record<string, string> {
  const field = error instanceof ApiFailure ? error.field : undefined
  return { [field !== undefined && fields.includes(field) ? field : 'form']: messageOf(error) }
}
