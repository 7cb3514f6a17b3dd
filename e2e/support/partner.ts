import type { BrowserContext } from 'playwright-core'
import { runSql } from '../../apps/server/test/support/run-sql.ts'
import type { TestDatabase } from '../../apps/server/test/setup/test-database.ts'
import { changeMember } from './change-member.ts'
import { createBoardAs, createPinAs, readAs } from './member.ts'

/** Makes a member a verified partner with a cover; no call of the product does. */
export async function makePartner(context: BrowserContext, username: string, database: TestDatabase): Promise<void> {
  const board = await createBoardAs(context, 'Covers')
  const { id } = await createPinAs(context, { board_id: board.id, title: 'Cover', width: 1600, height: 900 })
  const pin = await readAs<{ images: { orig: { url: string } } }>(context, 'PinResource/get', { id })
  const signature = /([0-9a-f]{32})\.jpg$/.exec(pin.images.orig.url)?.[1]
  await changeMember(
    database.connection,
    username,
    `is_partner = true, is_verified_merchant = true, is_website_verified = true, country = 'DE',
      cover_source = 'image', cover_signature = $2, cover_extension = 'jpg', cover_width = 1600, cover_height = 900`,
    [signature],
  )
  await runSql(
    database.connection,
    `insert into insight_days (bucket, business_id, day, source, impressions, closeups, saves, outbound_clicks, video_plays,
      watched_ms)
    select bucket, id, (now() at time zone 'utc')::date, 'own', 12000000, 0, 0, 0, 0, 0 from members where username = $1`,
    [username],
  )
}
