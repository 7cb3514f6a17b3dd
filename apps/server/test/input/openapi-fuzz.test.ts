import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { comment } from '../comments/commenting.ts'
import { makeQuickPin, readyUpload } from '../data/quick-pins.ts'
import { makeBoard, makeSection, type SignedIn, signUp } from '../support/people.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import { type DocumentedRequest, type OpenApiDocument, requestsOf } from './openapi-requests.ts'

// `npm run proof` sends very many, others each time.
const SAMPLE = 700
const REQUESTS = Number(process.env['FUZZ_REQUESTS'] ?? SAMPLE)
const SEED = Number(process.env['HISTORY_SEED'] ?? 20_261_122)
/** Endings that others of the run need undone. */
const endings = /Deactivation|AccountDeletion|UserSessionResource\/delete|SessionStore|switch/i

let app: TestApp
let ana: SignedIn
let document: OpenApiDocument
let known: string[]
beforeAll(async () => {
  app = await startTestApp({ env: { LOG_LEVEL: 'fatal' } })
  ana = await signUp(app)
  const ben = await signUp(app)
  const [board, secret] = [await makeBoard(ana, 'Own'), await makeBoard(ben, 'Hidden', 'secret')]
  const section = await makeSection(ana, board.id)
  const pin = await makeQuickPin(app, ana, { board_id: board.id, section_id: section.id })
  const hidden = await makeQuickPin(app, ben, { board_id: secret.id })
  const said = await comment(ana, pin.id)
  const ids = [board.id, secret.id, section.id, pin.id, hidden.id, said.id, ana.member.id, ben.member.id, '1']
  const names = [ana.member.username, ben.member.username, 'own', board.url, ben.member.email, '-end-', '1990-05-17']
  known = [...ids, await readyUpload(app, ana.member.id), ...names]
  document = (await (await ana.fetch('/resource/openapi.json')).json()) as OpenApiDocument
}, 120_000)
afterAll(() => app.stop())

async function clientFor({ operation }: DocumentedRequest, isSignedIn: boolean) {
  if (!isSignedIn || endings.test(operation)) return app.client()
  const { rows } = await app.pool.query('select 1 from sessions where member_id = $1', [ana.member.id])
  if (rows.length === 0) ana = await signUp(app)
  return ana
}

test(
  'CA-19 requests made from our own document are never answered 5xx',
  async () => {
    const faults = new Map<string, number>()
    const operations = new Set<string>()
    const statuses = new Map<string, number>()
    const begun = performance.now()
    const property = fc.asyncProperty(requestsOf(document, known), fc.boolean(), async (request, isSignedIn) => {
      operations.add(request.operation)
      const client = await clientFor(request, isSignedIn)
      const type = { 'content-type': 'application/x-www-form-urlencoded' }
      const init = {
        method: request.method,
        ...(request.form === undefined ? {} : { body: request.form, headers: type }),
      }
      const response = await client.fetch(request.path, init)
      const text = await response.text()
      const kind = `${Math.floor(response.status / 100)}xx`
      statuses.set(kind, (statuses.get(kind) ?? 0) + 1)
      if (response.status < 500) return
      const key = `${response.status} ${request.operation}`
      if (!faults.has(key)) console.log(key, JSON.stringify(request).slice(0, 1500), text.slice(0, 400))
      faults.set(key, (faults.get(key) ?? 0) + 1)
    })
    await fc.assert(property, { seed: SEED, numRuns: REQUESTS, endOnFailure: true })
    if (REQUESTS > SAMPLE) {
      const seconds = (performance.now() - begun) / 1000
      const answered = [...statuses]
        .toSorted(([one], [other]) => one.localeCompare(other))
        .map(([kind, count]) => `${count} of ${kind}`)
      console.log(
        `${REQUESTS} requests (seed ${SEED}) to ${operations.size} operations in ${seconds.toFixed()} s (${(REQUESTS / seconds).toFixed()} a second): ${answered.join(', ')}; ${faults.size} kinds of 5xx`,
      )
    }
    expect([...faults]).toEqual([])
  },
  // About as long as the sample takes on a slow machine, for each of so many samples.
  120_000 * Math.ceil(REQUESTS / SAMPLE),
)
