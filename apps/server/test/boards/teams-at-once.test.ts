import {
  boardCollaboratorResource,
  boardEmailInviteResource,
  boardInviteLinkResource,
  boardResource,
  respondToBoardInvite,
  restoreBoard,
  userBlockResource,
} from '@pinfold/contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { endBoards } from '../../src/modules/teams/ending/end-boards.ts'
import { endCollaborations } from '../../src/modules/teams/jobs/end-collaborations.ts'
import { createInviteCode } from '../../src/modules/graph/index.ts'
import { brokenPromises } from '../data/counters-equal-rows.ts'
import { makeQuickPin } from '../data/quick-pins.ts'
import { startInTurn } from '../support/in-turn.ts'
import { untilWaiting } from '../support/lock-waits.ts'
import { addCollaborator, makeBoard, type SignedIn, signUp } from '../support/people.ts'
import type { TestApp } from '../support/test-app.ts'

// Two writers meet at a chosen line, as in data/interleaved.test.ts. What blocks bring about is called by hand.

let app: TestApp
beforeAll(async () => {
  app = await startInTurn({ isWithoutWorker: true })
}, 120_000)
afterAll(() => app.stop())

let ana: SignedIn
let ben: SignedIn
let board: { id: string }
beforeEach(async () => {
  ana = await signUp(app)
  ben = await signUp(app)
  board = await makeBoard(ana)
})

/** Holds what the statement locks; runs `first` into it, then `second` as far as it comes, then lets go. */
async function meet<A, B>(held: [string, string[]], first: () => Promise<A>, second: () => Promise<B>) {
  const client = await app.pool.connect()
  try {
    await client.query('begin')
    await client.query(...held)
    const one = first()
    await untilWaiting(app, 1)
    const other = second()
    await Promise.race([other, untilWaiting(app, 2)])
    await client.query('rollback')
    return [await one, await other] as const
  } finally {
    client.release()
  }
}

const boardRow = (): [string, string[]] => ['select from boards where id = $1 for update', [board.id]]
const memberRow = ({ member }: SignedIn): [string, string[]] => [
  'select from members where id = $1 for update',
  [member.id],
]
const remove = (member = ben) =>
  ana.call(boardCollaboratorResource.delete, { board_id: board.id, invited_user_id: member.member.id })
const restore = () => ana.call(restoreBoard, { board_id: board.id })
const block = () => ana.call(userBlockResource.create, { blocked_user_id: ben.member.id })
// As it is kept: whoever is blocked does not show in any case.
const teamOf = async () => (await app.pool.query('select from board_members where board_id = $1', [board.id])).rowCount

/** A deleted board of three; its restore waits for the third member, when it has put everybody's lists right. */
async function deletedBoard() {
  const cleo = await signUp(app)
  await addCollaborator(ana, board.id, ben)
  await addCollaborator(ana, board.id, cleo)
  await makeQuickPin(app, cleo, { board_id: board.id })
  await ana.ask(boardResource.delete, { board_id: board.id })
  return memberRow(cleo)
}

test('EN-01 PS-11 a block that ends a team while its board is brought back leaves nothing in lists', async () => {
  const [restored] = await meet(await deletedBoard(), restore, () =>
    endCollaborations(app.db, ana.member.id, ben.member.id),
  )
  expect([restored.status, await teamOf()]).toEqual([200, 1])
  expect(await brokenPromises(app.pool)).toEqual({})
  await addCollaborator(ana, board.id, ben)
  expect(await teamOf()).toBe(2)
})

test('AC-07 PS-11 an account that ends while a board it is on is brought back leaves nothing in lists', async () => {
  const [restored] = await meet(await deletedBoard(), restore, () => endBoards(app.core, ben.member.id))
  expect([restored.status, await teamOf()]).toEqual([200, 1])
  expect(await brokenPromises(app.pool)).toEqual({})
})

test('BO-04 PS-11 whoever is taken off a board while it is deleted is off it when it comes back', async () => {
  await addCollaborator(ana, board.id, ben)
  const [, removed] = await meet(
    boardRow(),
    () => ana.call(boardResource.delete, { board_id: board.id }),
    () => remove(),
  )
  expect(removed.status).toBe(200)
  expect(await brokenPromises(app.pool)).toEqual({})
  await restore()
  expect(await teamOf()).toBe(0)
  expect(await brokenPromises(app.pool)).toEqual({})
})

const linkCode = async () =>
  new URL((await ana.ask(boardInviteLinkResource.create, { board_id: board.id })).link.url).hash.slice(1)
const answer = (code: string, accept = true, headers = {}) =>
  ben.call(respondToBoardInvite, { invite_code: code, accept }, headers)

test('EN-01 BO-04 whoever is blocked while they wait to join by a link does not join', async () => {
  const code = await linkCode()
  const [joined] = await meet(boardRow(), () => answer(code), block)
  expect(joined).toMatchObject({ status: 404, error: { name: 'invalid_invite' } })
  expect(await teamOf()).toBe(0)
})

test('EN-01 BO-04 a block that comes while somebody joins by a link finds them on the team', async () => {
  const code = await linkCode()
  const joining: [string, string[]] = [
    `insert into board_members (bucket, board_id, member_id, joined_at)
      select bucket, id, $2, now() from boards where id = $1`,
    [board.id, ben.member.id],
  ]
  await meet(
    joining,
    () => answer(code),
    async () => {
      await block()
      await endCollaborations(app.db, ana.member.id, ben.member.id)
    },
  )
  expect(await teamOf()).toBe(0)
  expect(await brokenPromises(app.pool)).toEqual({})
})

/** The code of a mail that never went. */
async function mailedCode() {
  await ana.ask(boardEmailInviteResource.create, { board_id: board.id, emails: [ben.member.email] })
  const { rows } = await app.pool.query<{ id: string }>('select id from board_invite_codes where board_id = $1', [
    board.id,
  ])
  const { code, secretHash } = createInviteCode(rows[0]?.id ?? '')
  await app.pool.query('update board_invite_codes set secret_hash = $2 where board_id = $1', [board.id, secretHash])
  return code
}

test.for([true, false])(
  'CA-19 BO-04 an answer to a mailed invitation that got lost is given again (%s)',
  async (yes) => {
    const code = await mailedCode()
    const key = { 'idempotency-key': `invitation ${board.id}` }
    // It commits, and then cannot keep the answer: what a process leaves that dies in between.
    await app.pool.query('alter table idempotency_keys add constraint cut_off check (answer is null) not valid')
    expect((await answer(code, yes, key)).status).toBe(500)
    await app.pool.query('alter table idempotency_keys drop constraint cut_off')
    await app.pool.query(`update idempotency_keys set created_at = created_at - interval '2 minutes'`)
    const again = await answer(code, yes, key)
    expect(again).toMatchObject({ status: 200, data: { board: yes ? { id: board.id } : null } })
    // Without a key, whoever came by it is led to the board; a declined one is over.
    expect((await answer(code)).status).toBe(yes ? 200 : 409)
    expect(await teamOf()).toBe(yes ? 1 : 0)
  },
)
