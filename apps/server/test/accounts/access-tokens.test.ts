import * as contract from '@pinfold/contract'
import {
  type AccessTokenScope,
  accessTokenResource,
  accessTokenScopes,
  accessTokensResource,
  boardFeedResource,
  boardPickerBoardsResource,
  boardResource,
  boardsResource,
  deletedBoards,
  type Endpoint,
  pinResource,
  repinResource,
  userResource,
} from '@pinfold/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accessTokenNeed, accessTokenNeeds } from '../../src/access-token-needs.ts'
import { makeBoard, makePin, type SignedIn, signUp } from '../support/people.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import { TestClient } from '../support/test-client.ts'

let app: TestApp
let now = new Date('2026-10-01T12:00:00Z')
beforeAll(async () => {
  app = await startTestApp({ clock: { now: () => now } })
})
afterAll(() => app.stop())

/** A program that sends a token, and no cookies. */
class TokenClient extends TestClient {
  readonly token: string
  constructor(token: string) {
    super(app.origin)
    this.token = token
    this.cookies.clear()
  }
  override fetch(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers)
    headers.set('authorization', `Bearer ${this.token}`)
    return super.fetch(path, { ...init, headers })
  }
}

let count = 0
async function makeToken(owner: SignedIn, scopes: readonly AccessTokenScope[], expires_in_days?: number) {
  const { token, access_token } = await owner.ask(accessTokenResource.create, {
    name: `Token ${(count += 1)}`,
    scopes: [...scopes],
    ...(expires_in_days === undefined ? {} : { expires_in_days }),
  })
  return { client: new TokenClient(token), token, id: access_token.id }
}

const reading = accessTokenScopes.filter((scope) => scope.endsWith(':read'))
const everything = accessTokenScopes.filter((scope) => scope.endsWith(':write'))

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
  await new TokenClient(made.token).ask(boardsResource.get, { username: ana.member.username })
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
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409])
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

test('AC-09 a damaged token, and one whose secret is another’s, are nobody’s', async () => {
  const ana = await signUp(app)
  const [one, two] = [await makeToken(ana, ['boards:read']), await makeToken(ana, ['boards:read'])]
  const crossed = one.token.slice(0, 23) + two.token.slice(23)
  for (const token of [crossed, one.token.slice(0, -2), one.token.slice('pinfold_pat_'.length)]) {
    expect((await new TokenClient(token).call(boardPickerBoardsResource.get, {})).status, token).toBe(401)
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

describe('AC-09 scopes of every call', () => {
  const endpoints = Object.values(contract).flatMap((each: unknown): Endpoint[] => {
    if (typeof each !== 'object' || each === null) return []
    const parts = 'address' in each ? [each] : Object.values(each as object)
    return parts.filter((part): part is Endpoint => typeof part === 'object' && part !== null && 'endpointName' in part)
  })

  test('AC-09 every call of the contract stands in the one table, and the table holds no other', () => {
    expect(endpoints.filter((endpoint) => accessTokenNeed(endpoint) === null).map(({ id }) => id)).toEqual([])
    const places = endpoints.map(({ address }) => (address.type === 'resource' ? address.resource : address.path))
    const names = Object.values(accessTokenNeeds).flatMap((text) => text.split(/\s+/).filter((name) => name !== ''))
    const stale = names.filter(
      (name) => !places.some((place) => (name.endsWith('*') ? place.startsWith(name.slice(0, -1)) : place === name)),
    )
    expect(stale).toEqual([])
  })

  test('AC-09 a token that may read everything is refused at every single write, before anything is looked at', async () => {
    const ana = await signUp(app)
    const { client } = await makeToken(ana, reading)
    const writes = app.core.binder.endpoints.filter(({ kind }) => kind === 'command')
    expect(writes.length).toBeGreaterThan(50)
    for (const endpoint of writes) {
      const { status, error, body } = await client.call(endpoint, { privacy: 'public' } as never)
      expect({ id: endpoint.id, status, code: error?.code }).toEqual({ id: endpoint.id, status: 403, code: 29 })
      const need = accessTokenNeed(endpoint)
      const detail = (body['resource_response'] as { message_detail: string }).message_detail
      expect(detail, endpoint.id).toContain(
        need === 'never' || need === 'open' || need === null ? 'No access token' : `${need}:write`,
      )
    }
  })

  test('AC-09 a token with every scope changes no password, session or token, and talks to nobody', async () => {
    const ana = await signUp(app)
    const { client } = await makeToken(ana, everything)
    const never = app.core.binder.endpoints.filter((endpoint) => accessTokenNeed(endpoint) === 'never')
    expect(never.map(({ id }) => id)).toContain('AccessTokenResource.create')
    for (const endpoint of never) {
      const { status, error } = await client.call(endpoint, {} as never)
      expect({ id: endpoint.id, status, code: error?.code }).toEqual({ id: endpoint.id, status: 403, code: 29 })
    }
  })

  test('AC-09 a token without any scope for it reads nothing of a domain', async () => {
    const ana = await signUp(app)
    const { client } = await makeToken(ana, ['ads:read'])
    for (const endpoint of app.core.binder.endpoints.filter(({ kind }) => kind === 'query')) {
      const need = accessTokenNeed(endpoint)
      const { status } = await client.call(endpoint, {} as never)
      expect({ id: endpoint.id, isRefused: status === 403 }).toEqual({
        id: endpoint.id,
        isRefused: need !== 'open' && need !== 'ads',
      })
    }
  })

  test('AC-09 a call inside ApiResource needs its own scope', async () => {
    const ana = await signUp(app)
    const { client } = await makeToken(ana, ['boards:write'])
    const refused = await client.resource('ApiResource', 'create', { url: '/v3/pins/1/react/', data: {} })
    expect(refused).toMatchObject({ status: 403, error: { code: 29 } })
  })
})

test('AC-09 writing covers reading, and needs no CSRF token', async () => {
  const ana = await signUp(app)
  const { client } = await makeToken(ana, ['boards:write', 'pins:write'])
  const board = await makeBoard(client, 'By token')
  expect((await client.ask(boardResource.get, { board_id: board.id })).name).toBe('By token')
  const pin = await makePin(client, { boardId: board.id, title: 'Sent by a program' })
  expect((await client.ask(boardFeedResource.get, { board_id: board.id })).map(({ id }) => id)).toEqual([pin.id])
  expect((await client.call(userResource.get, { username: ana.member.username })).status).toBe(403)
})

describe('AC-09 secret boards', () => {
  async function secretThings(owner: SignedIn) {
    const board = await makeBoard(owner, undefined, 'secret')
    const pin = await makePin(owner, { boardId: board.id })
    const shown = await makeBoard(owner)
    return { board, pin, shown }
  }
  const ghost = (id: string) => String(BigInt(id) - (3_600_000n << 22n))

  test('AC-09 without their scope they and what is on them are missing, their owner’s too', async () => {
    const ana = await signUp(app)
    const { board, pin, shown } = await secretThings(ana)
    const { client } = await makeToken(ana, ['boards:write', 'pins:write', 'user:write'])
    const pairs = [
      [
        await client.call(boardResource.get, { board_id: board.id }),
        await client.call(boardResource.get, { board_id: ghost(board.id) }),
      ],
      [
        await client.call(boardFeedResource.get, { board_id: board.id }),
        await client.call(boardFeedResource.get, { board_id: ghost(board.id) }),
      ],
      [await client.call(pinResource.get, { id: pin.id }), await client.call(pinResource.get, { id: ghost(pin.id) })],
      [
        await client.call(boardResource.delete, { board_id: board.id }),
        await client.call(boardResource.delete, { board_id: ghost(board.id) }),
      ],
    ] as const
    for (const [real, missing] of pairs) {
      expect(real.status).toBe(404)
      expect(real.error).toEqual(missing.error)
    }
    const lists = [
      await client.ask(boardsResource.get, { username: ana.member.username, privacy_filter: 'all' }),
      (await client.ask(boardPickerBoardsResource.get, {})).all_boards,
    ]
    for (const boards of lists) expect(boards.map(({ id }) => id)).toEqual([shown.id])
    const ben = await signUp(app)
    const seenByAll = await makePin(ben, { boardId: (await makeBoard(ben)).id })
    const user = await client.ask(userResource.get, { username: ana.member.username })
    expect(user).toMatchObject({ board_count: 1, secret_board_count: 0, pin_count: 0 })
    const copy = await ana.ask(repinResource.create, { pin_id: seenByAll.id, board_id: board.id })
    expect((await ana.ask(pinResource.get, { id: seenByAll.id })).saved_by_me).toMatchObject({ pin_id: copy.id })
    expect((await client.ask(pinResource.get, { id: seenByAll.id })).saved_by_me).toBeNull()
    const picture = await client.fetch(new URL(pin.images['236x']?.url ?? '').pathname)
    expect(picture.status).toBe(404)
    expect((await ana.fetch(new URL(pin.images['236x']?.url ?? '').pathname)).status).toBe(200)
  })

  test('AC-09 a deleted one is neither listed nor restored without it', async () => {
    const ana = await signUp(app)
    const { board } = await secretThings(ana)
    await ana.ask(boardResource.delete, { board_id: board.id })
    const { client } = await makeToken(ana, ['boards:write'])
    expect(await client.ask(deletedBoards, {})).toEqual([])
    expect((await client.call(contract.restoreBoard, { board_id: board.id })).status).toBe(404)
    expect(await ana.ask(deletedBoards, {})).toHaveLength(1)
  })

  test('AC-09 a token that only reads them writes nothing there', async () => {
    const ana = await signUp(app)
    const { board, pin } = await secretThings(ana)
    const { client } = await makeToken(ana, ['boards:write', 'pins:write', 'secret_boards:read'])
    expect((await client.ask(boardResource.get, { board_id: board.id })).privacy).toBe('secret')
    expect((await client.ask(pinResource.get, { id: pin.id })).id).toBe(pin.id)
    for (const refused of [
      await client.call(boardResource.update, { board_id: board.id, name: 'Other' }),
      await client.call(repinResource.create, { pin_id: pin.id, board_id: board.id }),
      await client.call(pinResource.update, { id: pin.id, title: 'Other' }),
    ]) {
      expect(refused.status).toBe(404)
    }
    expect(await ana.ask(boardFeedResource.get, { board_id: board.id })).toMatchObject([{ title: pin.title }])
  })

  test('AC-09 making something secret needs the scope to write there', async () => {
    const ana = await signUp(app)
    const { shown } = await secretThings(ana)
    const { client } = await makeToken(ana, ['boards:write', 'secret_boards:read'])
    const answers = [
      await client.call(boardResource.create, { name: 'Hidden', privacy: 'secret' }),
      await client.call(boardResource.update, { board_id: shown.id, privacy: 'secret' }),
    ]
    for (const { status, error } of answers) expect([status, error?.code]).toEqual([403, 29])
    expect(JSON.stringify(answers[0]?.body)).toContain('secret_boards:write')
    expect((await ana.ask(boardResource.get, { board_id: shown.id })).privacy).toBe('public')
    const { client: able } = await makeToken(ana, ['boards:write', 'secret_boards:write'])
    expect((await able.ask(boardResource.create, { name: 'Hidden', privacy: 'secret' })).privacy).toBe('secret')
  })
})
