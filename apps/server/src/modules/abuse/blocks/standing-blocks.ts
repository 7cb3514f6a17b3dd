import { abuseBlockKinds, type AbuseBlockKind } from '@pinfold/contract'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/db/db.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { keptAnew } from '../../../platform/kept-anew.ts'
import type { Said } from '../said-by-call.ts'
import { findStandingBlocks } from './blocks.queries.ts'
import { type Blocked, findBlocked } from './match-blocks.ts'

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
  const kept = keptAnew<Standing>(clock, { blocked: byKind([]), isOver: () => true }, async (now) => {
    const rows = await findStandingBlocks(db, now)
    return { blocked: byKind(rows), isOver: (at) => rows.some(({ endsAt }) => endsAt !== null && endsAt <= at) }
  })
  return {
    read: kept.read,
    async refuse(said) {
      // Only who is first in a process, or after the end of a block, waits.
      if (kept.now().isOver(clock.now())) await kept.read()
      const hit = findBlocked(kept.now().blocked, said)
      if (hit) throw new AppError(refusals[hit.kind], { field: hit.field })
    },
  }
}

interface Standing {
  readonly blocked: Blocked
  readonly isOver: (at: Date) => boolean
}

const byKind = (rows: readonly { kind: AbuseBlockKind; value: string }[]): Blocked => {
  const valuesOf = (wanted: AbuseBlockKind) =>
    new Set(rows.flatMap(({ kind, value }) => (kind === wanted ? value : [])))
  return Object.fromEntries(abuseBlockKinds.map((kind) => [kind, valuesOf(kind)])) as unknown as Blocked
}
