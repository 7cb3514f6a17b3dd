import { pidgetBoardPins, pidgetPins, pidgetUserPins } from '@pinfold/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeBoard, makePin, type SignedIn, signUp } from '../support/people.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'

let app: TestApp
let ana: SignedIn
beforeAll(async () => {
  app = await startTestApp()
  ana = await signUp(app)
})
afterAll(() => app.stop())

const slugOf = (board: { url: string }) => board.url.split('/')[2] ?? ''

test('CA-31 widgets read pins by id, a board’s and a member’s', async () => {
  const board = await makeBoard(ana)
  const [one, two] = [await makePin(ana, { boardId: board.id }), await makePin(ana, { boardId: board.id })]
  const visitor = app.client()
  const pins = await visitor.ask(pidgetPins, { pin_ids: `${two.id},${one.id},${two.id},1` })
  expect(pins.map(({ id }) => id)).toEqual([two.id, one.id])
  const { username } = ana.member
  const ofBoard = await visitor.ask(pidgetBoardPins, { username, slug: slugOf(board) })
  expect(ofBoard).toMatchObject({ user: { username }, board: { id: board.id } })
  expect(ofBoard.pins.map(({ id }) => id)).toEqual([two.id, one.id])
  const ofMember = await visitor.ask(pidgetUserPins, { username, page_size: 500 })
  expect(ofMember.user.username).toBe(username)
  expect(ofMember.pins.map(({ id }) => id)).toEqual([two.id, one.id])
  const response = await visitor.fetch(`/v3/pidgets/pins/info/?pin_ids=${one.id}`)
  expect(response.headers.get('cache-control')).toBe('public, max-age=60')
})

test('CA-31 more ids than a widget shows are refused', async () => {
  const ids = Array.from({ length: 51 }, (_, index) => String(index + 1))
  expect((await app.client().call(pidgetPins, { pin_ids: ids.join(',') })).error).toMatchObject({
    code: 1,
    field: 'pin_ids',
  })
})

test('CA-31 hidden pins are left out, hidden boards and members are missing', async () => {
  const ben = await signUp(app)
  const secret = await makeBoard(ben, 'Canary', 'secret')
  const pin = await makePin(ben, { boardId: secret.id })
  for (const client of [app.client(), ana]) {
    expect(await client.ask(pidgetPins, { pin_ids: pin.id })).toEqual([])
    const place = { username: ben.member.username }
    const hidden = await client.call(pidgetBoardPins, { ...place, slug: slugOf(secret) })
    const missing = await client.call(pidgetBoardPins, { ...place, slug: 'missing' })
    expect([hidden.status, hidden.error]).toEqual([404, missing.error])
    expect((await client.ask(pidgetUserPins, place)).pins).toEqual([])
  }
  expect(await ben.ask(pidgetPins, { pin_ids: pin.id })).toMatchObject([{ id: pin.id }])
})

test('CA-31 with a function’s name the answer is a script that calls it, and cannot be taken for anything else', async () => {
  const board = await makeBoard(ana)
  const pin = await makePin(ana, { boardId: board.id, title: '</script>\u2028' })
  const response = await app.client().fetch(`/v3/pidgets/pins/info/?pin_ids=${pin.id}&callback=PIN.f_1.cb`)
  expect(response.headers.get('content-type')).toBe('application/javascript; charset=utf-8')
  expect(response.headers.get('x-content-type-options')).toBe('nosniff')
  const script = await response.text()
  expect(script.startsWith('/**/PIN.f_1.cb({')).toBe(true)
  expect(script).not.toMatch(/[<\u2028]/)
  const json = script.slice('/**/PIN.f_1.cb('.length, -2)
  expect(JSON.parse(json)).toMatchObject({ resource_response: { data: [{ id: pin.id, title: pin.title }] } })
  for (const wrong of ['alert(1)//', 'a b', '<b>', 'x'.repeat(101)]) {
    const refused = await app
      .client()
      .fetch(`/v3/pidgets/pins/info/?pin_ids=${pin.id}&callback=${encodeURIComponent(wrong)}`)
    expect(refused.status).toBe(400)
    expect(refused.headers.get('content-type')).toContain('application/json')
    expect(await refused.text()).not.toContain('alert(1)//(')
  }
})

test('CA-31 a script is answered as a visitor, whoever’s cookies came with it', async () => {
  const secret = await makeBoard(ana, 'Canary', 'secret')
  const pin = await makePin(ana, { boardId: secret.id, title: 'Canary pin' })
  expect(await ana.ask(pidgetPins, { pin_ids: pin.id })).toHaveLength(1)
  const response = await ana.fetch(`/v3/pidgets/pins/info/?pin_ids=${pin.id}&callback=steal`)
  const script = await response.text()
  expect(script).toContain('"data":[]')
  expect(script).not.toContain(ana.member.username)
  expect(script).toContain('"is_authenticated":false')
})
