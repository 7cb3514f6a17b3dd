import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { baseSearchResource } from '@pinfold/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createSearchIndex } from '../../../src/modules/discovery/index.ts'
import { documentOf, searchWords } from '../../../src/modules/discovery/search/search-words.ts'
import { makeQuickPin } from '../../data/quick-pins.ts'
import { makeBoard, type SignedIn, signUp } from '../../support/people.ts'
import { settled } from '../../support/settled.ts'
import { startTestApp, type TestApp } from '../../support/test-app.ts'

const WORDS_OF_A_PIN = 4
const AT_ONCE = 8
const root = join(import.meta.dirname, '../../../../..')
/** Words with a common misspelling of each, written for this test. */
const pairs = readFileSync(join(import.meta.dirname, 'common-misspellings.txt'), 'utf8')
  .split(/[\n,]/)
  .filter(Boolean)
  .map((pair) => pair.trim().split(' '))
  .map(([word = '', misspelling = '']) => ({ word, misspelling }))

let app: TestApp
let ana: SignedIn
beforeAll(async () => {
  app = await startTestApp()
  ana = await signUp(app)
}, 120_000)
afterAll(() => app.stop())

async function inGroups<T>(all: Iterable<T>, work: (one: T) => Promise<void>): Promise<void> {
  const rest = [...all]
  while (rest.length > 0) await Promise.all(rest.splice(0, AT_ONCE).map(work))
}

/** What our own documents say, so that there are other words near to those that are meant. */
async function addOtherWords(): Promise<void> {
  const texts = globSync('docs/**/*.md', { cwd: root }).map((name) => readFileSync(join(root, name), 'utf8'))
  const misspelt = new Set(pairs.map(({ misspelling }) => misspelling))
  const documents = texts.map((text) => ({
    kind: 'pin' as const,
    id: app.core.ids.next(7),
    ownerId: ana.member.id,
    groupId: null,
    isListed: true,
    nameKey: '',
    words: documentOf([['B', [...new Set(searchWords(text))].filter((word) => !misspelt.has(word)).join(' ')]]),
  }))
  const ids = documents.map(({ id }) => id)
  await createSearchIndex(app.core.db).write('pin', ids, async () => documents)
}

test('DS-09 of 500 common misspellings nine in ten find the right pins among the first ten', async () => {
  expect(pairs).toHaveLength(500)
  const board = await makeBoard(ana)
  const pinOf = new Map<string, string>()
  await inGroups(Map.groupBy(pairs.entries(), ([at]) => Math.floor(at / WORDS_OF_A_PIN)).values(), async (some) => {
    const words = some.map(([, { word }]) => word)
    const pin = await makeQuickPin(app, ana, { board_id: board.id, title: words.join(' ') })
    for (const word of words) pinOf.set(word, pin.id)
  })
  await addOtherWords()
  await settled(app)
  const missed: string[] = []
  await inGroups(pairs, async ({ word, misspelling }) => {
    const { results } = await app.client().ask(baseSearchResource.get, { query: misspelling, page_size: 10 })
    if (!results.some(({ id }) => id === pinOf.get(word))) missed.push(`${misspelling} (${word})`)
  })
  expect(missed.length, missed.join(', ')).toBeLessThanOrEqual(50)
}, 60_000)
