import {
  accessTokenResource,
  accessTokensResource,
  boardPickerBoardsResource,
  boardsResource,
  resetPasswordFromEmailResource,
} from '@pinfold/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signUp } from '../support/people.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import { mailedReset } from './safety/sign-ins.ts'
import { makeToken, TokenClient } from './tokens.ts'

let app: TestApp
let now = new Date('2026-10-01T12:00:00Z')
beforeAll(async () => {
  app = await startTestApp({ clock: { now: () => now } })
})
afterAll(() => app.stop())

test('AC-09 a token is shown once, kept hashed, and listed by its name, scopes and last use', async () => {
  const ana = await signUp(app)
  const made = await ana.ask(accessTokenResource.create, { name: 'Feeds', scopes: 'pins:read,boards:read' })
  expect(made.token).toMatch(/^pinfold_pat_[\w-]{43}$/)
  expect(made.access_token).toMatchObject({
    name: 'Feeds',
    scopes: ['boards:read', 'pins:read'],
    expires_at: null,
    is_expired: false,
    last_used_at: null,
  })
  await new TokenClient(app.origin, made.token).ask(boardsResource.get, { username: ana.member.username })
  const [listed, ...others] = await ana.ask(accessTokensResource.get, {})
  expect(others).toEqual([])
  expect(listed).toEqual({ ...made.access_token, last_used_at: 'Thu, 01 Oct 2026 12:00:00 +0000' })
  const { rows } = await app.pool.query<{ kept: string }>(`
    select row_to_json(t)::text as kept from access_tokens t
    union all select row_to_json(k)::text from idempotency_keys k`)
  for (const { kept } of rows) expect(kept).not.toContain(made.token.slice(-30))
})

test('AC-09 a token in the place of the session cookie signs in nobody', async () => {
  const ana = await signUp(app)
  const { token } = await makeToken(ana, ['pins:read'])
  const browser = app.client()
  browser.cookies.set('_pinterest_sess', token)
  expect((await browser.call(accessTokensResource.get, {})).status).toBe(401)
  expect((await browser.call(boardPickerBoardsResource.get, {})).status).toBe(401)
})

test('AC-09 a repeated creation finds the name taken, so no secret is ever kept to answer it', async () => {
  const ana = await signUp(app)
  const wanted = { name: 'Script', scopes: ['pins:read' as const] }
  const header = { 'idempotency-key': 'one' }
  const answers = await Promise.all([1, 2, 3, 4].map(() => ana.call(accessTokenResource.create, wanted, header)))
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409])
  expect(answers.find(({ status }) => status === 409)?.error).toMatchObject({ code: 121, field: 'name' })
  expect((await ana.call(accessTokenResource.create, { ...wanted, name: ' sCRIPT ' })).error?.code).toBe(121)
  const { rows } = await app.pool.query(`select 1 from idempotency_keys where member_id = $1`, [ana.member.id])
  expect(rows).toEqual([])
})

test('AC-09 each wrong option is named and makes nothing', async () => {
  const ana = await signUp(app)
  for (const [field, changes] of [
    ['name', { name: ' ' }],
    ['name', { name: 'x'.repeat(61) }],
    ['scopes', { scopes: [] }],
    ['scopes', { scopes: ['pins:admin' as 'pins:read'] }],
    ['expires_in_days', { expires_in_days: 0 }],
    ['expires_in_days', { expires_in_days: 367 }],
  ] as const) {
    const answer = await ana.call(accessTokenResource.create, { name: 'A', scopes: ['pins:read'], ...changes } as never)
    expect(answer.error, JSON.stringify(changes)).toMatchObject({ code: 1, field })
  }
  expect(await ana.ask(accessTokensResource.get, {})).toEqual([])
})

test('AC-09 as many tokens as there may be', async () => {
  const ana = await signUp(app)
  await app.pool.query(
    `insert into access_tokens (bucket, id, member_id, name, name_key, secret_hash, scopes, created_at)
     select m.bucket, g, m.id, 'n' || g, 'n' || g, '\\x00', '{pins:read}', now() from members m, generate_series(1, 50) g
     where m.id = $1`,
    [ana.member.id],
  )
  expect((await ana.call(accessTokenResource.create, { name: 'One more', scopes: ['pins:read'] })).error?.code).toBe(
    122,
  )
  expect(await ana.ask(accessTokensResource.get, {})).toHaveLength(50)
})

test('AC-09 a revoked token is over at once, an expired one when its time is', async () => {
  const ana = await signUp(app)
  const revoked = await makeToken(ana, ['boards:read'])
  const expiring = await makeToken(ana, ['boards:read'], 1)
  await revoked.client.ask(boardPickerBoardsResource.get, {})
  await ana.ask(accessTokenResource.delete, { access_token_id: revoked.id })
  expect((await revoked.client.call(boardPickerBoardsResource.get, {})).status).toBe(401)
  const again = await ana.call(accessTokenResource.delete, { access_token_id: revoked.id })
  expect(again).toMatchObject({ status: 404, error: { code: 120 } })

  const before = now
  now = new Date(before.getTime() + 24 * 60 * 60 * 1000 - 1)
  await expiring.client.ask(boardPickerBoardsResource.get, {})
  now = new Date(before.getTime() + 24 * 60 * 60 * 1000)
  expect((await expiring.client.call(boardPickerBoardsResource.get, {})).status).toBe(401)
  now = before
})

test('AC-09 a password that was reset ends all tokens; of who is away none does anything', async () => {
  const ana = await signUp(app)
  const { client, id } = await makeToken(ana, ['boards:read'])
  await app.pool.query('update members set deactivated_at = now() where id = $1', [ana.member.id])
  expect((await client.call(boardPickerBoardsResource.get, {})).status).toBe(401)
  await app.pool.query('update members set deactivated_at = null where id = $1', [ana.member.id])
  await client.ask(boardPickerBoardsResource.get, {})
  const reset = { token: await mailedReset(app, ana.member.email), new_password: 'a new password' }
  await app.client().ask(resetPasswordFromEmailResource.update, reset)
  expect((await client.call(boardPickerBoardsResource.get, {})).status).toBe(401)
  const { rows } = await app.pool.query('select 1 from access_tokens where id = $1', [id])
  expect(rows).toEqual([])
})

test('AC-09 a damaged token, and one whose secret is another’s, are nobody’s', async () => {
  const ana = await signUp(app)
  const [one, two] = [await makeToken(ana, ['boards:read']), await makeToken(ana, ['boards:read'])]
  const crossed = one.token.slice(0, 23) + two.token.slice(23)
  for (const token of [crossed, one.token.slice(0, -2), one.token.slice('pinfold_pat_'.length)]) {
    expect((await new TokenClient(app.origin, token).call(boardPickerBoardsResource.get, {})).status, token).toBe(401)
  }
})

test('AC-09 listing, making and revoking want the password of the last ten minutes', async () => {
  const ana = await signUp(app)
  const { id } = await makeToken(ana, ['boards:read'])
  const before = now
  now = new Date(before.getTime() + 11 * 60 * 1000)
  const answers = [
    await ana.call(accessTokensResource.get, {}),
    await ana.call(accessTokenResource.create, { name: 'Late', scopes: ['pins:read'] }),
    await ana.call(accessTokenResource.delete, { access_token_id: id }),
  ]
  now = before
  for (const answer of answers) expect(answer).toMatchObject({ status: 403, error: { code: 27 } })
  expect(await ana.ask(accessTokensResource.get, {})).toMatchObject([{ id }])
})
