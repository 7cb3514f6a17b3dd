import type { MemberId } from '@pinfold/contract'
import { sql } from 'kysely'
import type { Consent } from '../../platform/auth/viewer.ts'
import { changing } from '../../platform/db/kept/changed-rows.ts'
import { bucketOf } from '../../platform/ids/ids.ts'
import type { Writer } from '../../platform/writing/writer.ts'
import './accounts.tables.ts'

/** Gives the member this choice unless they have made one; one statement, so that no choice is lost between two. */
export async function insertConsentWhereNone(writer: Writer, memberId: MemberId, consent: Consent): Promise<void> {
  await sql`
    insert into member_settings as kept (bucket, member_id, allows_analytic_cookies, allows_marketing_cookies,
      allows_personalization_cookies, cookie_surface)
    values (${bucketOf(memberId)}::smallint, ${memberId}::bigint, ${consent.analytic}::boolean,
      ${consent.marketing}::boolean, ${consent.personalization}::boolean, ${consent.surface}::text)
    on conflict (bucket, member_id) do update set
      allows_analytic_cookies = excluded.allows_analytic_cookies,
      allows_marketing_cookies = excluded.allows_marketing_cookies,
      allows_personalization_cookies = excluded.allows_personalization_cookies,
      cookie_surface = excluded.cookie_surface
    where kept.allows_analytic_cookies is null and kept.allows_marketing_cookies is null
      and kept.allows_personalization_cookies is null`.execute(changing(writer, [memberId]))
}
