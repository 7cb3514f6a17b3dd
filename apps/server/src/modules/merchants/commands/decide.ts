import { type MemberId, merchantBadges, type MerchantState } from '@pinfold/contract'
import type { Tx } from '../../../platform/db/db.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { bucketOf } from '../../../platform/ids/ids.ts'
import type { WriteDeps } from '../../../platform/write-deps.ts'
import { type Writer, writeAsSystem } from '../../../platform/writing/writer.ts'
import { lockMember, setMerchant } from '../../accounts/index.ts'
import { findProvedDomains } from '../../claims/index.ts'
import { type Acted, type Actor, type AskToAct, writeAct } from '../../employees/index.ts'
import { canDecide } from '../merchants.policy.ts'
import { lockMerchant, type MerchantRow, updateMerchant } from '../merchants.queries.ts'

declare module '../../../platform/events/outbox.ts' {
  interface Events {
    /** Somebody decided about a merchant; `at` tells one decision from the next. */
    'merchant.decided': { memberId: string; state: MerchantState; at: string }
  }
}

declare module '../../employees/write-act.ts' {
  interface Acts {
    'merchant.granted': { before: Standing; after: Standing }
    'merchant.declined': { before: Standing; after: Standing }
    'merchant.withdrawn': { before: Standing; after: Standing }
  }
}

interface Standing {
  readonly [fact: string]: unknown
}

/** What every decision says. */
interface MerchantDecision {
  readonly memberId: MemberId
  /** For the merchant to read, and for the log. */
  readonly reason: string
}

/** What a grant gives. Badges that are left out are those that the business asked for; what was found stays as it is. */
interface Grant extends MerchantDecision {
  readonly badges?: readonly string[]
  readonly isInspirational: boolean
  readonly isStorefrontEligible: boolean
  readonly reviewCriteria?: readonly string[] | undefined
  readonly reviewLabels?: readonly string[] | undefined
}

/**
 * Makes a business a verified merchant, or changes what it was granted. Throws `merchant_not_found`, `site_needed` where
 * its website is not proved any more, `not_allowed` for one's own business.
 */
export const grantMerchant = (deps: WriteDeps, actor: Actor, grant: Grant): Promise<Acted<MemberId>> =>
  writeAct(deps, actor, 'grant-merchant', actOn('merchant.granted', grant), async (tx, ask) => {
    const { writer, merchant, isPartner } = await lockForDecision(tx, ask, actor, grant.memberId)
    const domains = await findProvedDomains(writer, grant.memberId)
    if (!isPartner || domains.length === 0) throw new AppError('site_needed')
    const known = new Set<string>(merchantBadges)
    const badges = (grant.badges ?? merchant.wantedBadges).filter((badge) => known.has(badge))
    const review = {
      review_criteria: [...(grant.reviewCriteria ?? merchant.reviewCriteria)],
      review_labels: [...(grant.reviewLabels ?? merchant.reviewLabels)],
    }
    await updateMerchant(writer, grant.memberId, {
      ...decisionOf(deps, actor, 'approved', grant),
      ...review,
      badges,
      badge_opt_out: merchant.badgeOptOut.filter((badge) => badges.includes(badge)),
      is_storefront_eligible: grant.isStorefrontEligible,
      disapproval_reasons: [],
    })
    await setMerchant(writer, grant.memberId, { isVerified: true, isInspirational: grant.isInspirational })
    await tellMerchant(deps, writer, merchant, 'approved')
    const { isInspirational, isStorefrontEligible } = grant
    return {
      before: { state: merchant.state, badges: merchant.badges },
      after: {
        state: 'approved',
        badges,
        is_inspirational: isInspirational,
        is_storefront_eligible: isStorefrontEligible,
        ...review,
      },
      answer: grant.memberId,
    }
  })

type Refusal = MerchantDecision & { readonly reasons?: readonly string[] }

/** Declines an application, with reasons. Repeating it changes nothing. Throws `merchant_not_found`, `not_allowed`. */
export const declineMerchant = (deps: WriteDeps, actor: Actor, refusal: Refusal): Promise<Acted<null>> =>
  refuse(deps, actor, refusal, { kind: 'merchant.declined', from: 'pending', to: 'declined' })

/** Takes the verification back, with notice. Repeating it changes nothing. Throws `merchant_not_found`, `not_allowed`. */
export const withdrawMerchant = (deps: WriteDeps, actor: Actor, refusal: Refusal): Promise<Acted<null>> =>
  refuse(deps, actor, refusal, { kind: 'merchant.withdrawn', from: 'approved', to: 'withdrawn' })

interface Refusing {
  readonly kind: 'merchant.declined' | 'merchant.withdrawn'
  readonly from: MerchantState
  readonly to: 'declined' | 'withdrawn'
}

const refuse = (deps: WriteDeps, actor: Actor, refusal: Refusal, { kind, from, to }: Refusing): Promise<Acted<null>> =>
  writeAct(deps, actor, 'refuse-merchant', actOn(kind, refusal), async (tx, ask) => {
    const { writer, merchant } = await lockForDecision(tx, ask, actor, refusal.memberId)
    if (merchant.state === to) return { isUnchanged: true, answer: null }
    if (merchant.state !== from) throw new AppError('not_allowed')
    const reasons = [...(refusal.reasons ?? [])]
    await updateMerchant(writer, refusal.memberId, {
      ...decisionOf(deps, actor, to, refusal),
      disapproval_reasons: reasons,
    })
    await setMerchant(writer, refusal.memberId, { isVerified: false, isInspirational: false })
    await tellMerchant(deps, writer, merchant, to)
    return { before: { state: merchant.state }, after: { state: to, reasons }, answer: null }
  })

const actOn = <K extends 'merchant.granted' | Refusing['kind']>(kind: K, { memberId, reason }: MerchantDecision) => ({
  kind,
  thing: { type: 'member', id: memberId },
  concerned: memberId,
  reason,
})

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
async function lockForDecision(tx: Tx, ask: AskToAct, actor: Actor, memberId: MemberId) {
  const [, member] = await lockMember(tx, memberId)
  const [held, merchant] = await lockMerchant(tx, memberId)
  const writer = ask(held, canDecide(actor.id, memberId))
  if (!merchant) throw new AppError('merchant_not_found')
  return { writer, merchant, isPartner: member?.isPartner ?? false }
}

const decisionOf = ({ clock }: WriteDeps, actor: Actor, state: MerchantState, { reason }: MerchantDecision) => ({
  state,
  reason,
  decided_by: actor.id,
  decided_at: clock.now(),
  updated_at: clock.now(),
})

async function tellMerchant(
  deps: WriteDeps,
  writer: Writer,
  { memberId, state: before }: MerchantRow,
  after: MerchantState,
): Promise<void> {
  // A grant that only changes what was granted is no news.
  if (before === after) return
  const told = { memberId, state: after, at: deps.clock.now().toISOString() }
  await deps.outbox.emit(writer, bucketOf(memberId), 'merchant.decided', told)
}
