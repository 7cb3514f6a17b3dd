import { AsyncResource } from 'node:async_hooks'
import { abuseBlockKinds, type AbuseBlockKind } from '@pinfold/contract'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/db/db.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import type { Said } from '../said-by-call.ts'
import { findStandingBlocks } from './blocks.queries.ts'
import { type Blocked, findBlocked } from './match-blocks.ts'

/** Another process hears of a change so much later at most. */
const MILLISECONDS_KEPT = 10_000

/** What is blocked at this moment, kept in the process: asking costs no statement. */
export interface StandingBlocks {
  /** Throws the failure that names the field where something of it is blocked. */
  refuse(said: Said): Promise<void>
  /** Reads them anew; whoever changed one waits for it. */
  read(): Promise<void>
}

const refusals = {
  username: 'blocked_name',
  email: 'blocked_email',
  mail_domain: 'blocked_email',
  link_domain: 'blocked_link',
  word: 'blocked_words',
} as const

/** The blocklists of an installation, read now and then while somebody writes. */
export function createStandingBlocks({ db, clock }: { db: Db; clock: Clock }): StandingBlocks {
  let rows: Awaited<ReturnType<typeof findStandingBlocks>> = []
  let blocked = byKind([], clock.now())
  let readAt = -Infinity
  const read = async () => {
    readAt = clock.now().getTime()
    rows = await findStandingBlocks(db, clock.now())
    blocked = byKind(rows, clock.now())
  }
  // Nobody waits for it, and it belongs to no request; where it fails the next one asks again.
  const readAside = AsyncResource.bind(() => void read().catch(() => undefined))
  return {
    read,
    async refuse(said) {
      const now = clock.now()
      // Only the first of a process waits.
      if (readAt === -Infinity) await read()
      else if (now.getTime() - readAt > MILLISECONDS_KEPT) {
        blocked = byKind(rows, now)
        readAside()
      }
      const hit = findBlocked(blocked, said)
      if (hit) throw new AppError(refusals[hit.kind], { field: hit.field })
    },
  }
}

const byKind = (rows: readonly { kind: AbuseBlockKind; value: string; endsAt: Date | null }[], now: Date): Blocked => {
  const standing = rows.filter(({ endsAt }) => endsAt === null || endsAt > now)
  const valuesOf = (wanted: AbuseBlockKind) =>
    new Set(standing.flatMap(({ kind, value }) => (kind === wanted ? value : [])))
  return Object.fromEntries(abuseBlockKinds.map((kind) => [kind, valuesOf(kind)])) as unknown as Blocked
}
