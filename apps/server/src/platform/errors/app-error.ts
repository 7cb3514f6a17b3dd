import type { ErrorCode } from '@pinfold/contract'

interface AppErrorDetails {
  /** The option that is wrong. */
  field?: string
  /** What to say instead of, or beside, the table's message. */
  detail?: string
  /** What to say instead of the table's message, where no field is named. */
  message?: string
  /** What stands in the words, for programs and other languages. */
  params?: Readonly<Record<string, string | number>>
  retryAfterSeconds?: number
  /** The methods that the address takes instead. */
  allowed?: readonly string[]
  /** What the caller's next step sends along. */
  challenge?: string
}

/** A failure from the contract's table. Anything else that is thrown answers 500. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly details: AppErrorDetails

  constructor(code: ErrorCode, details: AppErrorDetails = {}) {
    super(code)
    this.name = 'AppError'
    this.code = code
    this.details = details
  }
}
