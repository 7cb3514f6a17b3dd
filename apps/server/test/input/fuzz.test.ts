import { type Endpoint, errorTable } from '@pinfold/contract'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { comment } from '../comments/commenting.ts'
import { makeQuickPin, readyUpload } from '../data/quick-pins.ts'
import { addCollaborator, makeBoard, makeSection, type SignedIn, signUp } from '../support/people.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import type { TestClient } from '../support/test-client.ts'

const SEED = 20_261_120
/** So many for each endpoint on average. */
const RUNS_EACH = 8

let app: TestApp
let ana: SignedIn
let ids: string[]
let words: string[]
beforeAll(async () => {
  app = await startTestApp({ env: { LOG_LEVEL: 'silent' } })
  ana = await signUp(app)
  const ben = await signUp(app)
  const board = await makeBoard(ana, 'Own')
  const others = await makeBoard(ben, 'Others')
  const secret = await makeBoard(ben, 'Secret', 'secret')
  await addCollaborator(ben, others.id, ana)
  const section = await makeSection(ana, board.id)
  const pins = [
    await makeQuickPin(app, ana, { board_id: board.id, section_id: section.id }),
    await makeQuickPin(app, ben, { board_id: others.id }),
    await makeQuickPin(app, ben, { board_id: secret.id }),
  ]
  const upload = await readyUpload(app, ana.member.id)
  const comments = await Promise.all(pins.slice(0, 2).map(({ id }) => comment(ben, id)))
  ids = [
    board.id,
    others.id,
    secret.id,
    section.id,
    ...pins.map(({ id }) => id),
    ...comments.map(({ id }) => id),
    upload,
    ana.member.id,
    ben.member.id,
    '1',
  ]
  words = [
    ana.member.username,
    ben.member.username,
    'own',
    'others',
    board.url,
    ana.member.email,
    '-end-',
    '1990-05-17',
    'secret',
  ]
}, 120_000)
afterAll(() => app.stop())

const junk = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ unit: 'grapheme', maxLength: 900 }),
  fc.constantFrom(
    '',
    '0',
    '-1',
    'true',
    'null',
    '\0',
    '\ud800',
    '9223372036854775808',
    '9'.repeat(40),
    '{"a":1}',
    '[1]',
    '%00',
    "'; drop table pins --",
  ),
  fc.double(),
  fc.integer(),
  fc.bigInt({ min: 0n, max: 2n ** 65n }).map(String),
  fc.boolean(),
  fc.constant(null),
  fc.jsonValue({ maxDepth: 3 }),
)

/** Options that look like the endpoint's own often enough to come past the first check. */
function optionsOf(endpoint: Endpoint): fc.Arbitrary<Record<string, unknown>> {
  const names = endpoint.options instanceof z.ZodObject ? Object.keys(endpoint.options.shape) : []
  const known = fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...ids) },
    { weight: 2, arbitrary: fc.constantFrom(...words) },
    { weight: 2, arbitrary: junk },
    { weight: 1, arbitrary: fc.array(fc.oneof(fc.constantFrom(...ids), junk), { maxLength: 4 }) },
  )
  const given = fc.record(Object.fromEntries(names.map((name) => [name, known])), { requiredKeys: [] })
  return fc
    .tuple(given, fc.dictionary(fc.string({ maxLength: 12 }), junk, { maxKeys: 2 }))
    .map(([own, other]) => ({ ...other, ...own }))
}

/** The call as any client could send it; answers the status and the text. */
async function send(client: TestClient, { address }: Endpoint, options: Record<string, unknown>) {
  const form = (values: Record<string, unknown>) =>
    new URLSearchParams(
      Object.entries(values).map(([name, value]): [string, string] => [
        name,
        typeof value === 'string' ? value : JSON.stringify(value),
      ]),
    )
  if (address.type === 'resource') {
    const body = form({ data: { options, context: {} } })
    return client.fetch(`/resource/${address.resource}/${address.action}/`, { method: 'POST', body })
  }
  const path = address.path.replaceAll(
    /\{(\w+)\}/g,
    (_, name: string) => encodeURIComponent(String(options[name]).toWellFormed()) || '-',
  )
  if (address.method === 'GET') return client.fetch(`${path}?${form(options)}`)
  return client.fetch(path, { method: address.method, body: form(options) })
}

async function clientFor({ id }: Endpoint, isSignedIn: boolean): Promise<TestClient> {
  if (!isSignedIn || /^User(Register|Session)Resource\.create/.test(id)) return app.client()
  // Logging out is among the calls; the member comes back with the same rows.
  const { rows } = await app.pool.query('select 1 from sessions where member_id = $1', [ana.member.id])
  if (rows.length === 0)
    await ana.resource('UserSessionResource', 'create', {
      username_or_email: ana.member.email,
      password: ana.member.password,
    })
  return ana
}

function expectEnvelope(status: number, text: string) {
  const body = JSON.parse(text) as {
    resource_response: Record<string, unknown> & { error?: Record<string, unknown> }
    client_context: unknown
  }
  const { resource_response: response } = body
  expect(status).toBeLessThan(500)
  expect(body.client_context).toBeTypeOf('object')
  if (status === 200) {
    expect(response).toMatchObject({ status: 'success', code: 0 })
    expect(response).not.toHaveProperty('error')
    return
  }
  const row = Object.entries(errorTable).find(([name]) => name === response.error?.['name'])
  expect(row?.[1]).toMatchObject({ status, code: response.error?.['code'] })
  expect(response).toMatchObject({
    status: 'failure',
    http_status: status,
    data: null,
    error: { api_error_code: row?.[1].code },
  })
  if (status === 400) expect(response.error?.['field']).toMatch(/./)
}

test('CA-12 CA-18 CA-19 CA-20 CA-28 whatever is sent to whichever endpoint, the answer is an envelope and never a fault', async () => {
  const { endpoints } = app.core.binder
  const called = new Set<string>()
  const sendTo = (some: readonly Endpoint[]) => {
    const request = fc
      .constantFrom(...some)
      .chain((endpoint) =>
        fc.record({ endpoint: fc.constant(endpoint), options: optionsOf(endpoint), isSignedIn: fc.boolean() }),
      )
    const property = fc.asyncProperty(request, async ({ endpoint, options, isSignedIn }) => {
      called.add(endpoint.id)
      const response = await send(await clientFor(endpoint, isSignedIn), endpoint, options)
      expectEnvelope(response.status, await response.text())
    })
    return fc.assert(property, { seed: SEED, numRuns: RUNS_EACH * some.length, endOnFailure: true })
  }
  await sendTo(endpoints)
  // What none of them met by chance has its own turn.
  for (const left of endpoints.filter(({ id }) => !called.has(id))) await sendTo([left])
  expect(called.size).toBe(endpoints.length)
}, 120_000)
