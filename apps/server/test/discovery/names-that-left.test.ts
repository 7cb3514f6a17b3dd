import {
  baseSearchResource,
  boardResource,
  mergeBoards,
  boardSensitivityResource,
  deactivateAccountResource,
  pinResource,
  relatedPinFeedResource,
  searchGuidesResource,
  searchResource,
  updateMe,
  userBlockResource,
} from '@pinfold/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { refreshPins } from '../../src/modules/discovery/jobs/index-pins.ts'
import { setStanding } from '../../src/modules/accounts/index.ts'
import { inTransaction } from '../../src/platform/db/in-transaction.ts'
import { writeAsSystem } from '../../src/platform/writing/writer.ts'
import { makeQuickPin } from '../data/quick-pins.ts'
import { callCost } from '../support/call-cost.ts'
import { makeBoard, savePin, type SignedIn, signUp } from '../support/people.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'

let app: TestApp
let ana: SignedIn
let reader: SignedIn
// Nobody writes documents but the test, and visitors share what they find for longer than any test takes.
beforeAll(async () => {
  app = await startTestApp({ isWithoutWorker: true, foundAge: 600_000 })
  ana = await signUp(app)
  reader = await signUp(app)
}, 120_000)
afterAll(() => app.stop())

let words = 0
/** A word that nothing holds yet, nor is near to another one. */
const newWord = () =>
  `${'bcdfghjklm'[Math.floor(words / 10) % 10]}${'aeiou'[words % 5]}zq${'bcdfghjklm'[words++ % 10]}orn`.repeat(3)

/** The documents of these pins, as the job would write them now. */
const written = (...ids: string[]) => refreshPins(app.core, ids)
const find = async (query: string, as = app.client(), options: object = {}) =>
  (await as.call(searchResource.get, { query, ...options })).data.map(({ id }) => id)

interface Lent {
  readonly saver: SignedIn
  readonly boardId: string
  readonly saveId: string
  readonly pinId: string
}

/** A pin of Ana's that somebody else saved to a public board of that name, written into the index. */
async function lentName(name: string, title = 'Teapot'): Promise<Lent> {
  const saver = await signUp(app)
  const pin = await makeQuickPin(app, ana, { title })
  const board = await makeBoard(saver, name)
  const { id: saveId } = await savePin(saver, pin.id, board.id)
  await written(pin.id, saveId)
  return { saver, boardId: board.id, saveId, pinId: pin.id }
}

/** What takes the name of a board from pictures of others, as soon as it is acknowledged. */
const changes: Readonly<Record<string, (lent: Lent) => Promise<unknown>>> = {
  'the board goes secret': ({ saver, boardId }) =>
    saver.ask(boardResource.update, { board_id: boardId, privacy: 'secret' }),
  'the board goes protected': ({ saver, boardId }) =>
    saver.ask(boardResource.update, { board_id: boardId, privacy: 'protected' }),
  'the board is archived': ({ saver, boardId }) =>
    saver.ask(boardResource.update, { board_id: boardId, archived: true }),
  'the board is deleted': ({ saver, boardId }) => saver.ask(boardResource.delete, { board_id: boardId }),
  'the board has another name': ({ saver, boardId }) =>
    saver.ask(boardResource.update, { board_id: boardId, name: 'Another' }),
  'somebody warns of the board': ({ saver, boardId }) =>
    saver.ask(boardSensitivityResource.update, { board_id: boardId, is_sensitive: true }),
  'its owner goes private': ({ saver }) => saver.ask(updateMe, { is_private_profile: true }),
  'the save is deleted': ({ saver, saveId }) => saver.ask(pinResource.delete, { id: saveId }),
  'the save moves to a secret board': async ({ saver, saveId }) =>
    saver.ask(pinResource.update, { id: saveId, board_id: (await makeBoard(saver, 'Elsewhere', 'secret')).id }),
  'the board is merged into another': async ({ saver, boardId }) =>
    saver.ask(mergeBoards, { source_id: boardId, target_id: (await makeBoard(saver, 'Elsewhere')).id }),
  'its owner is held back': ({ saver }) =>
    inTransaction(app.core.db, 'hold-back-in-a-test', (tx) =>
      setStanding(writeAsSystem(tx, 'a test'), [saver.member.id], { trust: 0, isHeldBack: true }),
    ),
  'its owner goes away': ({ saver }) => saver.ask(deactivateAccountResource.create, {}),
}

test.each(Object.entries(changes))(
  'nobody finds a picture by the name of a public board that others saved it to once %s, before any job ran',
  async (_, change) => {
    const [word, title] = [newWord(), newWord()]
    const lent = await lentName(word, title)
    const everybody = async () => [
      await find(word),
      await find(word, reader),
      await find(`${title} ${word}`),
      await find(word, ana, { scope: 'my_pins' }),
    ]
    expect(await everybody()).toEqual([[lent.pinId], [lent.pinId], [lent.pinId], [lent.pinId]])
    await change(lent)
    expect(await everybody()).toEqual([[], [], [], []])
  },
)

test('what changes nothing of who may know of the board leaves it its name', async () => {
  const word = newWord()
  const { saver, boardId, pinId } = await lentName(word)
  await saver.ask(boardResource.update, { board_id: boardId, description: 'For tea' })
  await saver.ask(updateMe, { about: 'Likes tea' })
  await savePin(saver, pinId, (await makeBoard(saver, 'Elsewhere', 'secret')).id)
  expect([await find(word), await find(word, reader)]).toEqual([[pinId], [pinId]])
})

test('whom somebody blocked lends them no name, in either direction, as soon as it is acknowledged', async () => {
  const words = [newWord(), newWord()]
  const [blocked, blocking] = [await lentName(words[0] ?? ''), await lentName(words[1] ?? '')]
  const one = await signUp(app)
  expect([await find(words[0] ?? '', one), await find(words[1] ?? '', one)]).toEqual([
    [blocked.pinId],
    [blocking.pinId],
  ])
  await one.ask(userBlockResource.create, { blocked_user_id: blocked.saver.member.id })
  await blocking.saver.ask(userBlockResource.create, { blocked_user_id: one.member.id })
  expect([await find(words[0] ?? '', one), await find(words[1] ?? '', one)]).toEqual([[], []])
  expect([await find(words[0] ?? '', reader), await find(words[1] ?? '', reader)]).toEqual([
    [blocked.pinId],
    [blocking.pinId],
  ])
})

test('neither phrases, nor other forms, nor words that narrow a search find by a name that left', async () => {
  const [one, other] = [newWord(), newWord()]
  const lent = await lentName(`${one} ${other}s`, 'Kettle teapot')
  const searches = async () => [
    await find(`"${one} ${other}s"`),
    await find(`"kettle teapot" ${one}`),
    await find(other),
    await find(`${other}z`.replace(/.$/, 's')),
    await find('kettle', app.client(), { guides: one }),
  ]
  expect((await searches()).map((ids) => ids.includes(lent.pinId))).toEqual([true, true, true, true, true])
  await lent.saver.ask(boardResource.update, { board_id: lent.boardId, privacy: 'secret' })
  expect((await searches()).map((ids) => ids.includes(lent.pinId))).toEqual([false, false, false, false, false])
})

test('what the words of a pin, its site or its own board hold needs nobody’s name', async () => {
  const word = newWord()
  const board = await makeBoard(ana, word)
  const pin = await makeQuickPin(app, ana, { title: 'Samovar', board_id: board.id })
  await ana.ask(pinResource.update, { id: pin.id, link: `https://www.${word}.example/tea` })
  await written(pin.id)
  await ana.ask(boardResource.update, { board_id: board.id, name: 'Another' })
  expect(await find(`samovar ${word}`)).toEqual([pin.id])
  await ana.ask(pinResource.update, { id: pin.id, link: '' })
  expect(await find(`samovar ${word}`, app.client(), { auto_correction_disabled: true })).toEqual([])
  expect(await find(word)).toEqual([])
})

test('a correction tells of no name that left, and guides are made of no picture found by it', async () => {
  const word = newWord()
  const lents: Lent[] = []
  const saver = await signUp(app)
  const board = await makeBoard(saver, word)
  for (const title of ['Amber', 'Amber', 'Amber', 'Cobalt', 'Cobalt', 'Cobalt', 'Cobalt']) {
    const pin = await makeQuickPin(app, ana, { title: `${title} jug ${lents.length}` })
    const { id: saveId } = await savePin(saver, pin.id, board.id)
    lents.push({ saver, boardId: board.id, saveId, pinId: pin.id })
    await written(pin.id, saveId)
  }
  const mistyped = `${word.slice(0, 4)}${word.slice(5)}`
  const told = async () => [
    (await app.client().ask(baseSearchResource.get, { query: mistyped })).corrected_query,
    (await app.client().ask(searchGuidesResource.get, { query: word })).guides.length > 0,
  ]
  expect(await told()).toEqual([word, true])
  await saver.ask(boardResource.update, { board_id: board.id, privacy: 'secret' })
  expect(await told()).toEqual([null, false])
})

test('a search costs one statement more where names of boards find something, and none where they do not', async () => {
  const [own, lent] = [newWord(), newWord()]
  for (let times = 0; times < 3; times += 1) await lentName(lent, `${own} ${times}`)
  const cost = (query: string) => callCost(app, searchResource.get, reader, { query, auto_correction_disabled: true })
  const [byTitle, byName] = [await cost(own), await cost(lent)]
  expect([byTitle.items, byName.items]).toEqual([3, 3])
  expect(byName.statements).toBe(byTitle.statements + 1)
})

test('nor is a pin like another by the name of a board that left', async () => {
  const word = newWord()
  const lent = await lentName(word, newWord())
  const other = await makeQuickPin(app, reader, { title: word })
  const alike = async () => (await reader.call(relatedPinFeedResource.get, { pin: other.id })).data.map(({ id }) => id)
  expect(await alike()).toEqual([lent.pinId])
  await lent.saver.ask(boardResource.update, { board_id: lent.boardId, privacy: 'secret' })
  expect(await alike()).toEqual([])
})
