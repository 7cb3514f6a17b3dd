import { AsyncLocalStorage } from 'node:async_hooks'
import type { Tx } from '../db/db.ts'
import { markKeyCommitted } from './idempotency.queries.ts'

/** The key a running command was called with. */
export interface IdempotencyClaim {
  memberId: string
  key: string
}

const claims = new AsyncLocalStorage<IdempotencyClaim>()

/** Runs a command under its claim. */
export const withClaim = <T>(claim: IdempotencyClaim, work: () => Promise<T>): Promise<T> => claims.run(claim, work)

/** Notes in the write's own transaction that the claimed command has happened. */
export async function markCommitted(tx: Tx): Promise<void> {
  const claim = claims.getStore()
  if (claim) await markKeyCommitted(tx, claim)
}
