/**
 * Why something on the web was not fetched. `refused`: not a place that this server goes to. `unreachable`: nobody
 * answers there, or not as HTTP. `too_slow` and `too_large`: over the budget.
 */
export type FetchFailureReason = 'refused' | 'unreachable' | 'too_slow' | 'too_large'

/** A fetch that came to nothing. */
export class FetchFailure extends Error {
  readonly reason: FetchFailureReason

  constructor(reason: FetchFailureReason, options?: ErrorOptions) {
    super(reason, options)
    this.name = 'FetchFailure'
    this.reason = reason
  }
}

/** Whatever is thrown while fetching, as a failure. */
export function asFetchFailure(error: unknown, deadline: AbortSignal): FetchFailure {
  if (error instanceof FetchFailure) return error
  if (error instanceof Error && error.cause instanceof FetchFailure) return error.cause
  return new FetchFailure(deadline.aborted ? 'too_slow' : 'unreachable', { cause: error })
}
