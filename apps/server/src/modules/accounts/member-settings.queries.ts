import type { MemberId } from '@pinfold/contract'
import { owned, ownedIn } from '../../platform/db/by-bucket.ts'
import type { Db } from '../../platform/db/db.ts'
import { changing } from '../../platform/db/kept/changed-rows.ts'
import { bucketOf, type Id } from '../../platform/ids/ids.ts'
import type { Writer } from '../../platform/writing/writer.ts'
import type { Circle } from './accounts.tables.ts'

/** What a member chose about being reached and remembered. */
export interface MemberSettings {
  readonly messagesFrom: Circle
  readonly mentionsFrom: Circle
  readonly isSearchHidden: boolean
  /** No veil before sensitive pictures. */
  readonly showsSensitive: boolean
  /** Null until the member chose. */
  readonly allowsAnalyticCookies: boolean | null
  readonly allowsMarketingCookies: boolean | null
  readonly allowsPersonalizationCookies: boolean | null
  /** Where the choice about cookies was made. */
  readonly cookieSurface: string
}

/** What holds for members who chose nothing. */
export const usualSettings: MemberSettings = {
  messagesFrom: 'everyone',
  mentionsFrom: 'everyone',
  isSearchHidden: false,
  showsSensitive: false,
  allowsAnalyticCookies: null,
  allowsMarketingCookies: null,
  allowsPersonalizationCookies: null,
  cookieSurface: '',
}

/** The settings of each member, chosen or usual. */
export async function findMemberSettings(db: Db, memberIds: readonly MemberId[]): Promise<Map<Id, MemberSettings>> {
  const rows = await db
    .selectFrom('member_settings')
    .select([
      'member_id as memberId',
      'messages_from as messagesFrom',
      'mentions_from as mentionsFrom',
      'is_search_hidden as isSearchHidden',
      'shows_sensitive as showsSensitive',
      'allows_analytic_cookies as allowsAnalyticCookies',
      'allows_marketing_cookies as allowsMarketingCookies',
      'allows_personalization_cookies as allowsPersonalizationCookies',
      'cookie_surface as cookieSurface',
    ])
    .where(ownedIn('member_id', memberIds))
    .execute()
  const chosen = new Map(rows.map(({ memberId, ...settings }) => [memberId, settings]))
  return new Map(memberIds.map((id) => [id, chosen.get(id) ?? usualSettings]))
}

/** Writes what is given and leaves the rest as it is. */
export async function upsertMemberSettings(
  writer: Writer,
  memberId: MemberId,
  changes: Partial<MemberSettings>,
): Promise<void> {
  const columns = {
    ...(changes.messagesFrom !== undefined && { messages_from: changes.messagesFrom }),
    ...(changes.mentionsFrom !== undefined && { mentions_from: changes.mentionsFrom }),
    ...(changes.isSearchHidden !== undefined && { is_search_hidden: changes.isSearchHidden }),
    ...(changes.showsSensitive !== undefined && { shows_sensitive: changes.showsSensitive }),
    ...(changes.allowsAnalyticCookies !== undefined && { allows_analytic_cookies: changes.allowsAnalyticCookies }),
    ...(changes.allowsMarketingCookies !== undefined && { allows_marketing_cookies: changes.allowsMarketingCookies }),
    ...(changes.allowsPersonalizationCookies !== undefined && {
      allows_personalization_cookies: changes.allowsPersonalizationCookies,
    }),
    ...(changes.cookieSurface !== undefined && { cookie_surface: changes.cookieSurface }),
  }
  const row = { bucket: bucketOf(memberId), member_id: memberId }
  await writer
    .insertInto('member_settings')
    .values(row)
    .onConflict((conflict) => conflict.columns(['bucket', 'member_id']).doNothing())
    .execute()
  if (Object.keys(columns).length === 0) return
  await changing(writer, [memberId])
    .updateTable('member_settings')
    .set(columns)
    .where(owned('member_id', memberId))
    .execute()
}

/** Whether the account keeps what its member looks at. */
export async function setKeepsHistory(writer: Writer, memberId: MemberId, isKept: boolean): Promise<void> {
  await changing(writer, [memberId])
    .insertInto('member_settings')
    .values({ bucket: bucketOf(memberId), member_id: memberId, keeps_history: isKept })
    .onConflict((conflict) => conflict.columns(['bucket', 'member_id']).doUpdateSet({ keeps_history: isKept }))
    .execute()
}
