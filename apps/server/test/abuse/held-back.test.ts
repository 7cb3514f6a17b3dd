import {
  adminActs,
  adminUndoMeasure,
  advancedTypeaheadResource,
  baseSearchResource,
  pinResource,
  userFollowResource,
  userHomefeedResource,
  userPinsResource,
  userResource,
} from '@pinfold/contract'
import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { endMeasures } from '../../src/modules/abuse/measures/end-measures.ts'
import { hire } from '../administration/staff.ts'
import { turnedClock } from '../accounts/safety/sign-ins.ts'
import { comment, commentsOf } from '../comments/commenting.ts'
import { makeQuickPin, readyUpload } from '../data/quick-pins.ts'
import { newsOf, unreadOf } from '../notifications/telling.ts'
import { makeBoard, savePin, type SignedIn, signUp } from '../support/people.ts'
import { settled } from '../support/settled.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import { beganBefore, crowd, lookedAt, measuresOf } from './watched.ts'

const HOUR = 60 * 60 * 1000
const clock = turnedClock()
let app: TestApp
let moderator: SignedIn
beforeAll(async () => {
  app = await startTestApp({ clock })
  moderator = await hire(app, 'moderator')
  await beganBefore(app, clock, 30 * 24 * HOUR)
}, 120_000)
afterAll(() => app.stop())

const idsOf = (pins: readonly { id: string }[]) => pins.map(({ id }) => id)

/** A member with a pin of an own word and a board, a follower, and a pin of the follower's that they comment on. */
async function world() {
  const word = `zq${randomBytes(5).toString('hex')}`
  const [ana, fan, stranger] = [await signUp(app, { fullName: `${word} Anders` }), await signUp(app), await signUp(app)]
  const board = await makeBoard(ana, `${word} garden`)
  const pin = await ana.ask(pinResource.create, {
    upload_id: await readyUpload(app, ana.member.id),
    board_id: board.id,
    title: `${word} lamp`,
  })
  await fan.ask(userFollowResource.create, { user_id: ana.member.id })
  const fans = await makeQuickPin(app, fan)
  await settled(app)
  /** What somebody finds of it. */
  const search = async (viewer: SignedIn, scope: 'pins' | 'boards' | 'people') =>
    (await viewer.ask(baseSearchResource.get, { query: word, scope })).results.map(({ id }) => id)
  const found = async (viewer: SignedIn) => ({
    pins: await search(viewer, 'pins'),
    boards: await search(viewer, 'boards'),
    people: await search(viewer, 'people'),
    typed: (await viewer.ask(advancedTypeaheadResource.get, { term: word })).items.length,
    home: idsOf(await viewer.ask(userHomefeedResource.get, {})).includes(pin.id),
  })
  /** What is there, whoever looks. */
  const there = async (viewer: SignedIn) => [
    await viewer.ask(pinResource.get, { id: pin.id }),
    await viewer.ask(userResource.get, { username: ana.member.username }),
    idsOf(await viewer.ask(userPinsResource.get, { username: ana.member.username })),
    await commentsOf(viewer, fans.id),
  ]
  return { ana, fan, stranger, pin, fans, found, there }
}

/** Has the program find words of the member that others use, too. */
async function caught(ana: SignedIn, pinId: string): Promise<string> {
  const words = Array.from({ length: 12 }, () =>
    randomBytes(5)
      .toString('base64')
      .replaceAll(/[^a-z]/gi, 'k'),
  ).join(' ')
  for (const each of [ana, ...(await crowd(app, 4))]) await comment(each, pinId, words)
  await lookedAt(app)
  const [measure] = await measuresOf(moderator, ana)
  return measure?.id ?? ''
}

test('MD-05 what a member does who is held back stays where it is, is found by nobody else, and they see no difference', async () => {
  const { ana, fan, stranger, pin, fans, found, there } = await world()
  const all = { pins: [pin.id], boards: [expect.any(String)], people: [ana.member.id], typed: 3 }
  expect(await found(fan)).toEqual({ ...all, home: true })
  expect(await found(stranger)).toMatchObject(all)
  const own = await found(ana)
  await caught(ana, fans.id)
  const [fanSees, strangerSees, anaSees] = [await there(fan), await there(stranger), await there(ana)]
  expect(await found(fan)).toEqual({ pins: [], boards: [], people: [], typed: 0, home: false })
  expect(await found(stranger)).toMatchObject({ pins: [], boards: [], people: [], typed: 0 })
  expect(await found(ana)).toEqual(own)
  // The comment stands, and nothing that anybody reads says more than before.
  expect(fanSees[3]).toHaveLength(5)
  for (const [one, other] of [
    [fanSees, strangerSees],
    [fanSees, anaSees],
  ] as const)
    expect([one[2], (one[3] as { id: string }[]).map(({ id }) => id)]).toEqual([
      other[2],
      (other[3] as { id: string }[]).map(({ id }) => id),
    ])
  expect(JSON.stringify([fanSees, strangerSees, anaSees])).not.toMatch(/held|trust|measure/i)
})

test('news of what they do waits: nobody hears of it or sees it counted, and undoing tells it', async () => {
  const { ana, fan, fans } = await world()
  const board = await makeBoard(ana)
  const id = await caught(ana, fans.id)
  const before = (await newsOf(app, fan)).length
  const unread = await unreadOf(app, fan)
  await savePin(ana, fans.id, board.id)
  await ana.ask(userFollowResource.create, { user_id: fan.member.id })
  await comment(ana, fans.id, 'And the blue one?')
  expect((await newsOf(app, fan)).length).toBe(before)
  expect(await unreadOf(app, fan)).toBe(unread)
  await moderator.ask(adminUndoMeasure, { measure_id: id, reason: 'A poem that many read' })
  const told = await newsOf(app, fan)
  expect(told.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['pin_saved', 'followed', 'comment']))
})

test('it ends by itself, and who is caught again is held longer', async () => {
  const { ana, fans, stranger, found } = await world()
  await caught(ana, fans.id)
  expect((await found(stranger)).people).toEqual([])
  clock.pass(23 * HOUR)
  await endMeasures(app.core)
  expect((await found(stranger)).people).toEqual([])
  clock.pass(2 * HOUR)
  await endMeasures(app.core)
  expect((await found(stranger)).people).toEqual([ana.member.id])
  await caught(ana, fans.id)
  const [second, first] = await measuresOf(moderator, ana)
  expect(first).toMatchObject({ is_standing: false, undone_at: null })
  expect(second?.is_standing).toBe(true)
  expect(Date.parse(second?.ends_at ?? '') - Date.parse(second?.made_at ?? '')).toBe(48 * HOUR)
})

test('MD-05 undoing shows everything again, stands in the log, and is learned for thirty days', async () => {
  const { ana, fans, stranger, found } = await world()
  const id = await caught(ana, fans.id)
  const undone = await moderator.ask(adminUndoMeasure, { measure_id: id, reason: 'They know each other' })
  expect(undone).toMatchObject({ id, is_standing: false, undone_at: expect.any(String) })
  await moderator.ask(adminUndoMeasure, { measure_id: id, reason: 'Once more' })
  expect((await found(stranger)).people).toEqual([ana.member.id])
  const acts = await moderator.ask(adminActs, { thing_type: 'abuse-measure', thing_id: id })
  expect(acts).toMatchObject([
    { kind: 'measure.undone', reason: 'They know each other', before: { cause: 'same_words' } },
  ])
  await caught(ana, fans.id)
  expect(await measuresOf(moderator, ana, 'same_words')).toHaveLength(1)
  clock.pass(31 * 24 * HOUR)
  // Of accounts that are known by then nobody is caught for what many do.
  const [measure] = await measuresOf(moderator, ana, 'same_words')
  expect(measure?.is_standing).toBe(false)
  const refused = await moderator.call(adminUndoMeasure, { measure_id: ana.member.id, reason: 'No such' })
  expect([refused.status, refused.error?.name]).toEqual([404, 'measure_not_found'])
})
