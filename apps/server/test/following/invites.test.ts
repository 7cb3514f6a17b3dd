import {
  createExternalInviteResource,
  landWithInvite,
  limits,
  redeemInvite,
  routes,
  updateMe,
  userBlockResource,
  userFollowResource,
  userResource,
} from '@pinfold/contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type SignedIn, signUp } from '../support/people.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
}, 120_000)
afterAll(() => app.stop())

let hermit: SignedIn
let fan: SignedIn
beforeEach(async () => {
  hermit = await signUp(app, { fullName: 'Hermione Hermit' })
  fan = await signUp(app)
  await hermit.ask(updateMe, { is_private_profile: true })
})

async function newCode(): Promise<string> {
  const { invite_url: url } = await hermit.ask(createExternalInviteResource.create, {})
  const { pathname, search } = new URL(url)
  const found = routes.profile.parse(`${pathname}${search}`)
  expect(found?.params.username).toBe(hermit.member.username)
  return found?.query.invite_code ?? ''
}
/** As clients send it; what needs no encoding gets some all the same. */
const twice = (code: string) =>
  encodeURIComponent(code.replace(/^./, (first) => `%${first.charCodeAt(0).toString(16)}`))
const profile = () => fan.ask(userResource.get, { user_id: hermit.member.id })
const invalid = { status: 404, error: { name: 'invalid_invite', message: 'Invalid Invite' } }

test('CA-11 landing says who invites, also to visitors, with the code encoded twice', async () => {
  const code = await newCode()
  for (const client of [fan, app.client()]) {
    const { inviter } = await client.ask(landWithInvite, { invite_code: twice(code) })
    expect(inviter).toMatchObject({ id: hermit.member.id, full_name: 'Hermione Hermit' })
  }
})

test('CA-10 redeeming makes an approved follower of a private profile, once, also of who waited', async () => {
  const code = await newCode()
  await fan.ask(userFollowResource.create, { user_id: hermit.member.id })
  const answer = await fan.send('POST', `/v3/invite_code/${twice(code)}/redeem/`, undefined)
  expect(answer).toMatchObject({ status: 200, data: { id: hermit.member.id, explicitly_followed_by_me: true } })
  await fan.ask(redeemInvite, { code })
  expect(await profile()).toMatchObject({ explicitly_followed_by_me: true, follower_count: 1 })
})

test('CA-22 a follow with an invitation needs no approval; a wrong one makes it a request', async () => {
  const code = await newCode()
  const options = { user_id: hermit.member.id, aux_data: { pin_id: '12' }, client_tracking_params: 'abc' }
  const stranger = await signUp(app)
  const asked = await stranger.ask(userFollowResource.create, { ...options, invite_code: 'A'.repeat(32) })
  expect(asked).toMatchObject({ explicitly_followed_by_me: false, follow_requested_by_me: true })
  const followed = await fan.ask(userFollowResource.create, { ...options, invite_code: code })
  expect(followed).toMatchObject({ explicitly_followed_by_me: true, follow_requested_by_me: false })
})

test('CA-22 somebody else’s invitation opens no other profile', async () => {
  const code = await newCode()
  const other = await signUp(app)
  await other.ask(updateMe, { is_private_profile: true })
  const asked = await fan.ask(userFollowResource.create, { user_id: other.member.id, invite_code: code })
  expect(asked).toMatchObject({ explicitly_followed_by_me: false, follow_requested_by_me: true })
})

test('ER-10 wrong, ended, revoked and blocked codes answer alike', async () => {
  const attempt = async (member: SignedIn, code: string) => {
    const landing = await member.call(landWithInvite, { invite_code: code })
    const redeeming = await member.call(redeemInvite, { code })
    expect([landing, redeeming]).toMatchObject([invalid, invalid])
  }
  await attempt(fan, 'A'.repeat(32))
  await attempt(fan, 'no-code')
  const [revoked, ended, blocked] = [await newCode(), await newCode(), '']
  expect(blocked).toBe('')
  await app.pool.query(
    'update follow_invites set expires_at = now() where id = (select max(id) from follow_invites where owner_id = $1)',
    [hermit.member.id],
  )
  await attempt(fan, ended)
  await hermit.ask(createExternalInviteResource.delete, {})
  await attempt(fan, revoked)
  const fresh = await newCode()
  await hermit.ask(userBlockResource.create, { blocked_user_id: fan.member.id })
  await attempt(fan, fresh)
  await (await signUp(app)).ask(redeemInvite, { code: fresh })
})

test('CA-10 codes are kept as hashes only, for thirty days', async () => {
  const code = await newCode()
  const { rows } = await app.pool.query<{ row: string; left: number }>(
    `select row_to_json(i)::text as row, extract(epoch from expires_at - now())::int as left
      from follow_invites i where owner_id = $1`,
    [hermit.member.id],
  )
  const secret = Buffer.from(code, 'base64url').subarray(8)
  expect(rows[0]?.row).not.toContain(secret.toString('hex'))
  expect(Math.round((rows[0]?.left ?? 0) / 86_400)).toBe(limits.followInvite.validMilliseconds / 86_400_000)
})

test('CA-10 nobody redeems their own invitation, and visitors log in first', async () => {
  const code = await newCode()
  expect(await hermit.call(redeemInvite, { code })).toMatchObject({
    status: 403,
    error: { name: 'cannot_follow_self' },
  })
  expect((await app.client().call(redeemInvite, { code })).status).toBe(401)
})

test('CA-11 an address that tries many codes is slowed down', async () => {
  const visitor = app.client()
  const statuses: number[] = []
  for (let n = 0; n < 61; n += 1) {
    statuses.push((await visitor.call(landWithInvite, { invite_code: String(n).padStart(32, 'A') })).status)
  }
  expect(statuses.slice(0, 60).every((status) => status === 404)).toBe(true)
  expect(statuses[60]).toBe(429)
})
