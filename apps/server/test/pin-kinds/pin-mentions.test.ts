import {
  createPinDrafts,
  permissionSettingsResource,
  pinResource,
  publishPinDraft,
  repinResource,
  updateMe,
  userBlockResource,
} from '@pinfold/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readyUpload } from '../data/quick-pins.ts'
import { linesOf, newsOf } from '../notifications/telling.ts'
import { callCost } from '../support/call-cost.ts'
import { addCollaborator, makeBoard, type SignedIn, signUp } from '../support/people.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'

let app: TestApp
let ana: SignedIn
let ben: SignedIn
beforeAll(async () => {
  app = await startTestApp()
  ;[ana, ben] = await Promise.all([signUp(app, { fullName: 'Ana Lima' }), signUp(app)])
}, 120_000)
afterAll(() => app.stop())

const pinOf = async (maker: SignedIn, description: string, board_id?: string) => {
  const upload_id = await readyUpload(app, maker.member.id)
  return maker.ask(pinResource.create, { upload_id, description, ...(board_id !== undefined && { board_id }) })
}
const named = ({ member }: SignedIn, text: string) => ({
  user_id: member.id,
  username: member.username,
  offset: text.indexOf(`@${member.username}`),
  length: member.username.length + 1,
})
const mentionsTo = async (client: Pick<SignedIn, 'ask'>, id: string) =>
  (await client.ask(pinResource.get, { id })).mentions

test('members named in what a pin says are found at their places, when it is made, published and edited', async () => {
  const text = `🎨 With @${ben.member.username}, @nobody_here`
  const pin = await pinOf(ana, text)
  expect([pin.description, pin.mentions]).toEqual([text, [named(ben, text)]])
  expect(await mentionsTo(app.client(), pin.id)).toEqual([named(ben, text)])
  const other = `By @${ana.member.username}`
  expect((await ana.ask(pinResource.update, { id: pin.id, description: other })).mentions).toEqual([named(ana, other)])
  expect((await ana.ask(pinResource.update, { id: pin.id, title: 'Lamp' })).mentions).toEqual([named(ana, other)])
  expect((await ana.ask(pinResource.update, { id: pin.id, description: '' })).mentions).toEqual([])
  const upload_id = await readyUpload(app, ana.member.id)
  const [draft] = await ana.ask(createPinDrafts, { drafts: [{ upload_id, description: text }] })
  expect((await ana.ask(publishPinDraft, { draft_id: draft?.id ?? '' })).mentions).toEqual([named(ben, text)])
})

test('who took another name stays linked, also where the same words are sent again, and in a save', async () => {
  const dora = await signUp(app)
  const text = `@${dora.member.username}`
  const { id } = await pinOf(ana, text)
  await dora.ask(updateMe, { username: `${dora.member.username}_new` })
  await ana.ask(pinResource.update, { id, description: text, title: 'Again' })
  const expected = [{ ...named(dora, text), username: `${dora.member.username}_new` }]
  expect(await mentionsTo(ben, id)).toEqual(expected)
  const saved = await ben.ask(repinResource.create, { pin_id: id, board_id: (await makeBoard(ben)).id })
  expect(saved.mentions).toEqual(expected)
})

test('blocks and permissions hold for pins as for comments', async () => {
  const [dora, emil, fay] = await Promise.all([signUp(app), signUp(app), signUp(app)])
  const text = `@${dora.member.username}`
  const { id } = await pinOf(ana, text)
  await dora.ask(userBlockResource.create, { blocked_user_id: emil.member.id })
  expect(await mentionsTo(emil, id)).toEqual([])
  expect(await mentionsTo(ben, id)).toEqual([named(dora, text)])
  expect((await pinOf(emil, text)).mentions).toEqual([])
  expect((await pinOf(dora, `@${emil.member.username}`)).mentions).toEqual([])
  await fay.ask(permissionSettingsResource.update, { mentions_from: 'nobody' })
  expect((await pinOf(ana, `@${fay.member.username}`)).mentions).toEqual([])
  expect((await newsOf(app, emil)).length + (await newsOf(app, fay)).length).toBe(0)
})

test('who is named is told once, whatever is edited afterwards, and who is named later then', async () => {
  const [dora, emil] = await Promise.all([signUp(app), signUp(app)])
  const text = `@${dora.member.username} and @${ana.member.username}`
  const { id } = await pinOf(ana, text)
  expect(await linesOf(app, dora)).toEqual(['Ana Lima mentioned you in a Pin'])
  const more = `${text} @${emil.member.username}`
  for (const description of [`${text}!`, '', text, more]) await ana.ask(pinResource.update, { id, description })
  expect(await newsOf(app, dora)).toMatchObject([{ kind: 'pin_mention', pin: { id }, actor_count: 1 }])
  expect(await linesOf(app, emil)).toEqual(['Ana Lima mentioned you in a Pin'])
  expect((await newsOf(app, ana)).filter(({ kind }) => kind === 'pin_mention')).toEqual([])
  // Nobody is told of words that were taken back.
  await ana.ask(pinResource.update, { id, description: 'Alone' })
  expect(await linesOf(app, dora)).toEqual([])
})

test('nobody is told of a secret board’s pin, not even who works on the board', async () => {
  const dora = await signUp(app)
  const board = await makeBoard(ana, 'Plans', 'secret')
  await addCollaborator(ana, board.id, dora)
  const pin = await pinOf(ana, `@${dora.member.username}`, board.id)
  expect(pin.mentions).toHaveLength(1)
  expect((await newsOf(app, dora)).filter(({ kind }) => kind === 'pin_mention')).toEqual([])
})

test('a pin that names nobody is read by as many statements as before, one that does by no more for ten names', async () => {
  const others = await Promise.all(Array.from({ length: 3 }, () => signUp(app)))
  const cost = async (description: string) =>
    (await callCost(app, pinResource.get, ben, { id: (await pinOf(ana, description)).id })).statements
  const plain = await cost('A lamp')
  expect(await cost('Ask @nobody_here')).toBe(plain)
  const one = await cost(`@${others[0]?.member.username}`)
  expect(one).toBeGreaterThan(plain)
  expect(await cost(others.map(({ member }) => `@${member.username}`).join(' '))).toBe(one)
})
