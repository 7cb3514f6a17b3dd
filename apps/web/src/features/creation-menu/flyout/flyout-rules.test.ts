import { expect, test } from 'vitest'
import { flyoutActions, flyoutLabel, flyoutName, type FlyoutSurface } from './flyout-choices.ts'
import { type FlyoutTip, flyoutTip, tipText } from './flyout-tips.ts'

const able = { mayAddPins: true, mayEdit: true, isIdeaPinOnly: false }

test('PS-16 each surface offers what can be made there', () => {
  const on = (surface: FlyoutSurface) => flyoutActions({ surface, ...able })
  expect(on('board')).toEqual({ create: ['pin', 'idea-pin'], add: ['section', 'date', 'to-dos', 'note'] })
  expect(on('section')).toEqual({ create: ['pin', 'idea-pin'], add: [] })
  expect(on('profile')).toEqual({ create: ['pin', 'idea-pin'], add: [] })
  expect(on('profile-boards')).toEqual({ create: ['pin', 'idea-pin', 'board'], add: [] })
})

test('PS-16 in one variant the Pin is hidden and the Idea Pin is called Pin', () => {
  expect(flyoutActions({ surface: 'profile', ...able, isIdeaPinOnly: true }).create).toEqual(['idea-pin'])
  expect([flyoutName('idea-pin', true), flyoutName('idea-pin', false), flyoutName('pin', false)]).toEqual([
    'Pin',
    'Idea Pin',
    'Pin',
  ])
})

test('PS-16 an archived board takes no Pins but can be planned on; who may not edit adds nothing', () => {
  const facts = { surface: 'board', isIdeaPinOnly: false } as const
  expect(flyoutActions({ ...facts, mayAddPins: false, mayEdit: true }).create).toEqual([])
  expect(flyoutActions({ ...facts, mayAddPins: true, mayEdit: false }).add).toEqual([])
})

test('PS-17 the button is named after its surface', () => {
  expect(flyoutLabel('board')).toBe('Board Actions')
  expect(flyoutLabel('section')).toBe('Create Pin')
  expect(flyoutLabel('profile')).toBe('Profile Actions')
  expect(flyoutLabel('profile-boards')).toBe('Profile Actions')
})

test('ST-28 BC-14 a board tells of sections first, then of planning, each once', () => {
  const seen = new Set<FlyoutTip>()
  const tip = (surface: FlyoutSurface, changes: { isSectionTipOn?: boolean; mayEdit?: boolean } = {}) => {
    const { isSectionTipOn = true, mayEdit = true } = changes
    const actions = flyoutActions({ surface, ...able, mayEdit }).add
    return flyoutTip({ surface, isSectionTipOn, actions, wasSeen: (one) => seen.has(one) })
  }
  expect(tip('board')).toBe('add-section')
  expect(tipText('add-section')).toBe('Tap + to add a section any time')
  expect(tip('board', { isSectionTipOn: false })).toBe('planning')
  // Who may not edit the board has no date action there, nor one for sections.
  expect(tip('board', { mayEdit: false })).toBeNull()
  expect(tip('profile-boards')).toBe('create-board')
  expect([tip('profile'), tip('section')]).toEqual([null, null])
  seen.add('add-section')
  expect(tip('board')).toBe('planning')
  seen.add('planning').add('create-board')
  expect([tip('board'), tip('profile-boards')]).toEqual([null, null])
})
