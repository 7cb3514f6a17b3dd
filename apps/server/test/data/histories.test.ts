import {
  boardFeedResource,
  boardResource,
  boardSectionEditResource,
  boardSectionResource,
  pinResource,
  repinResource,
  updateMe,
  userFollowResource,
} from '@pinfold/contract'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addCollaborator, type SignedIn, signUp } from '../support/people.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import type { WireAnswer } from '../support/test-client.ts'
import { brokenPromises } from './counters-equal-rows.ts'
import { readyUpload } from './quick-pins.ts'

const SEED = 7
const HISTORIES = 30
const PRIVACIES = ['public', 'protected', 'secret'] as const

let app: TestApp
let people: SignedIn[]
beforeAll(async () => {
  app = await startTestApp()
  people = await Promise.all(Array.from({ length: 4 }, () => signUp(app)))
}, 120_000)
afterAll(() => app.stop())

/** What a history has made so far; numbers in steps pick from it. */
interface World {
  boards: string[]
  sections: { id: string; boardId: string }[]
  pins: Map<string, string | null>
  /** Whose each of them is. */
  makers: Map<string, SignedIn>
}

const kinds = [
  'board',
  'pin',
  'pin',
  'save',
  'save',
  'save',
  'move',
  'move',
  'section',
  'into',
  'into',
  'unsection',
  'privacy',
  'archive',
  'profile',
  'follow',
  'delete pin',
  'delete board',
  'collaborate',
] as const
const step = fc.record({ kind: fc.constantFrom(...kinds), who: fc.nat(3), one: fc.nat(40), other: fc.nat(40) })
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never

const pick = <T>(list: readonly T[], number: number): T | undefined => list[number % Math.max(list.length, 1)]

/** Three of four steps are taken by whoever may: strangers are refused, and that changes nothing. */
function memberFor(
  world: World,
  given: { kind: Step['kind']; who: number; board: string | undefined; pin: string | undefined },
): SignedIn {
  const isOfPin = ['move', 'into', 'delete pin'].includes(given.kind)
  const maker = world.makers.get((isOfPin ? given.pin : given.board) ?? '')
  return (given.who > 0 ? maker : undefined) ?? (pick(people, given.who) as SignedIn)
}

function notePin(world: World, member: SignedIn, pin: { id: string; board: { id: string } | null }) {
  world.pins.set(pin.id, pin.board?.id ?? null)
  world.makers.set(pin.id, member)
}

/** Does one step over the wire; the world remembers what was answered. */
async function take(world: World, { kind, who, one, other }: Step): Promise<WireAnswer | null> {
  const board = pick(world.boards, one)
  const pin = pick([...world.pins.keys()], other)
  const section = pick(world.sections, one)
  const member = memberFor(world, { kind, who, board, pin })
  const place =
    board === undefined || one % 9 === 0
      ? {}
      : { board_id: board, ...(section?.boardId === board && other % 2 === 0 ? { section_id: section.id } : {}) }
  if (kind === 'board') {
    const answer = await member.call(boardResource.create, {
      name: `B ${world.boards.length} ${one} ${other}`,
      privacy: pick(PRIVACIES, other) ?? 'public',
    })
    if (answer.status === 200) {
      world.boards.push(answer.data.id)
      world.makers.set(answer.data.id, member)
    }
    return answer
  }
  if (kind === 'pin') {
    const answer = await member.call(pinResource.create, {
      upload_id: await readyUpload(app, member.member.id),
      ...place,
    })
    if (answer.status === 200) notePin(world, member, answer.data)
    return answer
  }
  if (kind === 'profile') return one % 4 === 0 ? member.call(updateMe, { is_private_profile: other % 2 === 0 }) : null
  if (kind === 'follow')
    return member.call(userFollowResource[other % 3 === 0 ? 'delete' : 'create'], {
      user_id: pick(people, one)?.member.id ?? '',
    })
  if (board === undefined) return null
  if (kind === 'section') {
    const answer = await member.call(boardSectionResource.create, {
      board_id: board,
      name: `S ${world.sections.length} ${other}`,
      initial_pins: [...world.pins.keys()].slice(0, other % 4),
    })
    if (answer.status === 200) world.sections.push({ id: answer.data.id, boardId: board })
    return answer
  }
  if (kind === 'privacy')
    return member.call(boardResource.update, { board_id: board, privacy: pick(PRIVACIES, other) ?? 'public' })
  if (kind === 'archive') return member.call(boardResource.update, { board_id: board, archived: other % 2 === 0 })
  if (kind === 'delete board') return other % 3 === 0 ? member.call(boardResource.delete, { board_id: board }) : null
  if (kind === 'collaborate') return invite(board, pick(people, other) as SignedIn)
  if (kind === 'unsection')
    return section && other % 2 === 0 ? member.call(boardSectionEditResource.delete, { section_id: section.id }) : null
  if (pin === undefined) return null
  return takeWithPin(world, member, { kind, pin, board, place, section })
}

async function takeWithPin(
  world: World,
  member: SignedIn,
  given: {
    kind: Step['kind']
    pin: string
    board: string
    place: object
    section: { id: string; boardId: string } | undefined
  },
) {
  const { kind, pin, board, place, section } = given
  if (kind === 'save') {
    const answer = await member.call(repinResource.create, { pin_id: pin, ...place })
    if (answer.status === 200) notePin(world, member, answer.data)
    return answer
  }
  if (kind === 'move' || kind === 'into') {
    const wanted = kind === 'move' ? { board_id: board } : { board_section_id: section?.id ?? '' }
    const answer = await member.call(pinResource.update, { id: pin, ...wanted })
    if (answer.status === 200) world.pins.set(pin, answer.data.board?.id ?? null)
    return answer
  }
  const answer = await member.call(pinResource.delete, { id: pin })
  if (answer.status === 200) await noteDeletion(world, pin)
  return answer
}

/** A pin its board's owner took off stays with its pinner, on no board, unless the board was hidden. */
async function noteDeletion(world: World, pin: string) {
  const { rows } = await app.pool.query('select 1 from pins where id = $1', [pin])
  if (rows.length === 0) world.pins.delete(pin)
  else world.pins.set(pin, null)
}

async function invite(boardId: string, guest: SignedIn): Promise<null> {
  const { rows } = await app.pool.query<{ owner_id: string }>(
    'select owner_id from boards where id = $1 and deleted_at is null',
    [boardId],
  )
  const owner = people.find(({ member }) => member.id === rows[0]?.owner_id)
  // Whoever collaborates already, or owns the board, has no invitation to accept.
  if (owner && owner !== guest) await addCollaborator(owner, boardId, guest).catch(() => undefined)
  return null
}

test('EN-04 EN-07 random histories of several members keep every pin once where it belongs, and every counter true', async () => {
  const seen = { done: 0, refused: 0 }
  const history = fc.asyncProperty(fc.array(step, { minLength: 12, maxLength: 32 }), async (steps) => {
    const world: World = { boards: [], sections: [], pins: new Map(), makers: new Map() }
    for (const [who, kind] of [
      [0, 'board'],
      [1, 'board'],
      [2, 'board'],
      [0, 'pin'],
      [1, 'pin'],
      [0, 'section'],
    ] as const) {
      await take(world, { kind, who, one: who + 1, other: 0 })
    }
    for (const each of steps) {
      const answer = await take(world, each)
      if (answer === null) continue
      expect([200, 400, 403, 404, 409, 422], `${each.kind} ${JSON.stringify(answer.error)}`).toContain(answer.status)
      seen[answer.status === 200 ? 'done' : 'refused'] += 1
    }
    const { rows } = await app.pool.query<{ id: string; board_id: string | null }>(
      'select id, board_id from pins where id = any($1::bigint[])',
      [[...world.pins.keys()]],
    )
    // Nothing lost, nothing doubled, everything where the last answer said it is.
    expect(new Map(rows.map(({ id, board_id: boardId }) => [id, boardId]))).toEqual(world.pins)
    expect(await brokenPromises(app.pool)).toEqual({})
  })
  await fc.assert(history, { seed: SEED, numRuns: HISTORIES, endOnFailure: true })
  expect(seen.done).toBeGreaterThan(200)
  expect(seen.refused).toBeGreaterThan(30)
}, 120_000)

test('EN-07 a pin that moves away and comes back is on its board once, newest first', async () => {
  const [ana] = people as [SignedIn]
  const [one, two] = [
    await ana.ask(boardResource.create, { name: 'To and' }),
    await ana.ask(boardResource.create, { name: 'fro' }),
  ]
  const pins = []
  for (let n = 0; n < 3; n += 1)
    pins.push(await ana.ask(pinResource.create, { upload_id: await readyUpload(app, ana.member.id), board_id: one.id }))
  const [first] = pins
  await ana.ask(pinResource.update, { id: first?.id ?? '', board_id: two.id })
  const idsOn = async (board_id: string) => (await ana.ask(boardFeedResource.get, { board_id })).map(({ id }) => id)
  expect(await idsOn(two.id)).toEqual([first?.id])
  await ana.ask(pinResource.update, { id: first?.id ?? '', board_id: one.id })
  expect(await idsOn(two.id)).toEqual([])
  expect(await idsOn(one.id)).toEqual([first?.id, pins[2]?.id, pins[1]?.id])
})
