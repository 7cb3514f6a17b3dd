import { randomBytes } from 'node:crypto'
import type { TestDatabase } from '../../apps/server/test/setup/test-database.ts'
import { runSql } from '../../apps/server/test/support/run-sql.ts'
import { originOf } from './browser.ts'
import type { Person } from './persons.ts'

/** Makes somebody's account a business account, and counts their sessions as opened with the second factor. */
export async function makeBusiness(
  { connection }: Pick<TestDatabase, 'connection'>,
  { id }: Person,
  { hasSecondFactor = true } = {},
): Promise<void> {
  await runSql(connection, 'update members set is_partner = true where id = $1', [id])
  if (!hasSecondFactor) return
  await runSql(connection, 'update sessions set second_factor_at = now() where member_id = $1', [id])
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
