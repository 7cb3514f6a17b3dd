import { limits } from '@pinfold/contract'
import { AppError } from '../../platform/errors/app-error.ts'
import type { RequestFacts } from '../../platform/http/request-facts.ts'
import { addressKey, type RateLimit } from '../../platform/rate-limit/rate-limit.ts'

/** Whose tries count together: the account's, and the caller's address's. */
export interface Trier {
  /** All names of an account share its tries; a name without an account has its own, so that both look alike. */
  readonly account: string
  readonly request: Pick<RequestFacts, 'address' | 'device'>
}

/**
 * Takes a try at a password or a code; throws `throttled` where none is left. Every try counts before it is looked at, so
 * that a hundred at once are still a hundred. Call `giveBack` where it turned out well.
 */
export async function takeSignInTry(
  rateLimit: RateLimit,
  { account, request }: Trier,
): Promise<{ giveBack(): Promise<void> }> {
  // The address first, so that a throttled one cannot use up the tries of others' accounts.
  const elsewhere = [`log-in:address:${addressKey(request.address)}`, `log-in:account:${account}`]
  const device = request.device?.of(account) ?? null
  const keys = device === null ? elsewhere : [`log-in:device:${device}`, ...elsewhere]
  for (const key of keys) {
    // In a browser that the account logged in with before, only its own tries close it: whoever guesses elsewhere cannot
    // lock it out. What is tried there counts for everybody all the same.
    const isDecisive = device === null || key === keys[0]
    await rateLimit.take(key, limits.signIn).catch((error: unknown) => {
      if (isDecisive || !(error instanceof AppError)) throw error
    })
  }
  return {
    async giveBack() {
      for (const key of keys) await rateLimit.giveBack(key)
    },
  }
}
