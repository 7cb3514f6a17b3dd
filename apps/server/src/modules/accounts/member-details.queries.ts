import type { MemberId } from '@pinfold/contract'
import type { Updateable } from 'kysely'
import { owned, ownedIn } from '../../platform/db/by-bucket.ts'
import type { Db } from '../../platform/db/db.ts'
import type { Tables } from '../../platform/db/tables.ts'
import { bucketOf } from '../../platform/ids/ids.ts'
import type { Writer } from '../../platform/writing/writer.ts'
import './accounts.tables.ts'

/** What only the member's own profile shows, with how a partner may be reached. */
export const findMemberDetails = (db: Db, memberId: MemberId) =>
  db
    .selectFrom('members as member')
    .leftJoin('partner_profiles as partner', (join) =>
      join.onRef('partner.bucket', '=', 'member.bucket').onRef('partner.member_id', '=', 'member.id'),
    )
    .leftJoin('member_settings as settings', (join) =>
      join.onRef('settings.bucket', '=', 'member.bucket').onRef('settings.member_id', '=', 'member.id'),
    )
    .select([
      'settings.messages_from as messagesFrom',
      'member.impressum_url as impressumUrl',
      'member.location',
      'member.instagram_username as instagramUsername',
      'member.is_inspirational_merchant as isInspirationalMerchant',
      'member.is_ads_only as isAdsOnly',
      'member.ads_only_site as adsOnlySite',
      'member.cover_source as coverSource',
      'member.cover_signature as coverSignature',
      'member.cover_extension as coverExtension',
      'member.cover_width as coverWidth',
      'member.cover_height as coverHeight',
      'member.cover_veil as coverVeil',
      'member.created_at as createdAt',
      'partner.business_type as businessType',
      'partner.contact_email as contactEmail',
      'partner.contact_phone as contactPhone',
      'partner.contact_phone_code as contactPhoneCode',
      'partner.is_address_shown as isAddressShown',
      'partner.is_message_allowed as isMessageAllowed',
      'partner.street',
      'partner.extra_street as extraStreet',
      'partner.locality',
      'partner.region',
      'partner.postal_code as postalCode',
      'partner.country',
    ])
    .where(owned('id', memberId, 'member'))
    .executeTakeFirstOrThrow()

/** Which of the members are inspirational merchants. */
export async function findInspirational(db: Db, memberIds: readonly MemberId[]): Promise<Set<MemberId>> {
  const rows = await db
    .selectFrom('members')
    .select('id')
    .where(ownedIn('id', memberIds))
    .where('is_inspirational_merchant', '=', true)
    .execute()
  return new Set(rows.map(({ id }) => id))
}

/** How many pins of each of the members wait for their time. */
export async function findScheduledCounts(db: Db, memberIds: readonly MemberId[]): Promise<Map<MemberId, number>> {
  const rows = await db
    .selectFrom('members')
    .select(['id', 'scheduled_pin_count as count'])
    .where(ownedIn('id', memberIds))
    .execute()
  return new Map(rows.map(({ id, count }) => [id, count]))
}

/** A member's details. */
export type MemberDetails = Awaited<ReturnType<typeof findMemberDetails>>

type PartnerChanges = Omit<Updateable<Tables['partner_profiles']>, 'bucket' | 'member_id'>

/** Writes what is named; the rest stays, or is empty. */
export const savePartnerProfile = (writer: Writer, memberId: MemberId, changes: PartnerChanges) =>
  writer
    .insertInto('partner_profiles')
    .values({ bucket: bucketOf(memberId), member_id: memberId, ...changes })
    .onConflict((conflict) => conflict.columns(['bucket', 'member_id']).doUpdateSet(changes))
    .execute()
