import { adminMemberPage, adminSearch, type AdminSearchKind, boardResource, type FoundThing } from '@pinfold/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeBoard, makePin, savePin, type SignedIn, signUp } from '../support/people.ts'
import { settled } from '../support/settled.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import { hire } from './staff.ts'

let app: TestApp
let support: SignedIn
let ana: SignedIn
beforeAll(async () => {
  app = await startTestApp()
  support = await hire(app, 'support')
  ana = await signUp(app, { fullName: 'Ana Searchable' })
}, 120_000)
afterAll(() => app.stop())

const find = (query: string, kind: AdminSearchKind): Promise<FoundThing[]> => support.ask(adminSearch, { query, kind })
const idsOf = (things: readonly FoundThing[]) => things.map(({ id }) => id)

test('OP-07 MD-01 a member is found by id, username, address and page', async () => {
  const { id, username, email } = ana.member
  for (const query of [
    id,
    username,
    `@${username}`,
    username.toUpperCase(),
    email,
    `https://other.example/${username}/`,
  ])
    expect(idsOf(await find(query, 'members')), query).toEqual([id])
  expect(await find('', 'members')).toEqual([])
  expect(await find('nobody@example.org', 'members')).toEqual([])
})

test('MD-01 secret, deleted and boardless things are found, and say what they are', async () => {
  const secret = await makeBoard(ana, 'Hidden plans', 'secret')
  const pin = await makePin(ana, { boardId: secret.id, title: 'Plan of a house' })
  const alone = await makePin(ana, { title: 'On no board' })
  expect(await find(secret.id, 'boards')).toMatchObject([
    { id: secret.id, states: ['secret'], owner: { id: ana.member.id } },
  ])
  expect(await find(pin.id, 'pins')).toMatchObject([{ title: 'Plan of a house', states: ['hidden'] }])
  expect(await find(`/pin/${alone.id}/`, 'pins')).toMatchObject([{ states: expect.arrayContaining(['boardless']) }])
  await ana.ask(boardResource.delete, { board_id: secret.id })
  const { url } = secret
  for (const query of [url, `http://somewhere.example${url}?x=1`])
    expect(await find(query, 'boards'), query).toMatchObject([{ id: secret.id, states: ['deleted', 'secret'] }])
})

test('MD-01 what is listed is found by words, too', async () => {
  const board = await makeBoard(ana, 'Zirconium lanterns')
  const pin = await makePin(ana, { boardId: board.id, title: 'Zirconium bowl' })
  await settled(app)
  expect(idsOf(await find('zirconium', 'boards'))).toEqual([board.id])
  expect(idsOf(await find('zirconium', 'pins'))).toEqual([pin.id])
})

test('MD-01 a picture is found by any of its addresses, with all places where the same bytes show', async () => {
  const board = await makeBoard(ana)
  const pin = await makePin(ana, { boardId: board.id })
  const ben = await signUp(app)
  const secret = await makeBoard(ben, 'Mine', 'secret')
  await savePin(ben, pin.id, secret.id)
  const { url } = pin.images['236x']
  const signature = pin.image_signature
  for (const query of [url, signature.toUpperCase(), new URL(url).pathname]) {
    const found = await find(query, 'pictures')
    expect(idsOf(found), query).toContain(signature)
    expect(new Set(found.map(({ owner }) => owner?.id)), query).toEqual(new Set([ana.member.id, ben.member.id]))
  }
  expect(await find('f'.repeat(32), 'pictures')).toEqual([])
})

test('a hidden picture shows to employees in the area, is never kept, and opens to nobody else', async () => {
  const secret = await makeBoard(ana, 'Sketches', 'secret')
  const pin = await makePin(ana, { boardId: secret.id })
  const [found] = await find(pin.id, 'pins')
  const path = found?.image_url ?? ''
  expect(path).toMatch(/^\/_\/admin\/pictures\/236x\//)
  const shown = await support.fetch(path)
  expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
  expect(shown.headers.get('cache-control')).toBe('private, no-store')
  expect((await support.fetch('/_/admin/pictures/236x/ff/ff/ff/nothing.jpg')).status).toBe(404)
  expect((await ana.fetch(path)).status).toBe(404)
  expect((await app.client().fetch(path)).status).toBe(401)
  const board = await makeBoard(ana)
  const open = await makePin(ana, { boardId: board.id })
  expect(await find(open.id, 'pins')).toMatchObject([{ image_url: open.images['236x'].url.replace(/\.\w+$/, '.jpg') }])
})

test('the page of a member shows what support needs, and nothing that they wrote to others', async () => {
  const ben = await signUp(app, { fullName: 'Ben Needs Help' })
  const secret = await makeBoard(ben, 'For me', 'secret')
  const page = await support.ask(adminMemberPage, { user_id: ben.member.id })
  expect(page).toMatchObject({
    email: ben.member.email,
    is_email_verified: false,
    has_second_factor: false,
    roles: [],
    states: [],
    counts: { boards: 1, secret_boards: 1 },
    boards: [{ id: secret.id, title: 'For me' }],
  })
  const { status, error } = await support.call(adminMemberPage, { user_id: '1' })
  expect([status, error?.name]).toEqual([404, 'user_not_found'])
})

test('a search that names no kind, or another one, says which field is wrong', async () => {
  const { status, error } = await support.call(adminSearch, { query: 'x', kind: 'cats' } as never)
  expect([status, error?.field]).toEqual([400, 'kind'])
})
