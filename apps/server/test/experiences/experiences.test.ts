import {
  adminActs,
  adminChangeExperience,
  adminExperiences,
  adminMakeExperience,
  adminStartExperience,
  adminStopExperience,
  completeExperience,
  dismissExperience,
  type Endpoint,
  listExperiences,
  userSettingsResource,
  viewExperience,
} from '@pinfold/contract'
import { demoExperiences } from '@pinfold/demonstration/plan'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { endExperiences, experienceData } from '../../src/modules/experiences/index.ts'
import { readDataPage } from '../../src/platform/db/data-source.ts'
import { demonstrationPort } from '../../src/demonstration-port.ts'
import { turnedClock, MINUTE } from '../accounts/safety/sign-ins.ts'
import { hire } from '../administration/staff.ts'
import { callCost } from '../support/call-cost.ts'
import { type SignedIn, signUp } from '../support/people.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import type { TestClient } from '../support/test-client.ts'
import { wish } from './writing.ts'

const clock = turnedClock()
const A_DAY = 24 * 60 * MINUTE
let app: TestApp
let editor: SignedIn
beforeAll(async () => {
  app = await startTestApp({ clock })
  editor = await hire(app, 'editor')
}, 120_000)
afterAll(() => app.stop())
// What runs is for everybody in this process.
afterEach(async () => {
  await app.pool.query('update experiences set is_running = false')
  await app.core.experiences.read()
})

/** Writes one and starts it. */
async function show(given: Parameters<typeof wish>[0] = {}) {
  const { id } = await editor.ask(adminMakeExperience, wish(given))
  return editor.ask(adminStartExperience, { experience_id: id, reason: 'It is ready' })
}
const shownTo = async (client: TestClient) => (await client.ask(listExperiences, {})).map(({ experience_id: id }) => id)
const allow = (client: TestClient) =>
  client.ask(userSettingsResource.update, { allow_analytic_cookies: true, surface_tag: 'banner' })
async function figuresOf(id: string) {
  await app.core.experienceCounts.flush()
  const [listed] = (await editor.ask(adminExperiences, {})).filter((each) => each.id === id)
  return [listed?.view_count, listed?.completion_count, listed?.dismissal_count]
}

test('CA-32 an experience shows from its start to its stop, whole as EN-13 names it', async () => {
  const [ana, visitor] = [await signUp(app), app.client()]
  const { id } = await editor.ask(
    adminMakeExperience,
    wish({
      placement_id: 'create_button',
      type: 'tooltip',
      texts: {
        en: {
          text: 'Start here',
          tooltip_title_text: 'Make one',
          tooltip_body_text: 'It is quick',
          secondary_cta_text: 'How',
        },
        de: { tooltip_title_text: 'Mach eins', tooltip_body_text: '' },
      },
      has_pulsar: true,
      delay: 750,
      secondary_cta_url: 'https://pins.example/how',
      flyout_direction: 'left',
    }),
  )
  expect(await shownTo(ana)).toEqual([])
  await editor.ask(adminStartExperience, { experience_id: id, reason: 'It is ready' })
  expect(await ana.ask(listExperiences, { placement_ids: ['create_button'] })).toEqual([
    {
      experience_id: id,
      placement_id: 'create_button',
      type: 'tooltip',
      display_data: {
        text: 'Start here',
        button_text: '',
        button_uri: '',
        display_type: 'tooltip',
        component_type: 'tooltip',
        flyout_direction: 'left',
        anchors_by_platform: { web: 'create_button' },
        scroll_to_dismiss: false,
        scroll_to_dismiss_delay_in_seconds: 0,
        click_to_dismiss: false,
        tooltip_title_text: 'Make one',
        tooltip_body_text: 'It is quick',
        delay: 750,
        complete_on_hover: false,
        has_pulsar: true,
        has_tooltip: true,
        complete_button_text: '',
        secondary_cta_link: { url: 'https://pins.example/how', text: 'How' },
      },
      most_times: 0,
      days_between: 0,
    },
  ])
  expect(await ana.ask(listExperiences, { placement_ids: ['inbox'] })).toEqual([])
  const { data: inGerman } = await visitor.call(listExperiences, {}, { 'accept-language': 'de' })
  expect(inGerman?.[0]?.display_data).toMatchObject({
    tooltip_title_text: 'Mach eins',
    tooltip_body_text: 'It is quick',
  })
  await editor.ask(adminStopExperience, { experience_id: id, reason: 'Enough' })
  expect(await shownTo(ana)).toEqual([])
  expect((await ana.call(dismissExperience, { experience_id: id })).error?.name).toBe('experience_not_found')
})

test('ST-26 machines are shown nothing, and refused', async () => {
  const bot = app.client()
  bot.userAgent = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'
  const { id } = await show()
  expect(await shownTo(app.client())).toEqual([id])
  expect(await shownTo(bot)).toEqual([])
  expect((await bot.call(viewExperience, { experience_id: id })).error?.name).toBe('not_allowed')
})

test('one placement shows one to a member: the most important, then the next; a visitor’s device gets all', async () => {
  const ana = await signUp(app)
  const low = await show({ priority: 1 })
  const high = await show({ priority: 2 })
  const older = await show({ priority: 1, audience: 'members' })
  expect(await shownTo(ana)).toEqual([high.id])
  await ana.ask(dismissExperience, { experience_id: high.id })
  expect(await shownTo(ana)).toEqual([older.id])
  await ana.ask(completeExperience, { experience_id: older.id })
  expect(await shownTo(ana)).toEqual([low.id])
  expect(await shownTo(app.client())).toEqual([high.id, low.id])
})

test('times and days between them are kept for each member, and a view that is sent again counts once', async () => {
  const [ana, ben] = [await signUp(app), await signUp(app)]
  const { id } = await show({ most_times: 2, days_between: 3 })
  for (let sent = 0; sent < 3; sent++) await ana.ask(viewExperience, { experience_id: id })
  expect(await shownTo(ana)).toEqual([])
  expect(await shownTo(ben)).toEqual([id])
  clock.pass(3 * A_DAY)
  expect(await shownTo(ana)).toEqual([id])
  await ana.ask(viewExperience, { experience_id: id })
  clock.pass(30 * A_DAY)
  expect(await shownTo(ana)).toEqual([])
})

test('CA-32 MD-06 views, completions and dismissals are counted once, and only of those who allow it', async () => {
  const [ana, ben, visitor, quiet] = [await signUp(app), await signUp(app), app.client(), app.client()]
  await Promise.all([allow(ana), allow(visitor)])
  const { id } = await show()
  const wholeTurn = [viewExperience, completeExperience, dismissExperience, completeExperience]
  for (const client of [ana, ben, quiet])
    for (const endpoint of wholeTurn) await client.ask(endpoint, { experience_id: id })
  await visitor.ask(viewExperience, { experience_id: id })
  await visitor.ask(dismissExperience, { experience_id: id })
  expect(await figuresOf(id)).toEqual([2, 1, 2])
  const { rows } = await app.pool.query('select member_id from experience_states where experience_id = $1', [id])
  expect(rows.map((row: { member_id: string }) => row.member_id).toSorted()).toEqual(
    [ana.member.id, ben.member.id].toSorted(),
  )
})

test('what a member did with experiences is in their export, and goes with the account', async () => {
  const ana = await signUp(app)
  const { id } = await show()
  await ana.ask(viewExperience, { experience_id: id })
  await ana.ask(dismissExperience, { experience_id: id })
  const [source] = experienceData
  if (!source) throw new Error('nothing is exported')
  const place = { memberId: ana.member.id, after: null, limit: 10 }
  const rowsOf = async () => (await readDataPage(app.db, source, place)).rows
  expect(await rowsOf()).toMatchObject([{ experience_id: id, view_count: 1, completed_at: null }])
  await endExperiences(app.db, ana.member.id)
  expect(await rowsOf()).toEqual([])
})

test('pages and calls ask the database nothing while nothing is in force, and one thing while something is', async () => {
  const ana = await signUp(app)
  const cost = async (member: SignedIn | null) => (await callCost(app, listExperiences, member, {})).statements
  expect([await cost(ana), await cost(null)]).toEqual([0, 0])
  for (let made = 0; made < 2; made++) await show()
  await show({ placement_id: 'web_modal', type: 'modal' })
  expect([await cost(ana), await cost(null)]).toEqual([1, 0])
})

test('OP-07 what editors do stands in the log; what changes nothing does not', async () => {
  const { id } = await show()
  await editor.ask(adminStartExperience, { experience_id: id, reason: 'Again' })
  await editor.ask(adminChangeExperience, { experience_id: id, ...wish({ name: 'Another try' }) })
  for (let time = 0; time < 2; time++) await editor.ask(adminStopExperience, { experience_id: id, reason: 'Enough' })
  const acts = await editor.ask(adminActs, { thing_type: 'experience', thing_id: id })
  expect(acts.map(({ kind }) => kind)).toEqual([
    'experience.stopped',
    'experience.changed',
    'experience.started',
    'experience.written',
  ])
  expect(acts[1]).toMatchObject({ before: { name: 'A try' }, after: { name: 'Another try' } })
  const nothing = { experience_id: '1', reason: 'None' }
  expect((await editor.call(adminStopExperience, nothing)).error?.name).toBe('experience_not_found')
})

test.each([
  ['name', { name: ' ' }],
  ['placement_id', { placement_id: 'moon' }],
  ['type', { placement_id: 'inbox', type: 'banner' }],
  ['type', { placement_id: 'web_banner', type: 'tooltip' }],
  ['texts', { texts: { de: { text: 'Nur Deutsch' } } }],
  ['texts', { texts: { en: { text: '', button_text: 'Go' } } }],
  ['texts', { texts: { en: { text: 'x'.repeat(301) } } }],
  ['button_uri', { button_uri: 'javascript:alert(1)' }],
  ['button_uri', { button_uri: '//elsewhere.example/' }],
  ['button_uri', { button_uri: '/\\elsewhere.example/' }],
  ['button_uri', { button_uri: 'http://elsewhere.example/' }],
  ['secondary_cta_url', { secondary_cta_url: 'https://somebody:secret@elsewhere.example/' }],
  ['delay', { delay: -1 }],
  ['scroll_to_dismiss_delay_in_seconds', { scroll_to_dismiss_delay_in_seconds: 61 }],
  ['audience', { audience: 'cats' }],
  ['languages', { languages: ['xx'] }],
  ['percent', { percent: 0 }],
  ['new_within_days', { new_within_days: 0 }],
  ['ends_at', { ends_at: '2020-01-01T00:00:00Z' }],
  ['experiment_id', { experiment_id: '1', experiment_group: 'enabled' }],
  ['reason', { reason: '' }],
])('what is wrong with %s is told, and nothing is written: %o', async (field, given) => {
  const before = await editor.ask(adminExperiences, {})
  const { status, error } = await editor.call<Endpoint>(adminMakeExperience, { ...wish(), ...given })
  expect([status, error?.field]).toEqual([400, field])
  expect(await editor.ask(adminExperiences, {})).toEqual(before)
})

test.each(['/settings/', '/', 'https://pins.example/a?b=c', ''])('a button may lead to %j', async (uri) => {
  const { look } = await editor.ask(adminMakeExperience, wish({ button_uri: uri }))
  expect(look.button_uri).toBe(uri)
})

test('a new installation shows newcomers where Pins are made, and members that they can save elsewhere; once', async () => {
  const port = demonstrationPort(app.core, 'd'.repeat(43), { tell: () => undefined, complain: () => undefined })
  for (let time = 0; time < 2; time++) for (const each of demoExperiences) await port.showExperience(each)
  await app.core.experiences.read()
  const newcomer = await signUp(app)
  const titles = async () =>
    (await newcomer.ask(listExperiences, {})).map(({ display_data: display }) => display.tooltip_title_text)
  expect(await titles()).toEqual(['Save your first Pin', 'Save from anywhere'])
  clock.pass(30 * A_DAY)
  expect(await titles()).toEqual(['Save from anywhere'])
  const listed = await editor.ask(adminExperiences, {})
  expect(listed.filter(({ name }) => demoExperiences.some((each) => each.name === name))).toHaveLength(2)
})
