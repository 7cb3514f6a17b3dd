import { takedownDays, takedownLawOf } from '@pinfold/contract'
import { EVERYWHERE } from '../../../../platform/auth/withheld.ts'
import { AppError } from '../../../../platform/errors/app-error.ts'
import { bucketOf, type Id } from '../../../../platform/ids/ids.ts'
import type { WriteDeps } from '../../../../platform/write-deps.ts'
import type { Writer } from '../../../../platform/writing/writer.ts'
import { type Acted, type Actor, writeAct } from '../../../employees/index.ts'
import { daysAfter } from '../days-after.ts'
import { showAsDecided, type ShowDeps } from '../show-as-decided.ts'
import { updateItem } from '../takedown-items.queries.ts'
import { canDecide } from '../takedown.policy.ts'
import { decideRow, lockTakedown, type TakedownRow } from '../takedowns.queries.ts'
import { actOn, itemsOf } from './act-on-takedown.ts'
import '../takedown-events.ts'

interface Acceptance {
  readonly takedownId: Id
  readonly isEverywhere: boolean
  /** Else in these, of the countries where the law of the request holds; in all of them where none is named. */
  readonly countries?: readonly string[]
  readonly reason: string
}

/**
 * Grants a request, once: when it answers, what it names is hidden, and who asked and whose it is are told by mail. Throws
 * `takedown_not_found`, `takedown_decided`, `country_not_of_law`, and `not_allowed` to whom the things belong.
 */
export async function acceptTakedown(deps: ShowDeps, actor: Actor, wish: Acceptance): Promise<Acted<TakedownRow>> {
  const { takedownId, reason } = wish
  const act = await actOn(deps.db, actor, { kind: 'takedown.accepted', takedownId, reason })
  const acted = await writeAct(deps, actor, 'accept-takedown', act, async (tx, ask) => {
    const [held, row] = await lockTakedown(tx, takedownId)
    if (!row) throw new AppError('takedown_not_found')
    const writer = ask(held, canDecide(row.state))
    const countries = countriesOf(wish, row)
    await remove(deps, writer, row, countries)
    return { before: { state: row.state }, after: { state: 'accepted', countries }, answer: row }
  })
  await showAsDecided(deps, acted.answer.objects)
  return acted
}

function countriesOf({ isEverywhere, countries: wanted = [] }: Acceptance, { law }: TakedownRow): string {
  if (isEverywhere) return EVERYWHERE
  const { country_codes: ofLaw } = takedownLawOf(law)
  const foreign = wanted.find((country) => !ofLaw.includes(country))
  if (foreign !== undefined) throw new AppError('country_not_of_law', { field: 'countries' })
  return [...new Set(wanted.length === 0 ? ofLaw : wanted)].toSorted().join(',')
}

async function remove(deps: ShowDeps, writer: Writer, row: TakedownRow, countries: string): Promise<void> {
  const now = deps.clock.now()
  await decideRow(writer, row.id, { state: 'accepted', reason: '', decided_at: now })
  const items = await itemsOf(writer, row)
  const until = daysAfter(now, takedownDays[row.law].objection)
  for (const item of items)
    await updateItem(writer, item, { state: 'removed', countries, removed_at: now, objection_until: until })
  const at = bucketOf(row.id)
  await deps.outbox.emit(writer, at, 'takedown.decided', { things: [...row.objects] })
  await deps.outbox.emit(writer, at, 'takedown.claimant-letter', { takedownId: row.id, letter: 'accepted' })
  const memberIds = [...new Set(items.map((item) => item.memberId))]
  await deps.outbox.emit(writer, at, 'takedown.counted', { memberIds })
  for (const memberId of memberIds)
    await deps.outbox.emit(writer, at, 'takedown.owner-letter', { takedownId: row.id, memberId, letter: 'removed' })
}

/** Refuses a request, once; the reason is told to who asked. Throws as `acceptTakedown` does. */
export async function refuseTakedown(
  deps: WriteDeps,
  actor: Actor,
  { takedownId, reason }: { readonly takedownId: Id; readonly reason: string },
): Promise<Acted<null>> {
  const act = await actOn(deps.db, actor, { kind: 'takedown.refused', takedownId, reason })
  return writeAct(deps, actor, 'refuse-takedown', act, async (tx, ask) => {
    const [held, row] = await lockTakedown(tx, takedownId)
    if (!row) throw new AppError('takedown_not_found')
    const writer = ask(held, canDecide(row.state))
    await decideRow(writer, row.id, { state: 'refused', reason, decided_at: deps.clock.now() })
    await keepAll(writer, row)
    const letter = { takedownId: row.id, letter: 'refused' } as const
    await deps.outbox.emit(writer, bucketOf(row.id), 'takedown.claimant-letter', letter)
    return { before: { state: row.state }, after: { state: 'refused' }, answer: null }
  })
}

/** Nothing that the request names is removed by it. */
export async function keepAll(writer: Writer, row: TakedownRow): Promise<void> {
  for (const item of await itemsOf(writer, row)) await updateItem(writer, item, { state: 'kept' })
}
