import {
  boardFeedResource,
  boardResource,
  boardSectionsResource,
  conversationMessagesResource,
  conversationsResource,
  newsHubResource,
  boardsResource,
  pinResource,
  userFollowResource,
  userPinsResource,
  userResource,
  userSessionResource,
} from '@pinfold/contract'
import { demoPassword, demoSignIn, startDemonstration } from '@pinfold/demonstration'
import { fill } from '@pinfold/demonstration/filling'
import {
  BLOCKED_PAIR,
  conversations,
  type DemoBoard,
  DEMO_USERNAME,
  demoBoards,
  PARTNER_USERNAME,
  people,
  PRIVATE_USERNAME,
} from '@pinfold/demonstration/plan'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Core } from '../../src/core.ts'
import { demonstrationPort } from '../../src/demonstration-port.ts'
import { commentsOf } from '../comments/commenting.ts'
import { brokenPromises } from '../data/counters-equal-rows.ts'
import { whatIsStored } from '../input/what-is-stored.ts'
import { signUp } from '../support/people.ts'
import { settled } from '../support/settled.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import type { TestClient } from '../support/test-client.ts'
import { cutDownPlan } from './cut-down-plan.ts'
import { claimsBefore, datedFacts, datesById, whenItBegan } from './dated-facts.ts'

const MINUTES = 60_000
const DAY = 24 * 60 * MINUTES
const TURNS = 12
const secret = 'd'.repeat(43)
const plan = cutDownPlan(TURNS)
const steps = plan.turns.flatMap(({ next }) => next)

let app: TestApp
let demo: TestClient
let visitor: TestClient
let startedAt: Date
const [told, complaints]: [string[], unknown[]] = [[], []]
const operator = { tell: (line: string) => void told.push(line), complain: (e: unknown) => void complaints.push(e) }
const portTo = (core: Core) => demonstrationPort(core, secret, operator)
const start = () => startDemonstration(portTo(app.core), plan)

beforeAll(async () => {
  app = await startTestApp()
  const { isHere, filling } = await start()
  if (!isHere) throw new Error('a new installation is not being filled')
  startedAt = await whenItBegan(app.core.storage)
  await filling
  await settled(app)
  demo = await signIn(demoSignIn(secret))
  visitor = app.client()
}, 5 * MINUTES)
afterAll(() => app.stop())

async function signIn({ username, password }: { username: string; password: string }): Promise<TestClient> {
  const client = app.client()
  await client.ask(userSessionResource.create, { username_or_email: username, password })
  return client
}
const signInAs = (username: string) => signIn({ username, password: demoPassword(secret, username) })

/** Every board of the member's that the client is told of, archived ones left out. */
const boardsOf = (client: TestClient, username: string) =>
  client.ask(boardsResource.get, { username, page_size: 250, privacy_filter: 'all' })

function planned(isWanted: (board: DemoBoard) => boolean): DemoBoard {
  const board = demoBoards.find(isWanted)
  if (!board) throw new Error('the demonstration has no such board')
  return board
}

async function boardOf(client: TestClient, { owner, name }: DemoBoard) {
  const boards = await boardsOf(client, owner)
  return boards.find((board) => board.name === name)
}

test('OP-01 the demonstration is filled by its own calls and leaves nothing out', () => {
  expect(complaints).toEqual([])
  expect(told[0]).toMatch(/^Administration: log in as "caretaker" with the password "[\w-]+"/)
  expect(told.slice(1)).toEqual([`The demonstration is complete: ${TURNS} pictures.`])
})

test('OP-01 MS-01 people of the demonstration write to each other', async () => {
  const open = await demo.ask(conversationsResource.get, {})
  const requests = await demo.ask(conversationsResource.get, { is_request: true })
  expect([...open, ...requests]).toHaveLength(conversations.length)
  const said = conversations.flatMap(({ messages }) => messages).filter(({ board }) => board === 'Balcony')
  expect(said).toHaveLength(1)
  const group = open.find((each) => each.is_group)
  const messages = await demo.ask(conversationMessagesResource.get, { conversation_id: group?.id ?? '' })
  expect(messages.at(-1)).toMatchObject({ text: said[0]?.text, board: { name: 'Balcony' } })
})

test('OP-01 everybody of the demonstration is there, and the demo member signs in with what the program prints', async () => {
  for (const { username, fullName, about } of people) {
    const profile = await demo.ask(userResource.get, { username })
    expect(profile).toMatchObject({ username, full_name: fullName })
    if (username !== PRIVATE_USERNAME) expect(profile.about).toBe(about)
  }
  const wrong = { username_or_email: DEMO_USERNAME, password: demoPassword('e'.repeat(43), DEMO_USERNAME) }
  expect((await visitor.call(userSessionResource.create, wrong)).status).toBe(401)
})

test('OP-01 every board of the demonstration is there with its sections', async () => {
  const { rows } = await app.pool.query<{ username: string; name: string; privacy: string; sections: string[] }>(
    `select m.username, b.name, b.privacy, array(select s.title from board_sections s where s.board_id = b.id order by s.id) as sections
      from boards b join members m on m.id = b.owner_id`,
  )
  const there = rows.map(({ username, name, privacy, sections }) => [username, name, privacy, ...sections].join(' | '))
  const wanted = demoBoards.map(({ owner, name, privacy, sections }) =>
    [owner, name, privacy, ...sections.map(({ title }) => title)].join(' | '),
  )
  expect(there.toSorted()).toEqual(wanted.toSorted())
  const sectioned = planned(({ privacy, sections }) => privacy === 'public' && sections.length > 1)
  const board = await boardOf(visitor, sectioned)
  const sections = await visitor.ask(boardSectionsResource.get, { board_id: board?.id ?? '' })
  expect(sections.map(({ title }) => title).toSorted()).toEqual(sectioned.sections.map(({ title }) => title).toSorted())
})

test('OP-01 every drawing of the plan is a pin with a picture that everybody gets', async () => {
  const { rows } = await app.pool.query<{ id: string }>(
    'select id from pins where is_created and is_public order by id limit 1',
  )
  const pin = await visitor.ask(pinResource.get, { id: rows[0]?.id ?? '' })
  expect(pin.title).not.toBe('')
  const picture = await visitor.fetch(new URL(pin.images['236x']?.url ?? '').pathname)
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
  expect((await picture.arrayBuffer()).byteLength).toBeGreaterThan(1000)
  const { rows: counted } = await app.pool.query<{ created: string; all: string }>(
    'select count(*) filter (where is_created) as created, count(*) as all from pins',
  )
  const saves = steps.filter((step) => step.do === 'save').length
  const made = TURNS + plan.stories.length
  expect(counted).toEqual([{ created: String(made), all: String(made + saves) }])
})

test('OP-01 a secret board is hidden from all but its people, and one by its address only from lists', async () => {
  const secretBoard = planned(({ owner, privacy }) => owner === DEMO_USERNAME && privacy === 'secret')
  const own = await boardOf(demo, secretBoard)
  expect(own).toMatchObject({ privacy: 'secret' })
  const stranger = await signUp(app)
  for (const client of [stranger, visitor]) {
    expect(await boardOf(client, secretBoard)).toBeUndefined()
    expect((await client.call(boardResource.get, { board_id: own?.id ?? '' })).status).toBe(404)
    expect((await client.call(boardFeedResource.get, { board_id: own?.id ?? '' })).status).toBe(404)
  }
  const byLink = planned(({ privacy }) => privacy === 'protected')
  const owned = await boardOf(await signInAs(byLink.owner), byLink)
  expect(await boardOf(stranger, byLink)).toBeUndefined()
  expect((await stranger.ask(boardResource.get, { board_id: owned?.id ?? '' })).name).toBe(byLink.name)
})

test('OP-01 the private profile is closed to strangers and open to its follower; demo waits', async () => {
  const [own] = await boardsOf(await signInAs(PRIVATE_USERNAME), PRIVATE_USERNAME)
  expect(own).toBeDefined()
  const [stranger, follower] = [await signUp(app), await signInAs('noahlindqvist')]
  for (const client of [stranger, visitor, demo]) {
    const profile = await client.ask(userResource.get, { username: PRIVATE_USERNAME })
    expect(profile).toMatchObject({ is_private_profile: true, about: '', board_count: 0 })
    expect((await client.call(boardsResource.get, { username: PRIVATE_USERNAME })).status).toBe(404)
    expect((await client.call(boardResource.get, { board_id: own?.id ?? '' })).status).toBe(404)
  }
  expect((await demo.ask(userResource.get, { username: PRIVATE_USERNAME })).follow_requested_by_me).toBe(true)
  expect((await follower.ask(boardResource.get, { board_id: own?.id ?? '' })).id).toBe(own?.id)
})

test('OP-01 the pottery is a partner, and nobody else', async () => {
  for (const username of [PARTNER_USERNAME, DEMO_USERNAME]) {
    const profile = await visitor.ask(userResource.get, { username })
    expect(profile.is_partner, username).toBe(username === PARTNER_USERNAME)
  }
})

test('OP-01 the blocked pair are hidden from each other', async () => {
  const [blocker, blocked] = BLOCKED_PAIR
  const [here, there] = [await signInAs(blocker), await signInAs(blocked)]
  expect((await here.ask(userResource.get, { username: blocked })).blocked_by_me).toBe(true)
  expect((await there.call(userResource.get, { username: blocker })).status).toBe(404)
  for (const [client, other] of [[here, blocked] as const, [there, blocker] as const]) {
    const [board] = await boardsOf(visitor, other)
    expect((await client.call(boardResource.get, { board_id: board?.id ?? '' })).status).toBe(404)
    const { id } = await visitor.ask(userResource.get, { username: other })
    expect((await client.call(userFollowResource.create, { user_id: id })).status).toBe(404)
  }
})

test('OP-01 collaborators are on the boards they share', async () => {
  const shared = planned(({ collaborators, privacy }) => collaborators.length > 0 && privacy === 'public')
  const board = await boardOf(visitor, shared)
  const seen = await visitor.ask(boardResource.get, { board_id: board?.id ?? '' })
  expect(seen.collaborating_users?.map(({ username }) => username)).toEqual(
    expect.arrayContaining([...shared.collaborators]),
  )
  const collaborator = await signInAs(shared.collaborators[0] ?? '')
  expect((await collaborator.ask(boardResource.get, { board_id: seen.id })).access).toEqual(['write'])
})

test('OP-01 people comment, answer, like, react and keep favourites', async () => {
  const talked = steps.find((step) => step.do === 'comment')
  const create = plan.turns.find(({ create: { pin } }) => pin === talked?.pin)?.create
  const pins = await visitor.ask(userPinsResource.get, { username: create?.pinner ?? '', page_size: 250 })
  const found = await Promise.all(pins.map(({ id }) => commentsOf(visitor, id)))
  expect(found.flat().map(({ user }) => user.username)).toContain(talked?.do === 'comment' ? talked.author : '')
  const { rows } = await app.pool.query(
    `select (select count(*)::int from comments where parent_id is null) as comments,
      (select count(*)::int from comments where parent_id is not null) as answers,
      (select count(*) > 0 from comment_likes) as "hasLikes", (select count(*) > 0 from pin_reactions) as "hasReactions",
      (select count(*)::int from favorite_pins) as favorites`,
  )
  const count = (kind: (typeof steps)[number]['do']) => steps.filter((step) => step.do === kind).length
  const [comments, answers, favorites] = [count('comment'), count('answer'), count('favorite')]
  expect(rows).toEqual([{ comments, answers, hasLikes: true, hasReactions: true, favorites }])
})

test('OP-01 members, boards, pins, comments and follows are of believable dates', async () => {
  const facts = await datedFacts(app.pool, startedAt)
  const most = [facts?.joined ?? 0, facts?.boards ?? 0, facts?.pins ?? 0]
  expect(most.map((count, at) => count > ([700, 80, 10][at] ?? 0))).toEqual([true, true, true])
  expect(facts).toMatchObject({ early: 0, ahead: 0 })
})

test('OP-01 the order of ids is the order of dates, so that what is newest comes first', async () => {
  const dates = await datesById(app.pool)
  expect(dates).toEqual(dates.toSorted((one, other) => one - other))
  expect(await claimsBefore(app.pool, startedAt)).toBe(0)
})

test('OP-01 news of the demo member are dated by what they tell of', async () => {
  const news = await demo.ask(newsHubResource.get, {})
  expect(news.length).toBeGreaterThan(0)
  const days = news.map((each) => Math.floor((startedAt.getTime() - Date.parse(each.created_at)) / DAY))
  expect(Math.min(...days)).toBeGreaterThanOrEqual(0)
  expect(new Set(days).size).toBeGreaterThan(1)
})

test('OP-01 members of the demonstration have the portrait that was drawn for them', async () => {
  const profile = await visitor.ask(userResource.get, { username: PARTNER_USERNAME })
  expect(profile.image_medium_url).not.toContain('/portraits/')
  expect((await visitor.fetch(new URL(profile.image_medium_url ?? '').pathname)).status).toBe(200)
})

test('OP-01 every counter of the demonstration is true', async () => {
  expect(await brokenPromises(app.pool)).toEqual({})
})

test(
  'OP-01 a filled installation is not filled again; and filling that starts over doubles nothing',
  async () => {
    expect(await start()).toMatchObject({ isHere: true, filling: null })
    const before = await whatIsStored(app.pool)
    const { pins, refused } = await fill(portTo(app.core), new AbortController().signal, { startedAt, plan })
    expect({ pins, refused }).toEqual({ pins: TURNS, refused: 0 })
    // Not even a session stays.
    expect(await whatIsStored(app.pool)).toEqual(before)
  },
  2 * MINUTES,
)

test('OP-01 a filling that is ended early ends its sessions, too', async () => {
  const before = await whatIsStored(app.pool)
  const demonstration = new AbortController()
  const { binder } = app.core
  // Ended in the middle: with the first board.
  const watched = {
    ...binder,
    run: (...call: Parameters<typeof binder.run>) => {
      if (call[0] === boardResource.create) demonstration.abort(new Error('enough'))
      return binder.run(...call)
    },
  }
  await expect(
    fill(portTo({ ...app.core, binder: watched }), demonstration.signal, { startedAt, plan }),
  ).rejects.toThrow('enough')
  expect(await whatIsStored(app.pool)).toEqual(before)
})

test('OP-01 where somebody has an account already nothing is filled', async () => {
  const other = await startTestApp()
  try {
    await signUp(other)
    const demonstration = await startDemonstration(portTo(other.core), plan)
    expect(demonstration).toMatchObject({ isHere: false, filling: null })
  } finally {
    await other.stop()
  }
})
