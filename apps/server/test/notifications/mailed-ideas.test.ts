import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  boardResource,
  getNotificationSettings,
  interestFollowResource,
  updateNotificationSettings,
  userBlockResource,
  userHomefeedResource,
} from '@pinfold/contract'
import PostalMime, { type Email } from 'postal-mime'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { askForIdeas } from '../../src/modules/notifications/index.ts'
import { makeQuickPin } from '../data/quick-pins.ts'
import { makeBoard, type SignedIn, signUp } from '../support/people.ts'
import { settled } from '../support/settled.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'

const WEEK = 7 * 86_400_000
let now = Date.now()
let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ clock: { now: () => new Date(now) } })
}, 120_000)
afterAll(() => app.stop())

async function mailsTo({ member }: SignedIn): Promise<Email[]> {
  const names = (await readdir(app.mailFolder).catch(() => [])).filter((name) => name.endsWith('.eml')).toSorted()
  const mails = await Promise.all(
    names.map(async (name) => PostalMime.parse(await readFile(join(app.mailFolder, name)))),
  )
  return mails.filter(
    ({ to, headers }) =>
      to?.some(({ address }) => address === member.email) && headers.some(({ key }) => key === 'list-unsubscribe'),
  )
}

/** A week goes by, the member is here again, and the worker looks for what is due, twice. */
async function aWeekLater(reader: SignedIn) {
  now += WEEK
  await reader.ask(userHomefeedResource.update, {})
  await askForIdeas(app.core)
  await askForIdeas(app.core)
  await settled(app)
  return mailsTo(reader)
}

test('emails with Pins somebody may like come to those who asked, tell of nothing hidden, blocked or told before, wait while they are kept out, and stop at one press', async () => {
  const [reader, ana, foe] = [await signUp(app, { fullName: 'Rita Lund' }), await signUp(app), await signUp(app)]
  await app.pool.query('update members set email_verified_at = now() where id = $1', [reader.member.id])
  const board = await makeBoard(ana)
  await makeQuickPin(app, ana, { title: 'Sourdough bread one' })
  await makeQuickPin(app, ana, { title: 'Sourdough bread to be secret', board_id: board.id })
  await makeQuickPin(app, foe, { title: 'Sourdough bread of a foe' })
  await settled(app)
  const { rows } = await app.pool.query<{ id: string }>(`select id::text from topics where slug = 'bread'`)
  await reader.ask(interestFollowResource.create, { interest_id: rows[0]?.id ?? '' })
  await settled(app)
  expect((await reader.ask(getNotificationSettings, {})).is_mailed_ideas).toBe(false)
  expect(await aWeekLater(reader)).toEqual([])

  expect((await reader.ask(updateNotificationSettings, { is_mailed_ideas: true })).is_mailed_ideas).toBe(true)
  // After the list was made, so only reading can leave them out.
  await ana.ask(boardResource.update, { board_id: board.id, privacy: 'secret' })
  await reader.ask(userBlockResource.create, { blocked_user_id: foe.member.id })
  const [mail, ...others] = await aWeekLater(reader)
  expect([others, mail?.subject]).toEqual([[], 'You may like Sourdough bread one'])
  expect(mail?.text).toContain('Hello Rita,')
  expect(mail?.text).not.toMatch(/secret|foe/)
  expect(mail?.html).not.toContain('<img')
  expect(await aWeekLater(reader)).toHaveLength(1)

  await makeQuickPin(app, ana, { title: 'Sourdough bread two' })
  await settled(app)
  const bar = (until: string | null) =>
    app.pool.query('update members set barred_until = $1 where id = $2', [until, reader.member.id])
  await bar('9999-01-01')
  expect(await aWeekLater(reader)).toHaveLength(1)
  await bar(null)
  const later = await aWeekLater(reader)
  expect(later.map(({ subject }) => subject)).toEqual([mail?.subject, 'You may like Sourdough bread two'])

  const header = (key: string) => mail?.headers.find((each) => each.key === key)?.value ?? ''
  expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
  const address = new URL(header('list-unsubscribe').slice(1, -1))
  const press = async (token: string | null) =>
    (
      await fetch(`${app.origin}${address.pathname}?token=${token ?? ''}`, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: 'List-Unsubscribe=One-Click',
      })
    ).status
  const token = address.searchParams.get('token')
  expect([await press(token?.replace('.ideas', '') ?? ''), await press(token)]).toEqual([404, 200])
  // Emails with news still come.
  expect(await reader.ask(getNotificationSettings, {})).toMatchObject({ is_mailed_ideas: false, digest: 'weekly' })
  await makeQuickPin(app, ana, { title: 'Sourdough bread three' })
  await settled(app)
  expect(await aWeekLater(reader)).toHaveLength(2)
})
