import { boardResource, pictureUrl, pinResource, updateMe, userFollowResource } from '@pinfold/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  addCollaborator,
  makeBoard,
  makePin,
  savePin,
  type SignedIn,
  signUp,
  upload,
  drawPicture,
} from '../support/people.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import type { TestClient } from '../support/test-client.ts'
import type { TestWeb } from '../support/test-web.ts'

let app: TestApp
let there: TestWeb
let owner: SignedIn
let collaborator: SignedIn
let stranger: SignedIn
let anon: TestClient
beforeAll(async () => {
  app = await startTestApp()
  there = await app.startBeside()
  ;[owner, collaborator, stranger] = await Promise.all([signUp(app), signUp(app), signUp(app)])
  anon = app.client()
}, 60_000)
afterAll(() => app.stop())

const everyone = () => [anon, stranger, collaborator, owner]

/** What is made through one process is asked for at another one. */
async function statusOf(client: TestClient, signature: string, size: 'originals' | '236x' = '236x'): Promise<number> {
  const response = await client.through(there.origin).fetch(pictureUrl('', size, signature, 'jpg'))
  await response.arrayBuffer()
  return response.status
}

const statuses = (signature: string) => Promise.all(everyone().map((client) => statusOf(client, signature)))

async function publicBoardWithPin() {
  const board = await makeBoard(owner)
  await addCollaborator(owner, board.id, collaborator)
  const pin = await makePin(owner, { boardId: board.id })
  expect(await statuses(pin.image_signature)).toEqual([200, 200, 200, 200])
  return { board, pin }
}

const signatureOf = async (client: SignedIn, pinId: string) =>
  (await client.ask(pinResource.get, { id: pinId })).image_signature

test('a board that goes secret takes the addresses of its pictures with it; new ones are for its members only', async () => {
  const { board, pin } = await publicBoardWithPin()
  await owner.ask(boardResource.update, { board_id: board.id, privacy: 'secret' })

  const after = await signatureOf(owner, pin.id)
  expect(after).not.toBe(pin.image_signature)
  expect(await statuses(pin.image_signature)).toEqual([404, 404, 404, 404])
  expect(await statuses(after)).toEqual([404, 404, 200, 200])
  const shown = await owner.fetch(pictureUrl('', 'originals', after, 'jpg'))
  expect(shown.headers.get('cache-control')).toBe('private, no-store')
  await shown.arrayBuffer()

  await owner.ask(boardResource.update, { board_id: board.id, privacy: 'public' })
  expect(await statuses(await signatureOf(owner, pin.id))).toEqual([200, 200, 200, 200])
})

test('a protected board keeps its pictures readable by their addresses', async () => {
  const { board, pin } = await publicBoardWithPin()
  await owner.ask(boardResource.update, { board_id: board.id, privacy: 'protected' })
  expect(await statuses(await signatureOf(owner, pin.id))).toEqual([200, 200, 200, 200])
})

test('what somebody saved from a board before it went secret keeps working for everybody', async () => {
  const { board, pin } = await publicBoardWithPin()
  const saved = await savePin(stranger, pin.id, (await makeBoard(stranger)).id)
  expect(saved.image_signature).toBe(pin.image_signature)
  await owner.ask(boardResource.update, { board_id: board.id, privacy: 'secret' })

  const kept = await anon.ask(pinResource.get, { id: saved.id })
  expect(await statuses(kept.image_signature)).toEqual([200, 200, 200, 200])
  // The secret pin no longer shares anything with the saved one, neither address nor counts.
  const hidden = await owner.ask(pinResource.get, { id: pin.id })
  expect(hidden.image_signature).not.toBe(kept.image_signature)
  expect(hidden.aggregated_pin_data?.id).not.toBe(kept.aggregated_pin_data?.id)
  expect(await statuses(hidden.image_signature)).toEqual([404, 404, 200, 200])
})

test('a deleted board takes its pictures with it, for its owner too', async () => {
  const { board, pin } = await publicBoardWithPin()
  await owner.ask(boardResource.delete, { board_id: board.id })
  expect(await statuses(pin.image_signature)).toEqual([404, 404, 404, 404])
  const { rows } = await app.pool.query<{ signature: string }>('select signature from pins where id = $1', [pin.id])
  expect(await statuses(rows[0]?.signature ?? '')).toEqual([404, 404, 404, 404])
  for (const client of everyone()) expect((await client.call(pinResource.get, { id: pin.id })).status).toBe(404)
})

test('a profile that goes private takes the addresses of its pictures with it; followers get the new ones', async () => {
  const hermit = await signUp(app)
  await stranger.ask(userFollowResource.create, { user_id: hermit.member.id })
  const board = await makeBoard(hermit)
  await addCollaborator(hermit, board.id, collaborator)
  const pin = await makePin(hermit, { boardId: board.id })
  const ofCollaborator = await makePin(collaborator, { boardId: board.id })
  await hermit.ask(updateMe, { is_private_profile: true })

  const asked = [anon, owner, collaborator, stranger, hermit]
  for (const { id, image_signature: before } of [pin, ofCollaborator]) {
    const after = await signatureOf(hermit, id)
    expect(after).not.toBe(before)
    expect(await Promise.all(asked.map((client) => statusOf(client, before)))).toEqual([404, 404, 404, 404, 404])
    expect(await Promise.all(asked.map((client) => statusOf(client, after)))).toEqual([404, 404, 200, 200, 200])
  }
})

test('an uploaded picture that is on no pin yet is its uploader’s alone', async () => {
  const { signature } = await upload(stranger, await drawPicture())
  expect(await statuses(signature ?? '')).toEqual([404, 200, 404, 404])
})
