import {
  adminJudgePicture,
  boardResource,
  type EmployeeRole,
  employeeRoles,
  pictureUrl,
  pinResource,
} from '@pinfold/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hire } from '../administration/staff.ts'
import { reportAndDecide } from '../moderation/reporting.ts'
import { makeBoard, makePin, type SignedIn, signUp } from '../support/people.ts'
import { settled } from '../support/settled.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import type { TestClient } from '../support/test-client.ts'

let app: TestApp
let maker: SignedIn
let reporter: SignedIn
let moderator: SignedIn
const askers = new Map<string, TestClient>()
beforeAll(async () => {
  app = await startTestApp()
  const merchant = await signUp(app)
  await app.pool.query('update members set is_partner = true, is_verified_merchant = true where id = $1', [
    merchant.member.id,
  ])
  ;[maker, reporter, moderator] = [await signUp(app), await signUp(app), await hire(app, 'moderator')]
  askers.set('visitor', app.client()).set('stranger', await signUp(app))
  askers.set('verified merchant', merchant).set('maker', maker)
  for (const role of employeeRoles) askers.set(role, await hire(app, role))
}, 120_000)
afterAll(() => app.stop())

interface Made {
  readonly pinId: string
  /** Where its picture is from now on. */
  readonly signature: string
  /** Where it was before something happened to it. */
  readonly before: string
}

const judged = (verdict: 'veiled' | 'held') => async (pinId: string) => {
  await moderator.ask(adminJudgePicture, { pin_id: pinId, verdict, reason: 'A test says so' })
}
const decided = (act: 'remove' | 'block_picture') => async (pinId: string) => {
  await reportAndDecide({ by: reporter, moderator }, ['pin', pinId], act)
}
const nothing = async () => undefined

/** What happens to a picture, who has its bytes from then on, and to whom the pin names a sharp address. */
const states: readonly {
  name: string
  happens: (pinId: string, boardId: string) => Promise<unknown>
  bytes: 'everybody' | 'maker' | 'nobody'
  sharp: 'everybody' | 'maker' | 'nobody'
}[] = [
  { name: 'public', happens: nothing, bytes: 'everybody', sharp: 'everybody' },
  {
    name: 'secret',
    happens: (_, boardId) => maker.ask(boardResource.update, { board_id: boardId, privacy: 'secret' }),
    bytes: 'maker',
    sharp: 'maker',
  },
  { name: 'veiled', happens: judged('veiled'), bytes: 'everybody', sharp: 'maker' },
  { name: 'held', happens: judged('held'), bytes: 'maker', sharp: 'maker' },
  { name: 'removed', happens: decided('remove'), bytes: 'nobody', sharp: 'nobody' },
  { name: 'blocked', happens: decided('block_picture'), bytes: 'nobody', sharp: 'nobody' },
]

async function make(happens: (typeof states)[number]['happens']): Promise<Made> {
  const board = await makeBoard(maker)
  const pin = await makePin(maker, { boardId: board.id })
  await happens(pin.id, board.id)
  await settled(app)
  const { rows } = await app.pool.query<{ signature: string }>('select signature from pins where id = $1', [pin.id])
  return { pinId: pin.id, signature: rows[0]?.signature ?? pin.image_signature, before: pin.image_signature }
}

const has = (who: 'everybody' | 'maker' | 'nobody', asker: string) => who === 'everybody' || who === asker

async function statusOf(client: TestClient, path: string): Promise<number> {
  const response = await client.fetch(path)
  await response.arrayBuffer()
  return response.status
}

/** Whether what the pin's call tells names an address of the picture. */
async function isToldSharp(client: TestClient, { pinId, signature }: Made): Promise<boolean> {
  const { body } = await client.call(pinResource.get, { id: pinId })
  return JSON.stringify(body).includes(pictureUrl('', '236x', signature, 'jpg'))
}

test.each(states)('a $name picture opens on members’ addresses to $bytes, whatever role asks', async (state) => {
  const made = await make(state.happens)
  for (const [asker, client] of askers) {
    const isOpen = has(state.bytes, asker)
    for (const size of ['236x', 'originals'] as const)
      expect([asker, size, await statusOf(client, pictureUrl('', size, made.signature, 'jpg'))]).toEqual([
        asker,
        size,
        isOpen ? 200 : 404,
      ])
    if (made.before !== made.signature)
      expect([asker, await statusOf(client, pictureUrl('', '236x', made.before, 'jpg'))]).toEqual([asker, 404])
    expect([asker, await isToldSharp(client, made)]).toEqual([asker, has(state.sharp, asker)])
  }
})

test.each(states)(
  'the admin area’s address of a $name picture opens to every role, and to nobody else',
  async (state) => {
    const { signature } = await make(state.happens)
    const path = (of: string) => `/_/admin/pictures${pictureUrl('', '236x', of, 'jpg')}`
    for (const [asker, client] of askers) {
      const isEmployee = employeeRoles.includes(asker as EmployeeRole)
      // Bytes that are blocked are kept for nobody but an appeal's sake; employees see them as long as they are there.
      expect([asker, await statusOf(client, path(signature))]).toEqual([
        asker,
        isEmployee ? 200 : asker === 'visitor' ? 401 : 404,
      ])
      expect([asker, await statusOf(client, path('f'.repeat(32)))]).toEqual([asker, asker === 'visitor' ? 401 : 404])
    }
  },
)
