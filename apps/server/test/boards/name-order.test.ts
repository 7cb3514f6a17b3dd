import { boardsResource } from '@pinfold/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addCollaborator, makeBoard, type SignedIn, signUp } from '../support/people.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'

let app: TestApp
let ana: SignedIn
let ben: SignedIn
beforeAll(async () => {
  app = await startTestApp()
  ana = await signUp(app)
  ben = await signUp(app)
}, 120_000)
afterAll(() => app.stop())

const names = async (member: SignedIn, language: string, page_size = 25) => {
  const found: string[] = []
  for (let bookmarks: string[] = []; ;) {
    const options = { username: member.member.username, sort: 'alphabetical' as const, page_size, bookmarks }
    const answer = await app.client().call(boardsResource.get, options, { 'accept-language': language })
    found.push(...answer.data.flatMap((row) => ('name' in row ? [row.name] : [])))
    if (answer.bookmark === undefined) return found
    bookmarks = [answer.bookmark]
  }
}

test.each([
  [
    'en',
    [
      'Ähren',
      'Årstid',
      'Azur',
      'niño',
      'ñu',
      'nutria',
      'Öl',
      'Orange',
      'Straße',
      'Strata',
      'Zebra',
      'あお',
      'アカ',
      'いろ',
    ],
  ],
  [
    'sv',
    [
      'Azur',
      'niño',
      'ñu',
      'nutria',
      'Orange',
      'Straße',
      'Strata',
      'Zebra',
      'Årstid',
      'Ähren',
      'Öl',
      'あお',
      'アカ',
      'いろ',
    ],
  ],
  [
    'es',
    [
      'Ähren',
      'Årstid',
      'Azur',
      'niño',
      'nutria',
      'ñu',
      'Öl',
      'Orange',
      'Straße',
      'Strata',
      'Zebra',
      'あお',
      'アカ',
      'いろ',
    ],
  ],
])('boards are sorted by name as readers of %s expect, on pages of any length', async (language, expected) => {
  const member = await signUp(app)
  for (const name of expected.toReversed()) await makeBoard(member, name)
  expect(await names(member, language)).toEqual(expected)
  expect(await names(member, language, 3)).toEqual(expected)
})

test('boards of others stand among the own by the same order', async () => {
  for (const name of ['Zug', 'Öfen']) await makeBoard(ana, name)
  const theirs = await makeBoard(ben, 'Ärmel')
  await addCollaborator(ben, theirs.id, ana)
  expect(await names(ana, 'sv', 2)).toEqual(['Zug', 'Ärmel', 'Öfen'])
  expect(await names(ana, 'de', 2)).toEqual(['Ärmel', 'Öfen', 'Zug'])
})
