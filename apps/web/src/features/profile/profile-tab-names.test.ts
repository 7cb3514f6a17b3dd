import type { ProfileTab, User } from '@pinfold/contract'
import { expect, test } from 'vitest'
import { decideHubTab, decideTab, hubTabAt, tabAt, tabNames } from './profile-tab-names.ts'

const tab = (type: ProfileTab['tab_type'], isDefault = false): ProfileTab => ({ tab_type: type, is_default: isDefault })
const ana = (...tabs: ProfileTab[]) => ({ username: 'ana', eligible_profile_tabs: tabs }) as User

test('PR-09 types 0, 1, 3, 4 and 5 are Saved, Created, Tried and the hub’s boards and pins, in the order given', () => {
  expect(tabNames([tab(1), tab(0), tab(3), tab(5), tab(4)])).toEqual([
    'created',
    'saved',
    'tried',
    'hub_pins',
    'hub_boards',
  ])
  expect(tabNames(undefined)).toEqual([])
})

test('PR-08 decider is the default among the eligible tabs, else saved', () => {
  expect(decideTab('decider', [tab(1, true), tab(0)])).toBe('created')
  expect(decideTab('decider', [tab(5), tab(4, true)])).toBe('hub_boards')
  expect(decideTab('decider', [tab(1), tab(3)])).toBe('saved')
  expect(decideTab('decider', [])).toBe('saved')
  expect(decideTab('decider')).toBe('saved')
  expect(decideTab('tried', [tab(1, true)])).toBe('tried')
})

test('PR-07 PR-11 the base path shows the default tab, the others their own', () => {
  const user = ana(tab(1, true), tab(0))
  expect(tabAt('/ana', user)).toBe('created')
  expect(tabAt('/ana/', user)).toBe('created')
  expect(tabAt('/ana/_saved/', user)).toBe('saved')
  expect(tabAt('/ana/_created', user)).toBe('created')
  expect(tabAt('/ana/tried', user)).toBe('tried')
  expect(tabAt('/ana', ana(tab(0, true)))).toBe('saved')
})

test('RP-02 the page of own things has the hub’s tabs, boards where the profile decides for neither', () => {
  expect(decideHubTab(ana(tab(5, true), tab(4)))).toBe('hub_pins')
  expect(decideHubTab(ana(tab(1, true), tab(0)))).toBe('hub_boards')
  expect(hubTabAt('/ana/_self-profile/pins/', ana())).toBe('hub_pins')
  expect(hubTabAt('/ana/_self-profile', ana())).toBe('hub_boards')
})
