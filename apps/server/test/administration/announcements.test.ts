import {
  adminActs,
  adminAnnounce,
  adminAnnouncements,
  adminChangeAnnouncement,
  adminWithdrawAnnouncement,
} from '@pinfold/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Viewer } from '../../src/platform/auth/viewer.ts'
import { inLanguage } from '../../src/platform/words/spoken-language.ts'
import { MINUTE, turnedClock } from '../accounts/safety/sign-ins.ts'
import type { SignedIn } from '../support/people.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import { hire } from './staff.ts'

const clock = turnedClock()
let app: TestApp
let editor: SignedIn
beforeAll(async () => {
  app = await startTestApp({ clock })
  editor = await hire(app, 'editor')
}, 120_000)
afterAll(() => app.stop())

const inMinutes = (minutes: number) => new Date(clock.now().getTime() + minutes * MINUTE).toISOString()
const wish = (given: object = {}) => ({
  texts: { en: 'Tonight we move to a larger machine' },
  audience: 'everybody' as const,
  starts_at: inMinutes(0),
  ends_at: inMinutes(60),
  reason: 'People should know',
  ...given,
})

const visitor = { id: null, kind: 'logged-out' } as Viewer
const member = { id: '1', kind: 'authenticated' } as Viewer
const business = { id: '2', kind: 'partner', isPartner: true } as Viewer
const seenBy = (viewer: Viewer) => app.core.announcements.shownTo(viewer)

test('MD-08 an announcement shows to its audience from its time on until it is over', async () => {
  const { id } = await editor.ask(adminAnnounce, wish({ starts_at: inMinutes(5), audience: 'members' }))
  expect(seenBy(member)).toBeUndefined()
  clock.pass(6 * MINUTE)
  expect(seenBy(member)).toMatchObject({ id, text: 'Tonight we move to a larger machine', link: '' })
  expect(seenBy(business)).toMatchObject({ id })
  expect(seenBy(visitor)).toBeUndefined()
  for (const [audience, seen] of [
    ['everybody', [true, true, true]],
    ['visitors', [true, false, false]],
    ['businesses', [false, false, true]],
  ] as const) {
    await editor.ask(adminChangeAnnouncement, { announcement_id: id, ...wish({ audience }) })
    const shown = [visitor, member, business].map((viewer) => seenBy(viewer)?.id === id)
    expect(shown, audience).toEqual(seen)
  }
  clock.pass(60 * MINUTE)
  expect([visitor, member, business].map(seenBy)).toEqual([undefined, undefined, undefined])
})

test('it speaks the language of whoever looks, where it was written in that', async () => {
  const texts = { en: 'We rest tonight', de: 'Heute Nacht ruhen wir', fr: '' }
  const { id } = await editor.ask(adminAnnounce, wish({ texts, link: '/news/', is_dismissible: false }))
  const said = (['de', 'fr', 'en'] as const).map((language) => inLanguage(language, () => seenBy(visitor)?.text))
  expect(said).toEqual([texts.de, texts.en, texts.en])
  expect(seenBy(visitor)).toMatchObject({ link: '/news/', is_dismissible: false })
  await editor.ask(adminWithdrawAnnouncement, { announcement_id: id, reason: 'Done already' })
  expect(seenBy(visitor)).toBeUndefined()
  const { error } = await editor.call(adminChangeAnnouncement, { announcement_id: id, ...wish() })
  expect(error?.name).toBe('page_not_found')
})

test('every change of one stands in the log, and a second withdrawal does not', async () => {
  const { id } = await editor.ask(adminAnnounce, wish({ reason: 'The first time' }))
  await editor.ask(adminChangeAnnouncement, { announcement_id: id, ...wish({ texts: { en: 'Later' } }) })
  for (let time = 0; time < 2; time++)
    await editor.ask(adminWithdrawAnnouncement, { announcement_id: id, reason: 'Not needed' })
  const acts = await editor.ask(adminActs, { thing_type: 'announcement', thing_id: id })
  expect(acts.map(({ kind }) => kind)).toEqual([
    'announcement.withdrawn',
    'announcement.changed',
    'announcement.written',
  ])
  expect(acts[1]).toMatchObject({ before: { en: wish().texts.en }, after: { en: 'Later' } })
  const [listed] = await editor.ask(adminAnnouncements, {})
  expect(listed).toMatchObject({ id, texts: { en: 'Later' }, withdrawn_at: expect.any(String) })
})

test.each([
  ['texts', { texts: { de: 'Nur Deutsch' } }],
  ['texts', { texts: { en: ' ' } }],
  ['texts', { texts: { en: 'x'.repeat(301) } }],
  ['ends_at', { ends_at: '2020-01-01T00:00:00Z' }],
  ['starts_at', { starts_at: 'tomorrow' }],
  ['audience', { audience: 'cats' }],
  ['link', { link: 'javascript:alert(1)' }],
  ['link', { link: '//elsewhere.example/' }],
  ['reason', { reason: '' }],
])('what is wrong with %s is told, and nothing is announced: %o', async (field, given) => {
  const before = await editor.ask(adminAnnouncements, {})
  const { status, error } = await editor.call(adminAnnounce, wish(given))
  expect([status, error?.field]).toEqual([400, field])
  expect(await editor.ask(adminAnnouncements, {})).toEqual(before)
})
