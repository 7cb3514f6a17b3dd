import { boardResource, boardSensitivityResource, pinResource, searchResource, updateMe } from '@pinfold/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeQuickPin } from '../data/quick-pins.ts'
import { makeBoard, savePin, type SignedIn, signUp } from '../support/people.ts'
import { settled } from '../support/settled.ts'
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

const make = async (title: string, description = '') =>
  (await makeQuickPin(app, ana, { title, ...(description !== '' && { description }) })).id
const find = async (query: string, reader = app.client()) => {
  await settled(app)
  const answer = await reader.call(searchResource.get, { query, auto_correction_disabled: true })
  return answer.data.map(({ id }) => id)
}

test('a picture is found by the names of public boards that others saved it to, as long as they are public', async () => {
  const pin = await make('Teapot')
  const board = await makeBoard(ben, 'Zanzibar')
  await savePin(ben, pin, board.id)
  expect(await find('zanzibar')).toEqual([pin])
  expect(await find('teapot zanzibar')).toEqual([pin])
  await ben.ask(boardResource.update, { board_id: board.id, name: 'Samarkand' })
  expect([await find('zanzibar'), await find('samarkand')]).toEqual([[], [pin]])
  for (const privacy of ['secret', 'protected'] as const) {
    const other = await makeBoard(ben, 'Isfahan')
    await savePin(ben, pin, other.id)
    expect(await find('isfahan')).toEqual([pin])
    await ben.ask(boardResource.update, { board_id: other.id, privacy })
    expect([privacy, await find('isfahan')]).toEqual([privacy, []])
    await ben.ask(boardResource.update, { board_id: other.id, name: privacy })
  }
  await ben.ask(boardSensitivityResource.update, { board_id: board.id, is_sensitive: true })
  await savePin(ana, pin, (await makeBoard(ana)).id)
  expect(await find('samarkand')).not.toContain(pin)
  const shy = await signUp(app)
  await savePin(shy, pin, (await makeBoard(shy, 'Trebizond')).id)
  expect(await find('trebizond')).toEqual([pin])
  await shy.ask(updateMe, { is_private_profile: true })
  expect(await find('trebizond')).toEqual([])
})

test('no word of a secret board finds or ranks what is not its own, and no secret save counts', async () => {
  const [older, newer] = [await make('Wicker basket'), await make('Wicker basket')]
  for (const name of ['Tungsten', 'Tungsten wicker', 'Wicker basket']) {
    const board = await makeBoard(ben, name, 'secret')
    await savePin(ben, older, board.id)
  }
  expect(await find('tungsten')).toEqual([])
  expect(await find('tungsten', ana)).toEqual([])
  expect(await find('wicker basket')).toEqual([newer, older])
  const { rows } = await app.pool.query<{ words: string; steps: number }>(
    'select words::text as words, save_steps as steps from search_documents where id = $1',
    [older],
  )
  expect(rows.map(({ words, steps }) => [words.includes('tungsten'), steps])).toEqual([[false, 0]])
})

test('of what holds the words alike, what more people saved comes first, then what is newer; words count more than saves', async () => {
  const described = await make('Loom', 'A heddle')
  const [oldest, older, newest] = [await make('Heddle'), await make('Heddle'), await make('Heddle')]
  for (const id of [oldest, described, described, described]) await savePin(ben, id, (await makeBoard(ben)).id)
  expect(await find('heddle')).toEqual([oldest, newest, older, described])
  const saved = await makeBoard(ben)
  const { id: save } = await savePin(ben, older, saved.id)
  expect((await find('heddle')).slice(0, 3)).toEqual([older, oldest, newest])
  await ben.ask(pinResource.delete, { id: save })
  expect((await find('heddle')).slice(0, 3)).toEqual([oldest, newest, older])
})
