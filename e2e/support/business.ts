import { randomBytes } from 'node:crypto'
import type { TestDatabase } from '../../apps/server/test/setup/test-database.ts'
import { runSql } from '../../apps/server/test/support/run-sql.ts'
import { originOf } from './browser.ts'
import { changeMember, changeSessions } from './change-member.ts'
import { changeMeAs, createBoardAs, createPinAs } from './member.ts'
import { newPerson, type Person } from './persons.ts'
import type { Stage } from './stage.ts'

/** Makes somebody's account a business account, and counts their sessions as opened with the second factor. */
export async function makeBusiness(
  { connection }: Pick<TestDatabase, 'connection'>,
  { id }: Person,
  { hasSecondFactor = true } = {},
): Promise<void> {
  await changeMember(connection, id, 'is_partner = true')
  if (hasSecondFactor) await changeSessions(connection, id, 'second_factor_at = now()')
}

/** Calls an address of the API with the cookies of a person's browser. */
async function send(person: Person, method: string, path: string, data: object): Promise<void> {
  const origin = originOf(person.context)
  const csrf = (await person.context.cookies()).find(({ name }) => name === 'csrftoken')?.value ?? ''
  const headers = { 'X-CSRFToken': csrf, Origin: origin, 'Idempotency-Key': randomBytes(16).toString('hex') }
  const answer = await person.page.request.fetch(path, { method, headers, data })
  if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`)
}

interface Part {
  readonly asset_type: 'board' | 'site' | 'profile'
  readonly asset_id: string
}

export const invite = (business: Person, { username }: Person, role = 'ADMIN', part?: Part) =>
  send(business, 'POST', '/vx/business_access/members/', { username, role, ...part })

/** Asks a business to be let in. */
export const askToAct = (person: Person, { username }: Person) =>
  send(person, 'POST', '/vx/business_access/asked/', { username, role: 'EDITOR' })

/** Lets one act for the other, or on a part of it, by invitation and acceptance. */
export async function letAct(business: Person, partner: Person, role = 'ADMIN', part?: Part): Promise<void> {
  await invite(business, partner, role, part)
  await send(partner, 'POST', `/vx/business_access/invitations/${business.id}/`, {})
}

/** A verified merchant with a website and figures, somebody who may act for it and somebody who asks to. */
export async function openShop(stage: Stage): Promise<Person> {
  const [shop, partner, asker] = [
    await newPerson(stage, 1280),
    await newPerson(stage, 1280),
    await newPerson(stage, 1280),
  ]
  for (const person of [shop, partner, asker]) await makeBusiness(stage.database, person)
  await changeMeAs(shop.context, { full_name: 'Clay and Daughters' })
  const board = await createBoardAs(shop.context, 'Counted bowls')
  const pin = await createPinAs(shop.context, { board_id: board.id, title: 'A counted bowl' })
  await letAct(shop, partner)
  await askToAct(asker, shop)
  const insert = (sql: string) => runSql(stage.database.connection, `${sql} from members where id = $1`, [shop.id])
  await insert(
    `insert into claimed_sites (bucket, member_id, domain, state, method, token, claimed_at, verified_at, due_at)
     select bucket, id, 'bowls.example', 'verified', 'file', 'abc', now(), now(), now() + interval '7 days'`,
  )
  await insert(
    `insert into merchant_profiles (bucket, member_id, state, badges, is_storefront_eligible, created_at, updated_at)
     select bucket, id, 'approved', '{woman}', true, now(), now()`,
  )
  for (const [table, columns, values] of [
    ['insight_days', '', ''],
    ['insight_pins', ', pin_id', `, ${pin.id}`],
  ])
    await insert(
      `insert into ${table} (bucket, business_id, day, source, impressions, closeups, saves, outbound_clicks, video_plays,
        watched_ms${columns})
       select bucket, id, (now() at time zone 'utc')::date - 1, 'own', 40, 7, 3, 2, 0, 0${values}`,
    )
  for (const { context } of [partner, asker]) await context.close()
  return shop
}
