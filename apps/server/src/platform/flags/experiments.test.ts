import { experiments as list } from '@pinfold/contract'
import { expect, test } from 'vitest'
import { parseExperimentSettings } from './experiment-settings.ts'
import { createExperiments } from './experiments.ts'

const secret = 's'.repeat(43)
const members = Array.from({ length: 2000 }, (_, index) => String(7_000_000_000_000_000n + BigInt(index) * 4099n))

const set = (text: string, canForce = true) => {
  const settings = parseExperimentSettings(text)
  if (settings === null) throw new Error(`${text} cannot be read`)
  return createExperiments({ settings, secret, canForce })
}

test('RP-02 nothing set: everybody is in the usual group of each experiment', () => {
  const usual = Object.fromEntries(Object.entries(list).map(([name, { usual: group }]) => [name, group]))
  expect(set('').groupsOf(null)).toEqual(usual)
  expect(set('').groupsOf('7')).toEqual(usual)
})

test('RP-02 one group for all is visitors’ and members’', () => {
  const experiments = set('retrieval_hub=enabled')
  expect(experiments.groupsOf(null).retrieval_hub).toBe('enabled')
  for (const id of members.slice(0, 50)) expect(experiments.groupsOf(id).retrieval_hub).toBe('enabled')
})

test('RP-02 shares split members stably, by experiment, and leave visitors as usual', () => {
  const experiments = set('retrieval_hub=enabled:30, group_boards_at_top=enabled:30')
  const groups = members.map((id) => experiments.groupsOf(id))
  expect(members.map((id) => experiments.groupsOf(id))).toEqual(groups)
  const inHub = groups.filter(({ retrieval_hub: hub }) => hub === 'enabled').length
  expect(inHub).toBeGreaterThan(500)
  expect(inHub).toBeLessThan(700)
  // Who is in one experiment is not for that in the other.
  const inBoth = groups.filter((each) => each.retrieval_hub === 'enabled' && each.group_boards_at_top === 'enabled')
  expect(inBoth.length).toBeLessThan(inHub / 2)
  expect(experiments.groupsOf(null).retrieval_hub).toBe('control')
})

test('RP-02 a larger share keeps those who were in it', () => {
  const [few, many] = [set('retrieval_hub=enabled:20'), set('retrieval_hub=enabled:60')]
  for (const id of members.slice(0, 300)) {
    if (few.groupsOf(id).retrieval_hub === 'enabled') expect(many.groupsOf(id).retrieval_hub).toBe('enabled')
  }
})

test.each([
  ['retrieval_hub', null],
  ['retrieval_hub=nothing', null],
  ['nobody=enabled', null],
  ['__proto__=enabled', null],
  ['retrieval_hub=enabled:60/control:60', null],
  ['retrieval_hub=enabled retrieval_hub=control', null],
  ['retrieval_hub=enabled:1000', null],
  ['pin_creation=disable_all', { pin_creation: [{ group: 'disable_all', percent: 100 }] }],
  [
    'pin_creation=disable_all:5/disable_web_pins:10',
    {
      pin_creation: [
        { group: 'disable_all', percent: 5 },
        { group: 'disable_web_pins', percent: 10 },
      ],
    },
  ],
])('EXPERIMENTS %s is read, or refused', (text, settings) => {
  expect(parseExperimentSettings(text)).toEqual(settings)
})

test('RP-02 groups are forced by a signed cookie only, and never in production', () => {
  const experiments = set('')
  const cookie = experiments.forceGroups({ retrieval_hub: 'enabled', pin_creation: 'nothing', nobody: 'x' })
  if (cookie === null) throw new Error('nothing was signed')
  expect(experiments.groupsOf('7', cookie)).toMatchObject({ retrieval_hub: 'enabled', pin_creation: 'enabled' })
  const forged = `${Buffer.from('{"retrieval_hub":"enabled"}').toString('base64url')}.${'A'.repeat(43)}`
  for (const wrong of [forged, `${cookie}x`, cookie.split('.')[0] ?? '', '.', 'x', 'ä.ö'])
    expect(experiments.groupsOf('7', wrong).retrieval_hub).toBe('control')
  const live = set('', false)
  expect(live.forceGroups({ retrieval_hub: 'enabled' })).toBeNull()
  expect(live.groupsOf('7', cookie).retrieval_hub).toBe('control')
})
