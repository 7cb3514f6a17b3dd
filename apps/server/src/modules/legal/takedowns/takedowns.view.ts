import {
  lawKeys,
  limits,
  formatWireDate,
  type TakedownCounts,
  type TakedownNotice,
  type TakedownReceipt,
} from '@pinfold/contract'
import { EVERYWHERE } from '../../../platform/auth/withheld.ts'
import { isMember, type Member, type Viewer } from '../../../platform/auth/viewer.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/db/db.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import type { Id } from '../../../platform/ids/ids.ts'
import { countItems, findItemsAbout, type ItemRow } from './takedown-items.queries.ts'
import { canObject } from './takedown.policy.ts'
import { countTakedowns, findTakedown, findTakedowns } from './takedowns.queries.ts'
import type { WithdrawalCodes } from './withdrawal-codes.ts'

interface ReadDeps {
  readonly db: Db
  readonly clock: Clock
}

const dateOrNull = (date: Date | null) => (date === null ? null : formatWireDate(date))

/** What whoever asked is answered. */
export async function takedownReceiptView(
  deps: { readonly db: Db; readonly withdrawalCodes: WithdrawalCodes },
  id: Id,
): Promise<TakedownReceipt> {
  const row = await findTakedown(deps.db, id)
  if (!row) throw new AppError('takedown_not_found')
  return {
    id: row.id,
    law: row.law,
    state: row.state,
    created_at: formatWireDate(row.createdAt),
    due_at: formatWireDate(row.dueAt),
    withdrawal_code: deps.withdrawalCodes.write(row.id),
  }
}

/**
 * What became of the member's own things, the newest requests first; of one request where it is named. Open requests are
 * nobody's to know but the moderators', so what is only asked for does not show. Two statements.
 */
export async function takedownNoticesView(
  deps: ReadDeps,
  member: Member,
  takedownId: Id | null,
): Promise<TakedownNotice[]> {
  const items = await findItemsAbout(deps.db, member.id, takedownId, limits.takedown.notices)
  const told = items.filter(({ state }) => state !== 'asked' && state !== 'kept')
  const rows = await findTakedowns(deps.db, [...new Set(told.map((item) => item.takedownId))])
  const rowById = new Map(rows.map((row) => [row.id, row]))
  return told.flatMap((item): TakedownNotice[] => {
    const row = rowById.get(item.takedownId)
    if (!row) return []
    return [{ ...noticeOf(item, deps.clock.now()), law_types: row.lawTypes, explanation: row.explanation }]
  })
}

const noticeOf = (item: ItemRow, now: Date): Omit<TakedownNotice, 'law_types' | 'explanation'> => ({
  takedown_id: item.takedownId,
  object_id: item.objectId,
  object_type: item.objectType,
  law: item.law,
  state: item.state,
  countries: item.countries === EVERYWHERE || item.countries === '' ? [] : item.countries.split(','),
  removed_at: dateOrNull(item.removedAt),
  objection_until: dateOrNull(item.objectionUntil),
  is_in_court: item.state === 'removed' && item.objectedAt !== null,
  restored_at: dateOrNull(item.restoreAt),
  viewer_can: { object: canObject({ ...item, isOwner: true }, now).isAllowed },
})

/** The notices of one request; throws `takedown_not_found` where none is about the viewer, visitors among them. */
export async function takedownCaseView(deps: ReadDeps, viewer: Viewer, takedownId: Id): Promise<TakedownNotice[]> {
  const notices = isMember(viewer) ? await takedownNoticesView(deps, viewer, takedownId) : []
  if (notices.length === 0) throw new AppError('takedown_not_found')
  return notices
}

const KEPT_MILLISECONDS = 60_000

/**
 * Counts of all requests, which name nobody. They are counted at most once a minute in a process, however many ask.
 */
export function createTakedownCounts({ db, clock }: ReadDeps): () => Promise<TakedownCounts[]> {
  let counted: { readonly at: number; readonly counts: Promise<TakedownCounts[]> } | null = null
  return () => {
    const now = clock.now().getTime()
    if (counted === null || Math.abs(now - counted.at) >= KEPT_MILLISECONDS) {
      const counts = countAll(db)
      counted = { at: now, counts }
      // What failed is counted anew by the next who asks.
      counts.catch(() => (counted = null))
    }
    return counted.counts
  }
}

async function countAll(db: Db): Promise<TakedownCounts[]> {
  const [requests, items] = await Promise.all([countTakedowns(db), countItems(db)])
  return lawKeys.map((law): TakedownCounts => {
    const ofLaw = requests.filter((row) => row.law === law)
    const named = items.filter((row) => row.law === law)
    const inState = (rows: readonly { state: string; count: number }[], ...states: string[]) =>
      rows.reduce((sum, { state, count }) => sum + (states.length === 0 || states.includes(state) ? count : 0), 0)
    return {
      law,
      requests: inState(ofLaw),
      open: inState(ofLaw, 'open'),
      accepted: inState(ofLaw, 'accepted'),
      refused: inState(ofLaw, 'refused'),
      withdrawn: inState(ofLaw, 'withdrawn'),
      named: inState(named),
      removed: inState(named, 'removed', 'objected'),
      objected: inState(named, 'objected'),
      restored: inState(named, 'restored'),
    }
  })
}
