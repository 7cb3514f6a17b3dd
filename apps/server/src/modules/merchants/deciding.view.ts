import { type AdminMerchant, formatWireDate, type MemberId, type MerchantState } from '@pinfold/contract'
import type { Db } from '../../platform/db/db.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import type { Page } from '../../platform/http/binder.ts'
import { findInspirational, findMembers } from '../accounts/index.ts'
import { findProvedDomainsOf } from '../claims/index.ts'
import { findMerchant, findMerchantsOf, type MerchantRow } from './merchants.queries.ts'

/** A page of the applications, or merchants, of a state; whoever asked the longest ago first. For employees alone. */
export async function decidingView(
  { db }: { readonly db: Db },
  state: MerchantState,
  { after, limit }: { readonly after: string | null; readonly limit: number },
): Promise<Page<AdminMerchant[]>> {
  const rows = await findMerchantsOf(db, state, { after: readPlace(after), limit: limit + 1 })
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  const next = rows.length > limit && last ? `${last.createdAt.getTime()}.${last.memberId}` : null
  return { items: await present(db, shown), next }
}

/** One of them. Throws `merchant_not_found`. */
export async function decidedView({ db }: { readonly db: Db }, memberId: MemberId): Promise<AdminMerchant> {
  const row = await findMerchant(db, memberId)
  const [shown] = row ? await present(db, [row]) : []
  if (!shown) throw new AppError('merchant_not_found')
  return shown
}

async function present(db: Db, rows: readonly MerchantRow[]): Promise<AdminMerchant[]> {
  const ids = rows.map(({ memberId }) => memberId)
  if (ids.length === 0) return []
  const [members, domains, inspirational] = await Promise.all([
    findMembers(db, ids),
    findProvedDomainsOf(db, ids),
    findInspirational(db, ids),
  ])
  const known = new Map(members.map((member) => [member.id, member]))
  return rows.map((row) => ({
    id: row.memberId,
    username: known.get(row.memberId)?.username ?? '',
    full_name: known.get(row.memberId)?.fullName ?? '',
    state: row.state,
    statement: row.statement,
    domain: row.domain,
    proved_domains: domains.get(row.memberId) ?? [],
    business_diversity_labels: row.diversityLabels,
    wanted_badges: row.wantedBadges,
    badges: row.badges,
    is_inspirational: inspirational.has(row.memberId),
    is_storefront_eligible: row.isStorefrontEligible,
    review_criteria: row.reviewCriteria,
    review_labels: row.reviewLabels,
    reason: row.reason,
    disapproval_reasons: row.disapprovalReasons,
    asked_at: formatWireDate(row.createdAt),
    decided_at: row.decidedAt && formatWireDate(row.decidedAt),
  }))
}

function readPlace(after: string | null) {
  if (after === null) return null
  const [at = '0', id = '0'] = after.split('.')
  return { at: new Date(Number(at)), id: id as MemberId }
}
