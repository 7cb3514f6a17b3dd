import { createHash } from 'node:crypto'
import {
  accessTokenResource,
  type ReplyOf,
  repinResource,
  updateMe,
  userBlockResource,
  userFollowResource,
} from '@pinfold/contract'
import { buildClientSchema, getIntrospectionQuery, type IntrospectionQuery, printSchema } from 'graphql'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeBoard, makePin, type SignedIn, signUp } from '../support/people.ts'
import { findViewer } from '../../src/modules/accounts/index.ts'
import type { GraphqlContext } from '../../src/modules/syndication/graphql/graphql-objects.ts'
import { runQuery } from '../../src/modules/syndication/graphql/run-query.ts'
import { readingAll } from '../../src/platform/db/kept/answer-scope.ts'
import { countStatements } from '../../src/platform/db/statement-counter.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import type { TestClient } from '../support/test-client.ts'
import { idLater } from '../../src/platform/ids/ids.ts'

let app: TestApp
let ana: SignedIn
let ben: SignedIn
beforeAll(async () => {
  app = await startTestApp()
  ana = await signUp(app, { fullName: 'Ana Lima' })
  ben = await signUp(app)
  await ben.ask(userFollowResource.create, { user_id: ana.member.id })
})
afterAll(() => app.stop())

interface Answer {
  status: number
  data?: Record<string, unknown> | null
  errors?: { message: string; extensions?: { code: string } }[]
  text: string
}

async function ask(
  body: object,
  client: TestClient = app.client(),
  headers: Record<string, string> = {},
): Promise<Answer> {
  const response = await client.fetch('/_/graphql/', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
  const text = await response.text()
  const { data, errors } = JSON.parse(text) as Pick<Answer, 'data' | 'errors'>
  return { status: response.status, ...(data !== undefined && { data }), ...(errors && { errors }), text }
}

test('CA-31 a graph query reads follower count, username and id', async () => {
  const { username, id } = ana.member
  const query =
    'query Q($username: String!) { user(username: $username) { followerCount username id entityId fullName } }'
  const { status, data, errors } = await ask({ query, variables: { username } })
  expect({ status, errors }).toEqual({ status: 200, errors: undefined })
  expect(data).toEqual({
    user: { followerCount: 1, username, id: btoa(`User:${id}`), entityId: id, fullName: 'Ana Lima' },
  })
  const byNode = await ask({ query: `{ user(id: "${btoa(`User:${id}`)}") { username } }` })
  expect(byNode.data).toEqual({ user: { username } })
})

test('CA-31 pins and boards are read the same way, with what belongs to them', async () => {
  const board = await makeBoard(ana, 'Graphs')
  const pin = await makePin(ana, { boardId: board.id, title: 'Node' })
  const query = `query Q($id: ID!, $board: ID!) {
    pin(id: $id) { id entityId title image(size: "236x") { url width } pinner { username } board { name entityId } }
    board(id: $board) { name pinCount owner { username } pins(first: 1) { title } }
  }`
  const { data } = await ask({ query, variables: { id: pin.id, board: board.id } })
  const { username } = ana.member
  expect(data).toEqual({
    pin: {
      id: pin.node_id,
      entityId: pin.id,
      title: 'Node',
      image: { url: pin.images['236x']?.url, width: pin.images['236x']?.width },
      pinner: { username },
      board: { name: 'Graphs', entityId: board.id },
    },
    board: { name: 'Graphs', pinCount: 1, owner: { username }, pins: [{ title: 'Node' }] },
  })
  const profile = await ask({ query: `{ user(username: "${username}") { boards { name } pins { title } } }` })
  expect(profile.data).toMatchObject({ user: { boards: [{ name: 'Graphs' }], pins: [{ title: 'Node' }] } })
})

test('CA-31 a query kept by us is asked for by its hash', async () => {
  const text =
    'query UserFollowers($username: String!) { user(username: $username) { id entityId username followerCount } }'
  const queryHash = createHash('sha256').update(text).digest('hex')
  const variables = { username: ana.member.username }
  const { data } = await ask({ queryHash, variables })
  expect(data).toMatchObject({ user: { username: ana.member.username, followerCount: 1 } })
  expect((await ask({ queryHash, query: text, variables: JSON.stringify(variables) })).data).toEqual(data)
  expect((await ask({ queryHash, query: '{ pin(id: 1) { id } }' })).status).toBe(400)
  expect(await ask({ queryHash: '0'.repeat(64) })).toMatchObject({
    status: 400,
    errors: [{ message: 'PersistedQueryNotFound', extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } }],
  })
  for (const wrong of [{}, { query: '' }, { query: 7 }, { query: text, variables: [] }]) {
    expect((await ask(wrong)).status, JSON.stringify(wrong)).toBe(400)
  }
})

test('CA-31 the schema is served, and tells by introspection what it holds', async () => {
  const served = await app.client().fetch('/_/graphql/schema.graphql')
  expect(served.headers.get('content-type')).toMatch(/^text\/plain/)
  const told = await ask({ query: getIntrospectionQuery() })
  expect(told).toMatchObject({ status: 200 })
  expect(told.errors).toBeUndefined()
  const built = buildClientSchema(told.data as unknown as IntrospectionQuery)
  expect(printSchema(built)).toBe(await served.text())
  expect((await ask({ query: '{ __type(name: "Pin") { fields { name } } }' })).data).toMatchObject({
    __type: { fields: expect.arrayContaining([{ name: 'repinCount' }]) },
  })
})

test('CA-31 hidden things are as missing ones, to visitors, strangers and who is blocked', async () => {
  const cleo = await signUp(app)
  const secret = await makeBoard(cleo, 'Canary', 'secret')
  const pin = await makePin(cleo, { boardId: secret.id })
  const ghost = (id: string) => idLater(id, -3_600_000)
  const query = 'query Q($pin: ID!, $board: ID!) { pin(id: $pin) { title } board(id: $board) { name } }'
  const missing = await ask({ query, variables: { pin: ghost(pin.id), board: ghost(secret.id) } })
  expect(missing).toMatchObject({ status: 200, data: { pin: null, board: null } })
  expect(missing.errors?.map(({ extensions }) => extensions?.code)).toEqual(['board_not_found', 'pin_not_found'])
  for (const client of [app.client(), ben]) {
    const hidden = await ask({ query, variables: { pin: pin.id, board: secret.id } }, client)
    expect([hidden.data, hidden.errors]).toEqual([missing.data, missing.errors])
  }
  expect((await ask({ query, variables: { pin: pin.id, board: secret.id } }, cleo)).data).toMatchObject({
    board: { name: 'Canary' },
  })
  const whom = `{ user(username: "${cleo.member.username}") { username followerCount about } }`
  const nobody = await ask({ query: whom.replace(cleo.member.username, 'nobody_at_all') })
  await cleo.ask(userBlockResource.create, { blocked_user_id: ben.member.id })
  const blocked = await ask({ query: whom }, ben)
  expect([blocked.data, blocked.errors]).toEqual([nobody.data, nobody.errors])
  await cleo.ask(updateMe, { about: 'Canary about', is_private_profile: true })
  const reduced = await ask({ query: whom.replace('about', 'about pins { id }') })
  expect(reduced.data).toMatchObject({ user: null })
  expect((await ask({ query: whom })).data).toEqual({
    user: { username: cleo.member.username, followerCount: 0, about: '' },
  })
})

test.each([
  ['a mutation', 'mutation { user(username: "a") { id } }', 'mutation'],
  ['two queries', 'query A { pin(id: 1) { id } } query B { pin(id: 1) { id } }', 'Send one query'],
  [
    'too much of the schema',
    `{ ${Array.from({ length: 99 }, (_, i) => `a${i}: __schema { types { name fields { name description isDeprecated } } }`).join(' ')} }`,
    'of the schema',
  ],
  [
    'the schema in depth',
    '{ __schema { types { fields { type { fields { type { fields { type { fields { name } } } } } } } } } }',
    'depth',
  ],
  [
    'too many aliases',
    `{ ${Array.from({ length: 11 }, (_, i) => `a${i}: pin(id: ${i}) { id }`).join(' ')} }`,
    'more than 10',
  ],
  [
    'too many lists',
    `{ user { ${Array.from({ length: 10 }, (_, i) => `a${i}: pins { id }`).join(' ')} } }`,
    'more than 10',
  ],
  [
    'too many fields',
    `{ pin(id: 1) { ${Array.from({ length: 251 }, (_, i) => `a${i}: id`).join(' ')} } }`,
    'more than 250',
  ],
  ['too much text', `{ pin(id: 1) { ${'id '.repeat(3000)} } }`, 'token'],
  [
    'fragments that double',
    `{ user { ...f0 } } ${Array.from({ length: 30 }, (_, i) => `fragment f${i} on User { ...f${i + 1} ...f${i + 1} }`).join(' ')} fragment f30 on User { pins { id } }`,
    'more than',
  ],
  ['fragments in a circle', '{ user { ...a } } fragment a on User { ...b } fragment b on User { ...a }', 'spread'],
  ['what does not exist', '{ user(username: "a") { passwordHash } }', 'passwordHash'],
  ['no query', 'hello', 'Syntax Error'],
])('CA-31 %s is refused before anything is loaded', async (_what, query, says) => {
  const { status, data, errors } = await ask({ query })
  expect({ status, data }).toEqual({ status: 400, data: undefined })
  expect(JSON.stringify(errors)).toContain(says)
})

test('CA-31 a failure says nothing of our insides', async () => {
  const { errors, text } = await ask({ query: '{ user(id: "x") { id } pin(id: "99999999999999999999") { id } }' })
  expect(errors?.map(({ extensions }) => extensions?.code)).toEqual(['invalid_parameters', 'invalid_parameters'])
  expect(text).not.toMatch(/stack|\.ts|node_modules/)
})

test('CA-31 AC-09 a token reads by graph what it may read otherwise', async () => {
  const { token } = await ana.ask(accessTokenResource.create, { name: 'Graph', scopes: ['pins:read'] })
  const secret = await makeBoard(ana, undefined, 'secret')
  const [open, hidden] = [
    await makePin(ana, { boardId: (await makeBoard(ana)).id }),
    await makePin(ana, { boardId: secret.id }),
  ]
  const query = `{ a: pin(id: "${open.id}") { entityId } b: pin(id: "${hidden.id}") { entityId }
    user(username: "${ana.member.username}") { id } }`
  const { data, errors } = await ask({ query }, app.client(), { authorization: `Bearer ${token}` })
  expect(data).toEqual({ a: { entityId: open.id }, b: null, user: null })
  expect(errors?.map(({ message, extensions }) => [extensions?.code, message])).toEqual([
    ['pin_not_found', 'Pin not found.'],
    ['not_allowed', 'This needs a token with the scope user:read.'],
  ])
})

const request = {
  requestId: 'x',
  address: '10.0.0.1',
  userAgent: '',
  idempotencyKey: undefined,
  cookies: { set: () => undefined },
}

test('CA-31 a list costs the same statements however long it is, with all that its items lead to', async () => {
  const query = `query Q($id: ID!) { board(id: $id) { owner { username } pins { title pinner { fullName } board { name owner { id } } } } }`
  const costOf = async (pins: number) => {
    const board = await makeBoard(ana)
    const source = await makePin(ana, { boardId: board.id })
    for (let more = 1; more < pins; more += 1) {
      await ana.ask(repinResource.create, { pin_id: source.id, board_id: board.id })
    }
    const viewer = await findViewer(app.core, { token: '', userAgent: 'x', country: 'US' })
    const context: GraphqlContext = {
      ask: async (endpoint, options) =>
        (await app.core.binder.run(endpoint, viewer, options, request)).data as ReplyOf<typeof endpoint>,
    }
    const variables = { id: board.id }
    // Without a socket between, so that what is sent to the database can be counted.
    const { result, statements } = await countStatements(() =>
      readingAll(() => runQuery({ text: query, variables }, context, () => {})),
    )
    expect((result.data as { board: { pins: unknown[] } }).board.pins).toHaveLength(pins)
    expect(statements.length).toBeGreaterThan(3)
    return statements.length
  }
  expect(await costOf(12)).toBe(await costOf(2))
})

test('CA-31 whoever asks too much is told when to come back, whichever page for machines it is', async () => {
  const reader = app.client()
  const paths = [
    `/${ana.member.username}/feed.rss`,
    '/oembed.json?url=/x',
    '/sitemap.xml',
    '/embed/pin/1/',
    '/v3/pidgets/pins/info/?pin_ids=1',
  ]
  await reader.fetch(paths[0] ?? '')
  await app.pool.query('update rate_windows set tries = 1200')
  for (const path of paths) {
    const response = await reader.fetch(path)
    expect([path, response.status]).toEqual([path, 429])
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
  }
  expect((await ask({ query: '{ pin(id: 1) { id } }' }, reader)).status).toBe(429)
  expect((await app.client().fetch(paths[0] ?? '')).status).toBe(200)
})
