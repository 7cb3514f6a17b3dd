import { takedownDays, takedownLawOf } from '@pinfold/contract'
import { EVERYWHERE } from '../../../../platform/auth/withheld.ts'
import { inTransaction } from '../../../../platform/db/in-transaction.ts'
import { AppError } from '../../../../platform/errors/app-error.ts'
import { bucketOf, type Id } from '../../../../platform/ids/ids.ts'
import { authorize, type Writer } from '../../../../platform/writing/writer.ts'
import { daysAfter } from '../days-after.ts'
import { showAsDecided, type ShowDeps } from '../show-as-decided.ts'
import { findItemsOf, updateItem } from '../takedown-items.queries.ts'
import { canDecide } from '../takedown.policy.ts'
import { decideRow, lockTakedown, type TakedownRow } from '../takedowns.queries.ts'
import '../takedown-events.ts'

/** What a moderator decides. Things are removed everywhere, or in the countries of the law that are named. */
export type TakedownDecision =
  | { readonly kind: 'accept'; readonly countries: 'everywhere' | readonly string[] }
  | { readonly kind: 'refuse'; readonly reason: string }

/**
 * Grants or refuses a request, once; who asks is the claimant's and the owners' to be told by mail. When it answers, what was
 * granted is hidden. Throws `takedown_not_found` for all but moderators, `takedown_decided`, and `rule_broken` for countries
 * where it is no law and for a refusal without a reason.
 */
export async function decideTakedown(
  deps: ShowDeps,
  moderator: { readonly isModerator: boolean },
  takedownId: Id,
  decision: TakedownDecision,
): Promise<void> {
  const things = await inTransaction(deps.db, 'decide-takedown', async (tx) => {
    const [held, row] = await lockTakedown(tx, takedownId)
    if (!row) throw new AppError('takedown_not_found')
    const writer = authorize(held, canDecide({ ...moderator, state: row.state, isClaimant: false }))
    if (decision.kind === 'accept') await accept(deps, writer, row, countriesOf(row, decision.countries))
    else await refuse(deps, writer, row, decision.reason.trim())
    return row.objects
  })
  await showAsDecided(deps, things)
}

function countriesOf({ law }: TakedownRow, countries: 'everywhere' | readonly string[]): string {
  if (countries === 'everywhere') return EVERYWHERE
  const known = takedownLawOf(law).country_codes
  const isLaw = countries.length > 0 && countries.every((code) => known.includes(code))
  if (!isLaw) throw new AppError('rule_broken', { field: 'countries' })
  return [...new Set(countries)].toSorted().join(',')
}

async function accept(deps: ShowDeps, writer: Writer, row: TakedownRow, countries: string): Promise<void> {
  const now = deps.clock.now()
  await decideRow(writer, row.id, { state: 'accepted', reason: '', decided_at: now })
  const items = await findItemsOf(
    writer,
    row.id,
    row.objects.map(({ id }) => id),
  )
  for (const item of items)
    await updateItem(writer, item, {
      state: 'removed',
      countries,
      removed_at: now,
      objection_until: daysAfter(now, takedownDays[row.law].objection),
    })
  const at = bucketOf(row.id)
  await deps.outbox.emit(writer, at, 'takedown.decided', { things: [...row.objects] })
  await deps.outbox.emit(writer, at, 'takedown.claimant-letter', { takedownId: row.id, letter: 'accepted' })
  for (const memberId of new Set(items.map((item) => item.memberId)))
    await deps.outbox.emit(writer, at, 'takedown.owner-letter', { takedownId: row.id, memberId, letter: 'removed' })
}

async function refuse(deps: ShowDeps, writer: Writer, row: TakedownRow, reason: string): Promise<void> {
  if (reason === '') throw new AppError('rule_broken', { field: 'reason' })
  await decideRow(writer, row.id, { state: 'refused', reason, decided_at: deps.clock.now() })
  await keepAll(writer, row)
  const letter = { takedownId: row.id, letter: 'refused' } as const
  await deps.outbox.emit(writer, bucketOf(row.id), 'takedown.claimant-letter', letter)
}

/** Nothing that the request names is removed by it. */
export async function keepAll(writer: Writer, row: TakedownRow): Promise<void> {
  const items = await findItemsOf(
    writer,
    row.id,
    row.objects.map(({ id }) => id),
  )
  for (const item of items) await updateItem(writer, item, { state: 'kept' })
}
