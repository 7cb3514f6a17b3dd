import { type AbuseBlock, type AbuseCause, type AbuseMeasure, formatWireDate, type MemberId } from '@pinfold/contract'
import { AppError } from '../../platform/errors/app-error.ts'
import type { Db } from '../../platform/db/db.ts'
import type { Page } from '../../platform/http/binder.ts'
import { type Id, LAST_ID } from '../../platform/ids/ids.ts'
import { findMembers } from '../accounts/index.ts'
import type { BlockRow } from './blocks/blocks.queries.ts'
import { type Evidence, findMeasure, findMeasures, type MeasureRow } from './measures/measures.queries.ts'

/** A page of measures, newest first. Two statements. */
export async function measuresView(
  { db }: { db: Db },
  wanted: { memberId?: MemberId | undefined; cause?: AbuseCause | undefined },
  { after, limit }: { after: string | null; limit: number },
): Promise<Page<AbuseMeasure[]>> {
  const rows = await findMeasures(db, wanted, { after: after ?? LAST_ID, limit: limit + 1 })
  const shown = rows.slice(0, limit)
  return { items: await withNames(db, shown), next: rows.length > limit ? (shown.at(-1)?.id ?? null) : null }
}

/** One of them; throws `measure_not_found`. */
export async function measureView({ db }: { db: Db }, id: Id): Promise<AbuseMeasure> {
  const row = await findMeasure(db, id)
  const [measure] = await withNames(db, row ? [row] : [])
  if (!measure) throw new AppError('measure_not_found')
  return measure
}

async function withNames(db: Db, rows: readonly MeasureRow[]): Promise<AbuseMeasure[]> {
  const ids = [...new Set(rows.map(({ memberId }) => memberId))]
  const members = new Map((ids.length === 0 ? [] : await findMembers(db, ids)).map((member) => [member.id, member]))
  return rows.map((row) => {
    const member = members.get(row.memberId)
    const { key, accounts, known_accounts, things, among } = row.evidence as unknown as Evidence
    return {
      id: row.id,
      user: member ? { id: member.id, username: member.username } : null,
      cause: row.cause as AbuseCause,
      is_holding_back: row.isHoldingBack,
      is_limiting: row.isLimiting,
      evidence: { key, accounts, known_accounts, things, among: [...among] },
      made_at: formatWireDate(row.madeAt),
      ends_at: formatWireDate(row.endsAt),
      is_standing: row.endedAt === null && row.undoneAt === null,
      undone_at: row.undoneAt && formatWireDate(row.undoneAt),
    }
  })
}

/** A row of a blocklist as the admin area has it. */
export const presentBlock = ({ id, kind, value, reason, madeAt, endsAt }: BlockRow): AbuseBlock => ({
  id,
  kind,
  value,
  reason,
  made_at: formatWireDate(madeAt),
  ends_at: endsAt && formatWireDate(endsAt),
})
