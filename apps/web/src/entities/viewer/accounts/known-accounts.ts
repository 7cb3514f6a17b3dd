import { type SwitchableAccount, userAccountsResource } from '@pinfold/contract'
import { call } from '../../../api/client.ts'

/** A menu opens without them rather than late. */
const LONGEST_WAIT = 600
const FRESH_FOR = 30_000

let known: { readonly accounts: Promise<readonly SwitchableAccount[]>; readonly since: number } | null = null

/** The accounts that can be switched to, read again when they are old; none where the server is slow or refuses. */
export function knownAccounts(): Promise<readonly SwitchableAccount[]> {
  if (known && performance.now() - known.since < FRESH_FOR) return known.accounts
  const reading = call(userAccountsResource.get, {}).then(({ data }) => data)
  const waiting = new Promise<never>((_, reject) => setTimeout(() => reject(new Error('too slow')), LONGEST_WAIT))
  const accounts = Promise.race([reading, waiting]).catch((): readonly SwitchableAccount[] => [])
  // What came late is there the next time.
  reading.then(
    (late) => (known = { accounts: Promise.resolve(late), since: performance.now() }),
    () => undefined,
  )
  known = { accounts, since: performance.now() }
  return accounts
}

/** They have changed. */
export function forgetAccounts(): void {
  known = null
}
