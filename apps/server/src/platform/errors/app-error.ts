import type { ErrorCode, MemberId } from '@pinfold/contract'

/** What is left of a rate: so many of so many, until it begins anew. */
export interface RateStanding {
  readonly name: string
  readonly most: number
  readonly windowSeconds: number
  readonly left: number
  readonly secondsLeft: number
}

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
  /** The scope that the access token lacks. */
  scope?: string
  /** With `throttled`: what is left of the rate. */
  standing?: RateStanding
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

/**
 * A refusal of a call in another's name that names something which is not there: it may have been there when the call was
 * made first.
 */
export class RefusedAsGone extends AppError {
  readonly subjectId: MemberId

  constructor(subjectId: MemberId) {
    super('not_allowed')
    this.subjectId = subjectId
  }
}
