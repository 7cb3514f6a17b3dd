import {
  adminActs,
  adminChangeExperiment,
  adminExperimentPage,
  adminExperiments,
  adminMakeExperience,
  adminMakeExperiment,
  adminStartExperience,
  adminStartExperiment,
  adminStopExperiment,
  type Endpoint,
  listExperiences,
  userSettingsResource,
} from '@pinfold/contract'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { findViewer, STATISTICS_COOKIE } from '../../src/modules/accounts/index.ts'
import { sweepExperiments } from '../../src/modules/experiences/index.ts'
import type { Viewer } from '../../src/platform/auth/viewer.ts'
import { hire } from '../administration/staff.ts'
import { makePin, type SignedIn, signUp } from '../support/people.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import type { TestClient } from '../support/test-client.ts'
import { wish } from './writing.ts'

let app: TestApp
let editor: SignedIn
beforeAll(async () => {
  app = await startTestApp()
  editor = await hire(app, 'editor')
}, 120_000)
afterAll(() => app.stop())
afterEach(async () => {
  await app.pool.query(
    'update experiments set stopped_at = started_at where started_at is not null and stopped_at is null',
  )
  await app.core.runningExperiments.read()
})

const halves = [
  { name: 'control', percent: 50 },
  { name: 'enabled', percent: 50 },
]
const made = (given: object = {}) =>
  editor.ask(adminMakeExperiment, {
    key: 'larger_pictures',
    about: 'Pictures are larger.',
    goal: 'save',
    groups: halves,
    reason: 'We want to know',
    ...given,
  })
const turn = (id: string) => ({ experiment_id: id, reason: 'It is time' })
async function started(given: object = {}) {
  const { id } = await made(given)
  return editor.ask(adminStartExperiment, turn(id))
}
const viewerOf = (client: TestClient, device = client.cookies.get(STATISTICS_COOKIE)) =>
  findViewer(app.core, {
    token: client.cookies.get('_pinterest_sess') ?? '',
    userAgent: client.userAgent,
    country: 'US',
    consent: client.cookies.get('consent'),
    device,
  })
const allow = (client: TestClient, isAllowed = true) =>
  client.ask(userSettingsResource.update, { allow_analytic_cookies: isAllowed, surface_tag: 'banner' })
async function served(...viewers: Viewer[]) {
  for (const viewer of viewers) app.core.exposures.noteServed(viewer)
  await app.core.exposures.flush()
}
const memberLike = (id: number) =>
  ({ id: String(id), kind: 'authenticated', consent: { analytic: true } }) as unknown as Viewer
const sizesOf = async (id: string) => (await editor.ask(adminExperimentPage, { experiment_id: id })).groups

test('OP-07 MD-06 an experiment is written down, started once, stopped once, and stands in the log', async () => {
  const { id, started_at: before } = await made()
  expect(before).toBeNull()
  expect((await editor.call(adminStopExperiment, turn(id))).error?.name).toBe('experiment_not_started')
  await editor.ask(adminStartExperiment, turn(id))
  expect((await editor.call(adminStartExperiment, turn(id))).error?.name).toBe('experiment_runs')
  const other = await made()
  expect((await editor.call(adminStartExperiment, turn(other.id))).error?.name).toBe('experiment_key_runs')
  await editor.ask(adminStopExperiment, turn(id))
  for (const endpoint of [adminStopExperiment, adminStartExperiment]) {
    const { status, error } = await editor.call(endpoint, turn(id))
    expect([status, error?.name]).toEqual([409, 'experiment_over'])
    expect(error?.message).toMatch(/^This experiment was stopped already/)
  }
  await editor.ask(adminStartExperiment, turn(other.id))
  const acts = await editor.ask(adminActs, { thing_type: 'experiment', thing_id: id })
  expect(acts.map(({ kind }) => kind)).toEqual(['experiment.stopped', 'experiment.started', 'experiment.written'])
  expect(await editor.ask(adminExperiments, {})).toMatchObject([
    { id: other.id, stopped_at: null },
    { id, stopped_at: expect.any(String) },
  ])
})

test('an experiment is changed until it is started, which the log tells, and neither then nor afterwards', async () => {
  const { id } = await made()
  const wish = { key: 'larger_faces', about: 'Faces', goal: 'follow' as const, groups: halves.toReversed() }
  const change = (more = {}) => editor.call(adminChangeExperiment, { ...wish, ...turn(id), ...more })
  expect((await change({ groups: halves.slice(1) })).error?.field).toBe('groups')
  expect((await change()).data).toMatchObject(wish)
  const [act] = await editor.ask(adminActs, { thing_id: id, kind: 'experiment.changed' })
  expect(act).toMatchObject({ before: { key: 'larger_pictures', goal: 'save' }, after: wish })
  await editor.ask(adminStartExperiment, turn(id))
  expect((await change({ about: 'Other' })).error?.name).toBe('experiment_runs')
  await editor.ask(adminStopExperiment, turn(id))
  expect((await change({ about: 'Other' })).error?.name).toBe('experiment_over')
  // A second press stops nothing more: its moment and its log stay as they were.
  const before = await editor.ask(adminExperimentPage, { experiment_id: id })
  expect((await editor.call(adminStopExperiment, turn(id))).error?.name).toBe('experiment_over')
  expect(await editor.ask(adminExperimentPage, { experiment_id: id })).toEqual(before)
  expect(before.experiment).toMatchObject(wish)
  expect(await editor.ask(adminActs, { thing_id: id, kind: 'experiment.stopped' })).toHaveLength(1)
})

test('of two that are started at the same moment under one key, one runs', async () => {
  const pair = [await made({ key: 'at_once' }), await made({ key: 'at_once' })]
  const answers = await Promise.all(pair.map(({ id }) => editor.call(adminStartExperiment, turn(id))))
  expect(answers.map(({ error }) => error?.name ?? 'started').toSorted()).toEqual(['experiment_key_runs', 'started'])
})

test('groups are drawn by shares, stay as they are, and are drawn anew for the next experiment', async () => {
  const { id } = await started({
    groups: [
      { name: 'control', percent: 20 },
      { name: 'enabled', percent: 30 },
    ],
  })
  const groupsIn = (experimentId: string) =>
    Array.from({ length: 20_000 }, (_, at) => app.core.runningExperiments.groupIn(experimentId, memberLike(at)))
  const groups = groupsIn(id)
  expect(groupsIn(id)).toEqual(groups)
  const sizeOf = (group: string | null) => groups.filter((each) => each === group).length
  for (const [group, share] of [
    ['control', 0.2],
    ['enabled', 0.3],
    [null, 0.5],
  ] as const)
    expect(Math.abs(sizeOf(group) / 20_000 - share)).toBeLessThan(0.02)
  await editor.ask(adminStopExperiment, turn(id))
  expect(new Set(groupsIn(id))).toEqual(new Set([null]))
  expect(groupsIn((await started({ key: 'larger_pictures', groups: halves })).id)).not.toEqual(groups)
})

test('MD-06 who was served and reached the goal afterwards is counted once, of those who allow it', async () => {
  const { id } = await started({ goal: 'save' })
  const [ana, ben] = [await signUp(app), await signUp(app)]
  await allow(ana)
  // Before a page was served nobody is in it.
  await makePin(ana)
  await app.core.exposures.flush()
  const [anaNow, benNow] = [await viewerOf(ana), await viewerOf(ben)]
  await served(anaNow, anaNow, benNow)
  await served(anaNow)
  await makePin(ana)
  await makePin(ana)
  await makePin(ben)
  await Promise.all([app.core.exposures.flush(), app.core.exposures.flush()])
  const group = app.core.runningExperiments.groupIn(id, anaNow)
  const counted = (await sizesOf(id)).map(({ name, exposed_count: exposed, reached_count: reached }) => [
    name,
    exposed,
    reached,
  ])
  expect(counted).toEqual(halves.map(({ name }) => (name === group ? [name, 1, 1] : [name, 0, 0])))
  const { rows } = await app.pool.query('select * from experiment_units where experiment_id = $1', [id])
  expect(JSON.stringify(rows)).not.toContain(ana.member.id)
})

test('MD-06 the result has counts, rates, the difference with its interval, and whether groups are as large as they should be', async () => {
  const { id } = await started({ key: 'figures', goal: 'follow' })
  const many = Array.from({ length: 2000 }, (_, at) => memberLike(10_000 + at))
  const groupOf = (viewer: Viewer) => app.core.runningExperiments.groupIn(id, viewer)
  // Who is in a group is drawn anew in each run; how many are served of each is not left to the draw.
  const [control, enabled] = ['control', 'enabled'].map((group) =>
    many.filter((viewer) => groupOf(viewer) === group).slice(0, 300),
  ) as [Viewer[], Viewer[]]
  await served(...control, ...enabled)
  for (const viewer of enabled.slice(0, 100)) app.core.exposures.noteGoal(viewer, 'follow')
  for (const viewer of enabled.slice(100)) app.core.exposures.noteGoal(viewer, 'closeup')
  await app.core.exposures.flush()
  const { groups, sample_ratio: ratio } = await editor.ask(adminExperimentPage, { experiment_id: id })
  expect(groups.map(({ exposed_count: exposed }) => exposed)).toEqual([300, 300])
  expect(groups[0]).toMatchObject({ reached_count: 0, rate: 0, difference: null })
  expect(groups[1]).toMatchObject({ reached_count: 100, difference: { value: 1 / 3 } })
  const { lower = 0, upper = 0 } = groups[1]?.difference ?? {}
  expect([lower > 0.25, lower < 1 / 3, upper > 1 / 3, upper < 0.42]).toEqual([true, true, true, true])
  expect(ratio).toMatchObject({ degrees: 1, is_suspect: false })
})

test('BC-15 a flag of the program that is started goes before its setting, for members and devices that are known', async () => {
  const key = 'web_early_hydration_unauth'
  const visitor = app.client()
  const other = app.client()
  await started({
    key,
    groups: [
      { name: 'enabled', percent: 99 },
      { name: 'control', percent: 1 },
    ],
  })
  const flagOf = async (client: TestClient) => (await viewerOf(client)).experiments[key]
  expect(await flagOf(visitor)).toBe('control')
  await allow(visitor)
  const { id } = (await editor.ask(adminExperiments, {}))[0] ?? { id: '' }
  expect(await flagOf(visitor)).toBe(app.core.runningExperiments.groupIn(id, await viewerOf(visitor)))
  await allow(other, false)
  expect([await flagOf(other), other.cookies.get(STATISTICS_COOKIE)]).toEqual(['control', undefined])
  // Whoever takes it back is forgotten.
  await allow(visitor, false)
  expect([(await viewerOf(visitor)).device, visitor.cookies.get(STATISTICS_COOKIE)]).toEqual([undefined, undefined])
  expect((await viewerOf(app.client(), 'made up')).device).toBeUndefined()
})

test('an experience of a group shows to that group, while the experiment runs', async () => {
  const { id } = await started({ key: 'a_banner' })
  const people = await Promise.all(Array.from({ length: 6 }, () => signUp(app)))
  const experience = await editor.ask(
    adminMakeExperience,
    wish({ experiment_id: id, experiment_group: 'enabled', audience: 'members' }),
  )
  await editor.ask(adminStartExperience, { experience_id: experience.id, reason: 'It is ready' })
  const seers = async () => Promise.all(people.map(async (each) => (await each.ask(listExperiences, {})).length === 1))
  const inGroup = await Promise.all(
    people.map(async (each) => app.core.runningExperiments.groupIn(id, await viewerOf(each)) === 'enabled'),
  )
  expect(await seers()).toEqual(inGroup)
  await editor.ask(adminStopExperiment, turn(id))
  expect(new Set(await seers())).toEqual(new Set([false]))
  const { error } = await editor.call(adminMakeExperience, wish({ experiment_id: id, experiment_group: 'third' }))
  expect([error?.name, error?.field]).toEqual(['experiment_group_unknown', 'experiment_group'])
})

test.each([
  ['key', { key: 'With Spaces' }],
  ['key', { key: '' }],
  ['groups', { groups: [halves[0]] }],
  ['groups', { groups: [halves[0], halves[0]] }],
  ['groups', { groups: [...halves, { name: 'third', percent: 1 }] }],
  [
    'groups',
    {
      groups: [
        { name: 'a', percent: 0 },
        { name: 'b', percent: 50 },
      ],
    },
  ],
  [
    'groups',
    {
      key: 'retrieval_hub',
      groups: [
        { name: 'control', percent: 50 },
        { name: 'other', percent: 50 },
      ],
    },
  ],
  ['goal', { goal: 'fame' }],
  ['reason', { reason: ' ' }],
])('what is wrong with %s is told, and nothing is written: %o', async (field, given) => {
  const before = await editor.ask(adminExperiments, {})
  const whole = { key: 'a_key', about: '', goal: 'save', groups: halves, reason: 'Why not', ...given }
  const { status, error } = await editor.call<Endpoint>(adminMakeExperiment, whole)
  expect([status, error?.field]).toEqual([400, field])
  expect(await editor.ask(adminExperiments, {})).toEqual(before)
})

test('what came of an experiment that is not there is missing, and who was in one that is over is forgotten', async () => {
  expect((await editor.call(adminExperimentPage, { experiment_id: '1' })).error?.name).toBe('experiment_not_found')
  const { id } = await started({ key: 'soon_over' })
  await served(memberLike(1), memberLike(2))
  const units = async () => {
    await sweepExperiments(app.core)
    return (await app.pool.query('select 1 from experiment_units where experiment_id = $1', [id])).rows.length
  }
  await editor.ask(adminStopExperiment, turn(id))
  expect(await units()).toBe(2)
  const longAgo = `started_at = now() - interval '3 days', stopped_at = now() - interval '2 days'`
  await app.pool.query(`update experiments set ${longAgo} where id = $1`, [id])
  expect(await units()).toBe(0)
  const sums = (await sizesOf(id)).map(({ exposed_count: exposed }) => exposed)
  expect(sums.reduce((sum, exposed) => sum + exposed)).toBe(2)
})
