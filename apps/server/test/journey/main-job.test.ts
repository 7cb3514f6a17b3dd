import {
  boardFeedResource,
  boardPickerBoardsResource,
  boardResource,
  boardSectionPinsResource,
  boardSectionsResource,
  boardsResource,
  pinResource,
  userPinsResource,
  userSessionResource,
} from '@pinfold/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeBoard, makePin, makeSection, savePin, signUp } from '../support/people.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

test('CA-28 CA-19 AC-01 the main job over the wire: sign up, upload, board with section, save, find again', async () => {
  const ana = await signUp(app, { fullName: 'Ana Ito' })
  const ben = await signUp(app)
  const source = await makePin(ana, { boardId: (await makeBoard(ana, 'Ceramics')).id, title: 'Blue bowl' })

  const board = await makeBoard(ben, 'Kitchen')
  const section = await makeSection(ben, board.id, 'Plates')
  const own = await makePin(ben, { boardId: board.id, sectionId: section.id, title: 'My plate' })
  const saved = await savePin(ben, source.id, board.id)

  expect(saved).toMatchObject({ title: 'Blue bowl', image_signature: source.image_signature, board: { id: board.id } })
  await ben.ask(userSessionResource.delete, {})
  expect(ben.cookies.has('_pinterest_sess')).toBe(false)
  await ben.ask(userSessionResource.create, { username_or_email: ben.member.email, password: ben.member.password })

  const [found] = await ben.ask(boardsResource.get, { username: ben.member.username })
  expect(found).toMatchObject({ id: board.id, name: 'Kitchen', pin_count: 2, section_count: 1 })
  const feed = await ben.ask(boardFeedResource.get, { board_id: board.id })
  expect(feed.map(({ id }) => id)).toEqual([saved.id, own.id])
  const sections = await ben.ask(boardSectionsResource.get, { board_id: board.id })
  expect(sections).toMatchObject([{ id: section.id, title: 'Plates', pin_count: 1 }])
  const inSection = await ben.ask(boardSectionPinsResource.get, { section_id: section.id })
  expect(inSection.map(({ id }) => id)).toEqual([own.id])
  const pins = await ben.ask(userPinsResource.get, { username: ben.member.username })
  expect(pins).toHaveLength(2)
  const picker = await ben.ask(boardPickerBoardsResource.get, { filter: 'all' })
  expect(picker.all_boards.map(({ name }) => name)).toEqual(['Kitchen'])
  expect((await ana.ask(pinResource.get, { id: source.id })).repin_count).toBe(1)

  const picture = await app.client().fetch(new URL(saved.images['236x'].url).pathname)
  expect(picture.status).toBe(200)
  expect(picture.headers.get('cache-control')).toContain('immutable')
  await ben.ask(boardResource.delete, { board_id: board.id })
  expect((await ben.call(boardResource.get, { board_id: board.id })).error?.name).toBe('board_not_found')
})
