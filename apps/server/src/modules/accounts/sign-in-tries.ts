import { limits } from '@pinfold/contract'
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
  const device = request.device?.of(account) ?? null
  // A browser that the account logged in with before has tries of its own: whoever guesses elsewhere cannot lock it out.
  // Otherwise the address first, so that a throttled one cannot use up the tries of others' accounts.
  const elsewhere = [`log-in:address:${addressKey(request.address)}`, `log-in:account:${account}`]
  const keys = device === null ? elsewhere : [`log-in:device:${device}`]
  for (const key of keys) await rateLimit.take(key, limits.signIn)
  return {
    async giveBack() {
      for (const key of keys) await rateLimit.giveBack(key)
    },
  }
}
