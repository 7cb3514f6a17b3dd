import { type AdminTakedown, formatWireDate, limits } from '@pinfold/contract'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/db/db.ts'
import { countOffences, findItemsOfMany, findObjected } from './takedown-items.queries.ts'
import { findOpenTakedowns, findTakedowns, type TakedownRow } from './takedowns.queries.ts'

type Waiting = 'decision' | 'court'

async function rowsThatWait(db: Db, waitingFor: Waiting): Promise<TakedownRow[]> {
  const most = limits.takedown.notices
  if (waitingFor === 'decision') return findOpenTakedowns(db, most)
  const ids = [...new Set((await findObjected(db, most)).map(({ takedownId }) => takedownId))]
  const rows = new Map((await findTakedowns(db, ids)).map((row) => [row.id, row]))
  return ids.flatMap((id) => rows.get(id) ?? [])
}

/** What waits for moderators, the most urgent first, with what owners did before; four statements. */
export async function takedownQueueView(
  { db, clock }: { readonly db: Db; readonly clock: Clock },
  waitingFor: Waiting,
): Promise<AdminTakedown[]> {
  const rows = await rowsThatWait(db, waitingFor)
  const shown = new Set(rows.map(({ id }) => id))
  const named = await findItemsOfMany(db, [...new Set(rows.flatMap(({ objects }) => objects.map(({ id }) => id)))])
  const items = named.filter(({ takedownId }) => shown.has(takedownId))
  const offences = new Map(
    (await countOffences(db, [...new Set(items.map(({ memberId }) => memberId))])).map((row) => [
      row.memberId,
      row.count,
    ]),
  )
  const byTakedown = Map.groupBy(items, ({ takedownId }) => takedownId)
  return rows.map((row) => ({
    id: row.id,
    law: row.law,
    law_types: row.lawTypes,
    country: row.country,
    name: row.name,
    organisation: row.organisation,
    email: row.email,
    flagger_number: row.flaggerNumber,
    is_for_complaints_office: row.isForComplaintsOffice,
    explanation: row.explanation,
    details: row.details,
    state: row.state,
    created_at: formatWireDate(row.createdAt),
    due_at: formatWireDate(row.dueAt),
    is_overdue: row.state === 'open' && row.dueAt < clock.now(),
    things: (byTakedown.get(row.id) ?? []).map((item) => ({
      type: item.objectType,
      id: item.objectId,
      owner_id: item.memberId,
      offences: offences.get(item.memberId) ?? 0,
      state: item.state,
      objection: item.objection,
      restored_at: item.restoreAt && formatWireDate(item.restoreAt),
    })),
  }))
}
