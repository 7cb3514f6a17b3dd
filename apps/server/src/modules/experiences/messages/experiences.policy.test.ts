import type { ExperienceLook } from '@pinfold/contract'
import { expect, test } from 'vitest'
import { firstIdAt } from '../../../platform/ids/ids.ts'
import { firstOfEach, isMeantFor, mayShowAgain, type Onlooker } from './experiences.policy.ts'
import type { ExperienceRow } from './experiences.queries.ts'

const NOW = new Date('2026-11-26T12:00:00Z')
const ago = (days: number) => new Date(NOW.getTime() - days * 24 * 60 * 60 * 1000)

const row = (given: Partial<ExperienceRow> = {}): ExperienceRow => ({
  id: '1',
  name: 'A try',
  placement_id: 'web_banner',
  type: 'banner',
  texts: {},
  look: {} as ExperienceLook,
  audience: 'everybody',
  new_within_days: null,
  languages: [],
  percent: 100,
  starts_at: ago(1),
  ends_at: null,
  most_times: 0,
  days_between: 0,
  priority: 0,
  experiment_id: null,
  experiment_group: '',
  is_running: true,
  ...given,
})

const visitor = { id: null, kind: 'logged-out', isPartner: false } as const
const member = { id: firstIdAt(ago(5)), kind: 'authenticated', isPartner: false } as const
const business = { id: firstIdAt(ago(100)), kind: 'partner', isPartner: true } as const
const employedBusiness = { ...business, kind: 'employee' } as const
const bot = { id: null, kind: 'bot', isPartner: false } as const

const onlooker = (given: Partial<Onlooker> = {}): Onlooker => ({
  viewer: member,
  language: 'en',
  now: NOW,
  placeIn: () => 40,
  groupIn: (id) => (id === '7' ? 'enabled' : null),
  ...given,
})

test.each<[string, Partial<ExperienceRow>, Partial<Onlooker>, boolean]>([
  ['everybody', {}, {}, true],
  ['everybody, a visitor', {}, { viewer: visitor }, true],
  ['ST-26 RP-06 everybody, a machine', {}, { viewer: bot }, false],
  ['not started', { is_running: false }, {}, false],
  ['not yet', { starts_at: new Date(NOW.getTime() + 1) }, {}, false],
  ['from this moment', { starts_at: NOW }, {}, true],
  ['until this moment', { ends_at: NOW }, {}, false],
  ['a little longer', { ends_at: new Date(NOW.getTime() + 1) }, {}, true],
  ['visitors, a member', { audience: 'visitors' }, {}, false],
  ['visitors, a visitor', { audience: 'visitors' }, { viewer: visitor }, true],
  ['members, a visitor', { audience: 'members' }, { viewer: visitor }, false],
  ['members, a business', { audience: 'members' }, { viewer: business }, true],
  ['businesses, a member', { audience: 'businesses' }, {}, false],
  ['businesses, a business', { audience: 'businesses' }, { viewer: business }, true],
  ['businesses, an employee’s business', { audience: 'businesses' }, { viewer: employedBusiness }, true],
  ['new members, a new one', { new_within_days: 6 }, {}, true],
  ['new members, at the last day', { new_within_days: 5 }, {}, false],
  ['new members, an old one', { new_within_days: 6 }, { viewer: business }, false],
  ['new members, a visitor', { new_within_days: 6 }, { viewer: visitor }, false],
  ['a language, another one', { languages: ['de', 'fr'] }, {}, false],
  ['a language, that one', { languages: ['de', 'fr'] }, { language: 'fr' }, true],
  ['a share, inside', { percent: 41 }, {}, true],
  ['a share, outside', { percent: 40 }, {}, false],
  ['a share, nobody knows them again', { percent: 99 }, { placeIn: () => null }, false],
  ['all, nobody knows them again', {}, { placeIn: () => null }, true],
  ['a group, in it', { experiment_id: '7', experiment_group: 'enabled' }, {}, true],
  ['a group, in another', { experiment_id: '7', experiment_group: 'control' }, {}, false],
  ['a group of what does not run', { experiment_id: '8', experiment_group: 'enabled' }, {}, false],
])('an experience for %s', (_, given, by, isMeant) => {
  expect(isMeantFor(row(given), onlooker(by))).toBe(isMeant)
})

const state = (given: object = {}) => ({
  experience_id: '1',
  view_count: 1,
  viewed_at: ago(2),
  completed_at: null,
  dismissed_at: null,
  ...given,
})

test.each([
  ['never seen', undefined, 0, 0, true],
  ['seen, no limits', state({ viewed_at: NOW }), 0, 0, true],
  ['completed', state({ completed_at: NOW }), 0, 0, false],
  ['dismissed', state({ dismissed_at: NOW }), 0, 0, false],
  ['as often as it may', state({ view_count: 3 }), 3, 0, false],
  ['once less', state({ view_count: 2 }), 3, 0, true],
  ['too early', state(), 0, 3, false],
  ['at the day', state(), 0, 2, true],
] as const)('a member who has it %s', (_, seen, most, between, may) => {
  expect(mayShowAgain({ most_times: most, days_between: between }, seen, NOW)).toBe(may)
})

test('each placement shows the first of its own', () => {
  const rows = [row({ id: '1' }), row({ id: '2', placement_id: 'inbox' }), row({ id: '3' })]
  expect(firstOfEach(rows).map(({ id }) => id)).toEqual(['1', '2'])
})
