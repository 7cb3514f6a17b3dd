import type { MerchantProfile } from '@pinfold/contract'
import { expect, test } from 'vitest'
import { cutColor, firstChoice, isChanged, mayChoose, selectionOf, toggled } from './badge-choice.ts'

const ids = (...names: string[]) => names.map((id) => ({ id }))
const merchant = {
  badge_details: ids('woman', 'inclusive', 'eco_friendly', 'personal_touch'),
  profile_badges: ids('woman', 'inclusive', 'eco_friendly'),
  inspirational_badge_selection: null,
} as unknown as MerchantProfile

test('VR-12 without a choice the first colour of the palette is meant', () => {
  expect(firstChoice(merchant)).toEqual({ shown: ['woman', 'inclusive', 'eco_friendly'], color: '#fde2d4' })
})

test('VR-12 of four badges the fourth cannot be chosen before another one is taken back', () => {
  const first = firstChoice(merchant)
  expect(mayChoose(first, 'personal_touch')).toBe(false)
  expect(toggled(first, 'personal_touch')).toEqual(first)
  const two = toggled(first, 'woman')
  expect(mayChoose(two, 'personal_touch')).toBe(true)
  expect(toggled(two, 'personal_touch').shown).toEqual(['inclusive', 'eco_friendly', 'personal_touch'])
})

test('ST-24 Save works once badges or colour changed, and not when they are back', () => {
  const first = firstChoice(merchant)
  expect(isChanged(first, first)).toBe(false)
  expect(isChanged(first, { ...first, color: '#FDE2D4' })).toBe(false)
  expect(isChanged(first, { ...first, color: '#ffffff' })).toBe(true)
  const without = toggled(first, 'woman')
  expect(isChanged(first, without)).toBe(true)
  expect(isChanged(first, toggled(without, 'woman'))).toBe(false)
})

test('VR-12 a colour is cut to 7 characters, and what is none is not sent', () => {
  expect(cutColor('#12345678')).toBe('#123456')
  const first = firstChoice(merchant)
  expect(selectionOf({ ...first, color: 'zzz' }, merchant)).toBeNull()
  expect(selectionOf(first, merchant)).toEqual({ badgeColor: '#fde2d4', badgeOptOut: ['personal_touch'] })
})
