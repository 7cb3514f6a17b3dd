import { boardsResource, routes } from '@pinfold/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { countStatements } from '../../src/platform/db/statement-counter.ts'
import { createPageCache } from '../../src/platform/http/page-cache.ts'
import { makeLargeProfile } from '../data/large-profile.ts'
import { type SignedIn, signUp } from '../support/people.ts'
import { settled } from '../support/settled.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import { watchPages, type WatchedPages } from './watched-pages.ts'

let app: TestApp
let pages: WatchedPages
let large: SignedIn
let small: SignedIn
let stranger: SignedIn
beforeAll(async () => {
  pages = await watchPages()
  app = await startTestApp({ pages, visitorPages: createPageCache({ now: () => 0 }) })
  small = await makeLargeProfile(app, { boards: 40, pins: 120 })
  large = await makeLargeProfile(app, { boards: 500, pins: 20_000 })
  stranger = await signUp(app)
  await settled(app)
  await app.pool.query('analyze')
  // Rows of boards are kept for all readers; jobs may have read those of one of the two.
  for (const { member } of [small, large])
    await stranger.ask(boardsResource.get, { username: member.username, page_size: 250 })
}, 400_000)
afterAll(() => app.stop())

/** The statements behind a page, who asks among them. The request runs in this test's own context, so they are counted. */
async function statementsOf(url: string, viewer: SignedIn | null): Promise<readonly string[]> {
  const cookies = [...(viewer?.cookies ?? [])].map(([name, value]) => `${name}=${value}`).join('; ')
  const headers = { 'user-agent': app.client().userAgent, ...(cookies !== '' && { cookie: cookies }) }
  const before = pages.rendered
  // An injected request begins when it is waited for, which must be while statements are counted.
  const { result, statements } = await countStatements(async () => {
    const answer = await app.web.inject({ method: 'GET', url, headers })
    return answer
  })
  expect(result.statusCode, url).toBe(200)
  expect(pages.rendered, 'the page was made anew').toBe(before + 1)
  return statements
}

/** What is read, by table: whether a statement names one row or many depends on which part of a page asks first. */
const tablesOf = (statements: readonly string[]) =>
  new Set(
    statements.map((text) =>
      [...text.matchAll(/\b(?:from|join) "?(?!unnest)(\w+)"?/g)].map(([, table]) => table).join(' '),
    ),
  )

test.each([
  ['profile', 26],
  ['profileSaved', 26],
  ['profileCreated', 24],
  ['profileBoards', 26],
  ['profilePins', 24],
  ['allPins', 24],
] as const)(
  'PR-01 the page %s of a member with 500 boards and 20,000 pins costs the statements it costs for 40 and 120',
  async (name, most) => {
    const path = ({ member: { username } }: SignedIn) => routes[name].build({ username })
    for (const who of ['visitor', 'stranger', 'owner'] as const) {
      const viewerOf = (owner: SignedIn) => (who === 'visitor' ? null : who === 'owner' ? owner : stranger)
      // How a member stands to others is read at their first page, and kept.
      for (const owner of who === 'visitor' ? [] : [small, large]) await statementsOf(path(owner), viewerOf(owner))
      const few = await statementsOf(path(small), viewerOf(small))
      const many = await statementsOf(path(large), viewerOf(large))
      expect(many.length, who).toBeGreaterThan(2)
      const apart = [few, many].flatMap((some, at, [one = [], other = []]) =>
        some.filter((text) => !(at === 0 ? other : one).includes(text)),
      )
      expect(tablesOf(many), `${who}: ${apart.join('\n')}`).toEqual(tablesOf(few))
      // Parts of a page that are loaded side by side share what one of them has read already, whichever comes first.
      expect(Math.abs(many.length - few.length), who).toBeLessThanOrEqual(3)
      expect(many.length, `${who}: ${many.length}`).toBeLessThanOrEqual(most)
    }
  },
  60_000,
)
