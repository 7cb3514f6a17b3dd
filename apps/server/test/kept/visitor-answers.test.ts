import {
  accountDeactivationResource,
  boardFeedResource,
  boardResource,
  boardSectionEditResource,
  boardSectionPinsResource,
  type Endpoint,
  type OptionsInput,
  pinResource,
  updateMe,
} from '@pinfold/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findViewer } from '../../src/modules/accounts/index.ts'
import { readingAll } from '../../src/platform/db/kept/answer-scope.ts'
import { countStatements } from '../../src/platform/db/statement-counter.ts'
import { pageCalls } from '../../src/platform/http/page-calls.ts'
import { calledBy } from '../support/call-cost.ts'
import { addCollaborator, makeBoard, makePin, makeSection, savePin, type SignedIn, signUp } from '../support/people.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'

let app: TestApp
let ana: SignedIn
beforeAll(async () => {
  app = await startTestApp()
  ana = await signUp(app, { fullName: 'Ana Lima' })
}, 120_000)
afterAll(() => app.stop())

async function furnish() {
  const board = await makeBoard(ana)
  const section = await makeSection(ana, board.id)
  const pin = await makePin(ana, { boardId: board.id, title: 'One' })
  const inSection = await makePin(ana, { boardId: board.id, sectionId: section.id, title: 'Two' })
  return { board, section, pin, inSection }
}

const visitor = () => app.client()
const isMissing = async <E extends Endpoint>(endpoint: E, options: OptionsInput<E>) =>
  (await visitor().call(endpoint, options)).status === 404
const titlesOn = async (boardId: string) =>
  (await visitor().ask(boardFeedResource.get, { board_id: boardId })).map((pin) => pin.title)

test('a second visitor costs one statement, which hears what changed', async () => {
  const { board, section, pin } = await furnish()
  const viewer = await findViewer(app.core, { token: '', userAgent: 'x', country: 'US' })
  const asks: [Endpoint, object][] = [
    [pinResource.get, { id: pin.id }],
    [boardFeedResource.get, { board_id: board.id }],
    [boardSectionPinsResource.get, { section_id: section.id }],
  ]
  for (const [endpoint, options] of asks) {
    const ask = async () => {
      const { data, bookmark } = await app.core.binder.run(endpoint, { ...viewer }, options, calledBy)
      return { data: JSON.parse(JSON.stringify(data)), bookmark }
    }
    const first = await ask()
    const again = await countStatements(ask)
    expect(again.result).toEqual(first)
    expect([endpoint.id, ...again.statements.slice(1)]).toEqual([endpoint.id])
    // Where all is read, nothing is kept.
    const anew = await countStatements(() => readingAll(ask))
    expect(anew.result).toEqual(first)
    expect(anew.statements.length).toBeGreaterThan(1)
  }
})

test('whoever changes, hides or takes away something has it gone from the kept answers', async () => {
  const { board, section, pin, inSection } = await furnish()
  expect(await titlesOn(board.id)).toEqual(['Two', 'One'])
  await ana.ask(pinResource.update, { id: pin.id, title: 'Three' })
  expect(await titlesOn(board.id)).toEqual(['Two', 'Three'])
  const seen = () => visitor().ask(pinResource.get, { id: pin.id })
  expect(await seen()).toMatchObject({ title: 'Three', repin_count: 0, pinner: { full_name: 'Ana Lima' } })
  const bea = await signUp(app)
  await savePin(bea, pin.id, (await makeBoard(bea)).id)
  expect(await seen()).toMatchObject({ repin_count: 1 })
  await ana.ask(updateMe, { full_name: 'Ana Luz' })
  expect(await seen()).toMatchObject({ pinner: { full_name: 'Ana Luz' }, board: { owner: { full_name: 'Ana Luz' } } })
  await ana.ask(updateMe, { full_name: 'Ana Lima' })
  const ofSection = () => visitor().ask(boardSectionPinsResource.get, { section_id: section.id })
  expect(await ofSection()).toMatchObject([{ id: inSection.id }])
  await ana.ask(pinResource.delete, { id: inSection.id })
  expect(await ofSection()).toEqual([])
  expect(await titlesOn(board.id)).toEqual(['Three'])
  await makePin(ana, { boardId: board.id, title: 'Four' })
  expect(await titlesOn(board.id)).toEqual(['Four', 'Three'])
  await ana.ask(boardSectionEditResource.delete, { section_id: section.id })
  expect(await isMissing(boardSectionPinsResource.get, { section_id: section.id })).toBe(true)
  await ana.ask(boardResource.update, { board_id: board.id, privacy: 'secret' })
  expect(await isMissing(pinResource.get, { id: pin.id })).toBe(true)
  expect(await isMissing(boardFeedResource.get, { board_id: board.id })).toBe(true)
  await ana.ask(boardResource.update, { board_id: board.id, privacy: 'public' })
  expect(await titlesOn(board.id)).toEqual(['Four', 'Three'])
})

test('members are answered by themselves, and what is missing is looked for again', async () => {
  const { pin } = await furnish()
  const plain = await visitor().ask(pinResource.get, { id: pin.id })
  const own = await ana.ask(pinResource.get, { id: pin.id })
  expect([plain.viewer_can.edit, own.viewer_can.edit]).toEqual([false, true])
  expect((await visitor().ask(pinResource.get, { id: pin.id })).viewer_can.edit).toBe(false)
})

test('an answer goes with all that was read for it, also by an earlier call of the page that it was made for', async () => {
  const [cara, dan] = [await signUp(app), await signUp(app)]
  const board = await makeBoard(cara)
  await addCollaborator(cara, board.id, dan)
  await makePin(dan, { boardId: board.id })
  const viewer = await findViewer(app.core, { token: '', userAgent: 'x', country: 'US' })
  const call = pageCalls(app.core.binder, viewer, calledBy)
  await call(boardResource.get, { board_id: board.id })
  await call(boardFeedResource.get, { board_id: board.id })
  const ask = () => app.core.binder.run(boardFeedResource.get, { ...viewer }, { board_id: board.id }, calledBy)
  expect((await countStatements(ask)).statements).toHaveLength(1)
  await cara.ask(accountDeactivationResource.create, {})
  await expect(ask()).rejects.toThrow('board_not_found')
})
