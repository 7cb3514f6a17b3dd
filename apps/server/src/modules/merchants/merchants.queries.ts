import type { MemberId, MerchantState } from '@pinfold/contract'
import { type Insertable, sql, type Updateable } from 'kysely'
import { owned } from '../../platform/db/by-bucket.ts'
import type { Db, Tx } from '../../platform/db/db.ts'
import type { Tables } from '../../platform/db/tables.ts'
import { bucketOf } from '../../platform/ids/ids.ts'
import { hold } from '../../platform/writing/hold.ts'
import type { Writer } from '../../platform/writing/writer.ts'
import './merchants.tables.ts'

const columns = [
  'member_id as memberId',
  'state',
  'statement',
  'domain',
  'diversity_labels as diversityLabels',
  'wanted_badges as wantedBadges',
  'badges',
  'is_storefront_eligible as isStorefrontEligible',
  'review_criteria as reviewCriteria',
  'review_labels as reviewLabels',
  'disapproval_reasons as disapprovalReasons',
  'reason',
  'decided_by as decidedBy',
  'decided_at as decidedAt',
  'badge_color as badgeColor',
  'badge_opt_out as badgeOptOut',
  'created_at as createdAt',
  'updated_at as updatedAt',
] as const

const merchantOf = (db: Db, memberId: MemberId) =>
  db.selectFrom('merchant_profiles').select(columns).where(owned('member_id', memberId))

export const findMerchant = (db: Db, memberId: MemberId) => merchantOf(db, memberId).executeTakeFirst()

/** An application and what came of it. */
export type MerchantRow = NonNullable<Awaited<ReturnType<typeof findMerchant>>>

/** Locks it; the member is locked before. */
export async function lockMerchant(tx: Tx, memberId: MemberId) {
  const merchant = await merchantOf(tx, memberId).forUpdate().executeTakeFirst()
  return [hold(tx, 'merchant'), merchant] as const
}

export const insertMerchant = (writer: Writer, merchant: Omit<Insertable<Tables['merchant_profiles']>, 'bucket'>) =>
  writer
    .insertInto('merchant_profiles')
    .values({ ...merchant, bucket: bucketOf(merchant.member_id) })
    .execute()

export const updateMerchant = (writer: Writer, memberId: MemberId, change: Updateable<Tables['merchant_profiles']>) =>
  writer.updateTable('merchant_profiles').set(change).where(owned('member_id', memberId)).execute()

export const deleteMerchant = (writer: Writer, memberId: MemberId) =>
  writer.deleteFrom('merchant_profiles').where(owned('member_id', memberId)).execute()

/** Where a list of merchants goes on. */
export interface MerchantPlace {
  readonly after: { readonly at: Date; readonly id: MemberId } | null
  readonly limit: number
}

/** Merchants of a state, whoever asked the longest ago first; they live everywhere, and few employees ask. */
export const findMerchantsOf = (
  db: Db,
  state: MerchantState,
  { after, limit }: MerchantPlace,
): Promise<MerchantRow[]> =>
  db
    .selectFrom('merchant_profiles')
    .select(columns)
    .where('state', '=', state)
    .$if(after !== null, (query) =>
      query.where(sql<boolean>`(created_at, member_id) > (${after?.at}, ${after?.id}::bigint)`),
    )
    .orderBy('created_at')
    .orderBy('member_id')
    .limit(limit)
    .execute()
