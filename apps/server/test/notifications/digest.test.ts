import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  boardResource,
  getNotificationSettings,
  markNewsSeen,
  reactToPin,
  updateNotificationSettings,
  userBlockResource,
} from '@pinfold/contract'
import PostalMime, { type Email } from 'postal-mime'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { askForDigests } from '../../src/modules/notifications/index.ts'
import { makeQuickPin } from '../data/quick-pins.ts'
import { makeBoard, savePin, type SignedIn, signUp } from '../support/people.ts'
import { settled } from '../support/settled.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import { deliver, newsOf } from './telling.ts'

const DAY = 86_400_000
// A Thursday.
const start = Date.UTC(2027, 8, 2, 12)
let now = start
let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ clock: { now: () => new Date(now) } })
})
afterAll(() => app.stop())

async function reader(fullName: string): Promise<SignedIn> {
  const member = await signUp(app, { fullName })
  await app.pool.query('update members set email_verified_at = now() where id = $1', [member.member.id])
  return member
}

/** The emails with news to the member, those sent first first. */
async function mailsTo(member: SignedIn): Promise<Email[]> {
  await settled(app)
  const names = (await readdir(app.mailFolder).catch(() => [])).filter((name) => name.endsWith('.eml')).toSorted()
  const mails = await Promise.all(
    names.map(async (name) => PostalMime.parse(await readFile(join(app.mailFolder, name)))),
  )
  const withNews = mails.filter(({ headers }) => headers.some(({ key }) => key === 'list-unsubscribe'))
  return withNews.filter(({ to }) => to?.some(({ address }) => address === member.member.email))
}

/** The clock moves, and the worker looks for what is due. */
async function after(milliseconds: number): Promise<void> {
  await settled(app)
  now += milliseconds
  await askForDigests(app.core)
  await settled(app)
}

async function saveBy(saver: SignedIn, pinId: string, privacy: 'public' | 'secret' = 'public') {
  const board = await makeBoard(saver, undefined, privacy)
  await savePin(saver, pinId, board.id)
  await settled(app)
  return board
}

test('DI-07 a weekly email tells once of what is new, and of nothing when nothing is', async () => {
  const ana = await reader('Ana Lima')
  const ben = await signUp(app, { fullName: 'Ben & Ode' })
  const pin = await makeQuickPin(app, ana)
  await saveBy(ben, pin.id)
  await after(DAY)
  expect(await mailsTo(ana)).toEqual([])
  await after(6 * DAY)
  // The job runs twice, and so does what it asked for.
  await Promise.all([askForDigests(app.core), askForDigests(app.core)])
  await deliver(app, 'news.digest-due', { memberId: ana.member.id, after: '0' })
  const [mail, ...others] = await mailsTo(ana)
  expect(others).toEqual([])
  expect(mail?.subject).toBe('Ben & Ode saved your Pin')
  expect(mail?.text).toContain('Hello Ana,')
  expect(mail?.text).toContain(`${app.core.publicUrl.origin}/notifications/`)
  expect(mail?.html).toContain('Ben &amp; Ode saved your Pin')
  await after(7 * DAY)
  expect(await mailsTo(ana)).toHaveLength(1)
})

test('DI-07 an email tells only of what may still be seen and was not seen yet', async () => {
  const ana = await reader('Ana Lima')
  await ana.ask(updateNotificationSettings, { digest: 'daily' })
  const [seen, shown] = [await makeQuickPin(app, ana), await makeQuickPin(app, ana)]
  const [ben, cleo, dora] = [
    await signUp(app, { fullName: 'Ben Ode' }),
    await signUp(app, { fullName: 'Cleo Park' }),
    await signUp(app, { fullName: 'Dora Hale' }),
  ]
  await saveBy(ben, seen.id)
  const [first] = await newsOf(app, ana)
  await ana.ask(markNewsSeen, { version: first?.version ?? '' })
  const board = await saveBy(ben, shown.id)
  await saveBy(cleo, shown.id)
  await saveBy(dora, shown.id)
  await ben.ask(boardResource.update, { board_id: board.id, privacy: 'secret' })
  await ana.ask(userBlockResource.create, { blocked_user_id: cleo.member.id })
  await after(DAY)
  const [mail] = await mailsTo(ana)
  expect(mail?.subject).toBe('Dora Hale saved your Pin')
  for (const text of [mail?.text, mail?.html]) {
    expect(text).not.toContain('Ben Ode')
    expect(text).not.toContain('Cleo Park')
  }
})

test('DI-07 nobody is written to who turned it off, is away or kept out, or never proved the address', async () => {
  const [off, away, unproved] = [await reader('Off Person'), await reader('Away Person'), await signUp(app)]
  const [banned, there] = [await reader('Banned Person'), await reader('Present Person')]
  await off.ask(updateNotificationSettings, { digest: 'off' })
  const ben = await signUp(app)
  for (const member of [off, away, unproved, banned, there]) {
    const pin = await makeQuickPin(app, member)
    await ben.ask(reactToPin, { pin_id: pin.id, reaction_type: 1 })
  }
  await settled(app)
  await app.pool.query('update members set deactivated_at = now() where id = $1', [away.member.id])
  await app.pool.query(`update members set barred_until = '9999-01-01' where id = $1`, [banned.member.id])
  await after(8 * DAY)
  for (const member of [off, away, unproved, banned]) expect(await mailsTo(member)).toEqual([])
  expect(await mailsTo(there)).toHaveLength(1)
})

test('DI-07 the email’s link stops them with one press, without a log-in; opening it stops nothing', async () => {
  const ana = await reader('Ana Lima')
  await ana.ask(updateNotificationSettings, { digest: 'daily' })
  const ben = await signUp(app)
  const pin = await makeQuickPin(app, ana)
  await saveBy(ben, pin.id)
  await after(DAY)
  const [mail] = await mailsTo(ana)
  const header = (name: string) => mail?.headers.find(({ key }) => key === name)?.value ?? ''
  expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
  const link = header('list-unsubscribe').replace(/^<|>$/g, '')
  expect(mail?.text).toContain(link)
  const { pathname, search } = new URL(link)
  const stranger = app.client()
  stranger.cookies.clear()
  const press = (query: string, body: Record<string, string>) =>
    stranger.fetch(`${pathname}${query}`, { method: 'POST', body: new URLSearchParams(body) })
  const digestOf = async () => (await ana.ask(getNotificationSettings, {})).digest

  await stranger.fetch(`${pathname}${search}`)
  expect(await digestOf()).toBe('daily')
  // A token of somebody else, or one that was changed, is none.
  for (const wrong of ['?token=1.x', search.replace(ana.member.id, ben.member.id), ''])
    expect((await press(wrong, { 'List-Unsubscribe': 'One-Click' })).status).toBe(404)
  expect(await digestOf()).toBe('daily')

  expect((await press(search, { 'List-Unsubscribe': 'One-Click' })).status).toBe(200)
  expect(await digestOf()).toBe('off')
  await ana.ask(updateNotificationSettings, { digest: 'weekly' })
  const answer = await press(search, { from: 'page' })
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/unsubscribe/?done=true'])
  expect(await digestOf()).toBe('off')
  await saveBy(await signUp(app), pin.id)
  await after(8 * DAY)
  expect(await mailsTo(ana)).toHaveLength(1)
})
