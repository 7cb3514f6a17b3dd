import { type MemberId, merchantBadges, type MerchantState } from '@pinfold/contract'
import type { Tx } from '../../../platform/db/db.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { bucketOf } from '../../../platform/ids/ids.ts'
import type { WriteDeps } from '../../../platform/write-deps.ts'
import { authorize, type Writer, writeAsSystem } from '../../../platform/writing/writer.ts'
import { lockMember, setMerchant } from '../../accounts/index.ts'
import { findProvedDomains } from '../../claims/index.ts'
import { canDecide } from '../merchants.policy.ts'
import { lockMerchant, type MerchantRow, updateMerchant } from '../merchants.queries.ts'

declare module '../../../platform/events/outbox.ts' {
  interface Events {
    /** Somebody decided about a merchant; `at` tells one decision from the next. */
    'merchant.decided': { memberId: string; state: MerchantState; at: string }
  }
}

/** Who decides; that they may is the admin area's to know, which calls this. */
interface Decider {
  readonly id: MemberId
}

/** What every decision says. */
interface MerchantDecision {
  readonly memberId: MemberId
  /** For the merchant to read, and for the log. */
  readonly reason: string
}

/** Notes the decision where the admin area keeps what was done, in the same transaction. */
type NoteDecision = (
  writer: Writer,
  change: { readonly before: MerchantState; readonly after: MerchantState },
) => Promise<void>

const noteNothing: NoteDecision = async () => undefined

/** What a grant gives. Badges that are left out are those that the business asked for. */
interface Grant extends MerchantDecision {
  readonly badges?: readonly string[]
  readonly isInspirational: boolean
  readonly isStorefrontEligible: boolean
  readonly reviewCriteria?: readonly string[]
  readonly reviewLabels?: readonly string[]
}

/**
 * Makes a business a verified merchant, or changes what it was granted. Throws `merchant_not_found`, `site_needed` where
 * its website is not proved any more, `not_allowed` for one's own business.
 */
export async function grantMerchant(
  deps: WriteDeps,
  decider: Decider,
  grant: Grant,
  note: NoteDecision = noteNothing,
): Promise<void> {
  await inTransaction(deps.db, 'grant-merchant', async (tx) => {
    const { writer, merchant, isPartner } = await lockForDecision(tx, decider, grant.memberId)
    const domains = await findProvedDomains(writer, grant.memberId)
    if (!isPartner || domains.length === 0) throw new AppError('site_needed')
    const known = new Set<string>(merchantBadges)
    const badges = (grant.badges ?? merchant.wantedBadges).filter((badge) => known.has(badge))
    await updateMerchant(writer, grant.memberId, {
      ...decisionOf(deps, decider, 'approved', grant),
      badges,
      badge_opt_out: merchant.badgeOptOut.filter((badge) => badges.includes(badge)),
      is_storefront_eligible: grant.isStorefrontEligible,
      review_criteria: [...(grant.reviewCriteria ?? [])],
      review_labels: [...(grant.reviewLabels ?? [])],
      disapproval_reasons: [],
    })
    await setMerchant(writer, grant.memberId, { isVerified: true, isInspirational: grant.isInspirational })
    await finish(deps, writer, merchant, 'approved', note)
  })
}

/** Declines an application, with reasons. Repeating it changes nothing. Throws `merchant_not_found`, `not_allowed`. */
export const declineMerchant = (
  deps: WriteDeps,
  decider: Decider,
  decision: MerchantDecision & { readonly reasons: readonly string[] },
  note: NoteDecision = noteNothing,
): Promise<void> => refuse(deps, decider, decision, { from: 'pending', to: 'declined' }, note)

/** Takes the verification back, with notice. Repeating it changes nothing. Throws `merchant_not_found`, `not_allowed`. */
export const withdrawMerchant = (
  deps: WriteDeps,
  decider: Decider,
  decision: MerchantDecision & { readonly reasons?: readonly string[] },
  note: NoteDecision = noteNothing,
): Promise<void> => refuse(deps, decider, decision, { from: 'approved', to: 'withdrawn' }, note)

async function refuse(
  deps: WriteDeps,
  decider: Decider,
  decision: MerchantDecision & { readonly reasons?: readonly string[] },
  { from, to }: { from: MerchantState; to: 'declined' | 'withdrawn' },
  note: NoteDecision,
): Promise<void> {
  await inTransaction(deps.db, 'refuse-merchant', async (tx) => {
    const { writer, merchant } = await lockForDecision(tx, decider, decision.memberId)
    if (merchant.state === to) return
    if (merchant.state !== from) throw new AppError('not_allowed')
    await updateMerchant(writer, decision.memberId, {
      ...decisionOf(deps, decider, to, decision),
      disapproval_reasons: [...(decision.reasons ?? [])],
    })
    await setMerchant(writer, decision.memberId, { isVerified: false, isInspirational: false })
    await finish(deps, writer, merchant, to, note)
  })
}

/** What a member who has no business any more is no merchant of. */
export async function endMerchant(deps: WriteDeps, memberId: MemberId): Promise<void> {
  await inTransaction(deps.db, 'end-merchant', async (tx) => {
    const [, member] = await lockMember(tx, memberId)
    const [, merchant] = await lockMerchant(tx, memberId)
    if (!merchant || member?.isPartner === true) return
    const writer = writeAsSystem(tx, 'merchants are businesses')
    if (merchant.state === 'pending' || merchant.state === 'approved')
      await updateMerchant(writer, memberId, { state: 'withdrawn', updated_at: deps.clock.now() })
    await setMerchant(writer, memberId, { isVerified: false, isInspirational: false })
  })
}

/** The lock under which it is decided. */
async function lockForDecision(tx: Tx, decider: Decider, memberId: MemberId) {
  const [, member] = await lockMember(tx, memberId)
  const [held, merchant] = await lockMerchant(tx, memberId)
  const writer = authorize(held, canDecide(decider.id, memberId))
  if (!merchant) throw new AppError('merchant_not_found')
  return { writer, merchant, isPartner: member?.isPartner ?? false }
}

const decisionOf = ({ clock }: WriteDeps, decider: Decider, state: MerchantState, { reason }: MerchantDecision) => ({
  state,
  reason,
  decided_by: decider.id,
  decided_at: clock.now(),
  updated_at: clock.now(),
})

async function finish(
  deps: WriteDeps,
  writer: Writer,
  { memberId, state: before }: MerchantRow,
  after: MerchantState,
  note: NoteDecision,
): Promise<void> {
  await note(writer, { before, after })
  // A grant that only changes what was granted is no news.
  if (before === after) return
  const told = { memberId, state: after, at: deps.clock.now().toISOString() }
  await deps.outbox.emit(writer, bucketOf(memberId), 'merchant.decided', told)
}
