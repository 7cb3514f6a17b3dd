import { limits } from '@pinfold/contract'
import { addressKey, type RateLimit } from '../../platform/rate-limit/rate-limit.ts'

/** Whose tries count together: the account's, and the caller's address's. */
export interface Trier {
  /** All names of an account share its tries; a name without an account has its own, so that both look alike. */
  readonly account: string
  readonly address: string
}

/**
 * Takes a try at a password or a code; throws `throttled` where none is left. Every try counts before it is looked at, so
 * that a hundred at once are still a hundred. Call `giveBack` where it turned out well.
 */
export async function takeSignInTry(
  rateLimit: RateLimit,
  { account, address }: Trier,
): Promise<{ giveBack(): Promise<void> }> {
  // The address first, so that a throttled one cannot use up the tries of others' accounts.
  const keys = [`log-in:address:${addressKey(address)}`, `log-in:account:${account}`]
  for (const key of keys) await rateLimit.take(key, limits.signIn)
  return {
    async giveBack() {
      for (const key of keys) await rateLimit.giveBack(key)
    },
  }
}
