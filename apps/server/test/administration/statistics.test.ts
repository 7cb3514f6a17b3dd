import {
  adminStatistics,
  type GatheredFigures,
  getMe,
  repinResource,
  searchResource,
  type SiteFigureName,
  userSettingsResource,
  vipResource,
} from '@pinfold/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { gatherFigures } from '../../src/modules/administration/statistics/gather-figures.ts'
import { MINUTE, turnedClock } from '../accounts/safety/sign-ins.ts'
import { makeQuickPin } from '../data/quick-pins.ts'
import { callCost } from '../support/call-cost.ts'
import { drawPicture, makeBoard, sendFile, type SignedIn, signUp } from '../support/people.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import { employ, passSecondFactor } from './staff.ts'

// A Sunday, late in the evening of universal time: Monday in Tokyo already, Sunday afternoon in New York.
const clock = turnedClock('2026-11-22T22:30:00Z')
const HOUR = 60 * MINUTE
let app: TestApp
let ana: SignedIn
let ben: SignedIn
let owner: SignedIn
beforeAll(async () => {
  app = await startTestApp({ clock, isWithoutWorker: true })
  ana = await signUp(app)
  ben = await signUp(app)
  owner = await signUp(app)
  await employ(app, owner, 'owner')
  await passSecondFactor(owner, clock.now())
}, 120_000)
afterAll(() => app.stop())

async function gather() {
  await app.core.memberActivity.flush()
  await app.core.searchTallies.flush()
  await gatherFigures(app.core)
}
const read = () => owner.ask(adminStatistics, { days: 30 })
const last = ({ figures }: GatheredFigures, name: SiteFigureName, daysAgo = 0) =>
  figures.find((each) => each.name === name)?.values.at(-1 - daysAgo)

test('MD-07 figures are of days of universal time, and a day that is over keeps its own', async () => {
  const pin = await makeQuickPin(app, ana, { title: 'A lamp' })
  const board = await makeBoard(ben, 'Light')
  await ben.ask(repinResource.create, { pin_id: pin.id, board_id: board.id })
  const photo = await drawPicture()
  await sendFile(ana, await ana.ask(vipResource.create, { type: 'pinimage' }), photo)
  await gather()
  const sunday = await read()
  expect(sunday.days.at(-1)).toBe('2026-11-22')
  expect(sunday.days).toHaveLength(30)
  for (const [name, value] of [
    ['members', 3],
    ['members.new', 3],
    ['members.day', 3],
    ['members.week', 3],
    ['members.month', 3],
    ['pins', 2],
    ['pins.new', 1],
    ['saves.new', 1],
    ['storage.bytes', photo.length],
  ] as const)
    expect(last(sunday, name), name).toBe(value)
  expect(last(sunday, 'members.new', 1)).toBe(0)
  expect(last(sunday, 'members', 1)).toBeNull()

  // Half past midnight: whoever comes again was here on Sunday all the same.
  clock.pass(2 * HOUR)
  const newcomer = await signUp(app)
  for (const member of [ana, owner, newcomer]) await member.ask(getMe, {})
  await gather()
  const monday = await read()
  expect(monday.days.at(-1)).toBe('2026-11-23')
  expect([last(monday, 'members.new'), last(monday, 'members.new', 1)]).toEqual([1, 3])
  expect([last(monday, 'members.day'), last(monday, 'members.day', 1)]).toEqual([3, 3])
  expect([last(monday, 'members.week'), last(monday, 'members')]).toEqual([4, 4])
  expect(monday.cohorts).toEqual([
    {
      joined_week: '2026-11-16',
      joined: 3,
      weeks: [
        { week: '2026-11-16', members: 3 },
        { week: '2026-11-23', members: 2 },
      ],
    },
    { joined_week: '2026-11-23', joined: 1, weeks: [{ week: '2026-11-23', members: 1 }] },
  ])
  // A second run finds nothing else.
  await gather()
  expect({ ...(await read()), queues: [] }).toEqual({ ...monday, queues: [] })
})

test('whoever was not here for a week counts by the month only', async () => {
  clock.pass(8 * 24 * HOUR)
  await owner.ask(getMe, {})
  await gather()
  const figures = await read()
  expect([last(figures, 'members.day'), last(figures, 'members.week'), last(figures, 'members.month')]).toEqual([
    1, 1, 4,
  ])
})

test('searches without a result are counted of all, and told in words only where several people made them', async () => {
  const people = await Promise.all([1, 2, 3].map(() => signUp(app)))
  for (const person of people) await person.ask(userSettingsResource.update, { allow_analytic_cookies: true })
  const search = (who: Pick<SignedIn, 'ask'>, query: string) => who.ask(searchResource.get, { query, scope: 'pins' })
  for (const person of people) await search(person, 'zyxwv')
  for (let time = 0; time < 4; time += 1) await search(people[0] ?? ana, 'my secret name qq')
  // Who allows no statistics is a number and nothing else.
  for (const silent of [ana, ben]) await search(silent, 'vwxyz')
  await gather()
  const figures = await read()
  expect(last(figures, 'searches.empty')).toBe(9)
  expect(last(figures, 'searches')).toBe(9)
  expect(figures.wanted_searches).toEqual([{ phrase: 'zyxwv', people: 3 }])
  expect(JSON.stringify(figures)).not.toContain('secret name')
})

test('of when a member came only the last day is kept', async () => {
  const rows = async () =>
    (
      await app.pool.query<{ days: number }>('select count(*)::int as days from member_activity where member_id = $1', [
        ben.member.id,
      ])
    ).rows[0]?.days
  await ben.ask(getMe, {})
  await app.core.memberActivity.flush()
  expect(await rows()).toBe(1)
  clock.pass(24 * HOUR)
  await ben.ask(getMe, {})
  await app.core.memberActivity.flush()
  expect(await rows()).toBe(1)
})

test('how long jobs waited is told by queue, and noted once an hour', async () => {
  await app.pool.query(`select pgboss.create_queue('slow-queue', '{"policy": "standard"}'::jsonb)`)
  await app.pool.query(
    `insert into pgboss.job (name, state, created_on, start_after, started_on)
     select 'slow-queue', 'completed', now() - waited - interval '1 minute', now() - waited - interval '1 minute',
       now() - interval '1 minute' from unnest('{1 second,2 seconds,90 seconds}'::interval[]) as job (waited)`,
  )
  clock.pass(HOUR)
  for (let time = 0; time < 2; time += 1) await gather()
  const { queues, figures } = await read()
  expect(queues).toContainEqual({
    queue: 'slow-queue',
    done: 3,
    waiting: 0,
    usual_milliseconds: 2000,
    longest_milliseconds: 90_000,
  })
  expect(figures.find(({ name }) => name === 'queues.longest')?.values.at(-1)).toBe(90_000)
})

test('the page costs as many statements for a year as for a month', async () => {
  const month = await callCost(app, adminStatistics, owner, { days: 30 })
  const year = await callCost(app, adminStatistics, owner, { days: 365 })
  expect(year.statements).toBe(month.statements)
})
