import { expect, test } from 'vitest'
import {
  badgePalette,
  badgeTextOn,
  isBadgeColor,
  isInspirationalStorefront,
  merchantBadges,
} from './merchant-badges.ts'

test('VR-12 badges are offered in 7 light colours, with dark words on each', () => {
  expect(new Set(badgePalette).size).toBe(7)
  for (const color of badgePalette) {
    expect(isBadgeColor(color)).toBe(true)
    expect(badgeTextOn(color)).toBe('dark')
  }
})

test('VR-12 the words on a badge turn at a lightness of 0.18', () => {
  expect(badgeTextOn('#767676')).toBe('dark')
  expect(badgeTextOn('#757575')).toBe('light')
  expect(badgeTextOn('#000000')).toBe('light')
})

test('VR-12 a colour is a sign and six digits', () => {
  expect(['#12345678', 'zzz', '', '#12345', '123456', '#12345g'].filter(isBadgeColor)).toEqual([])
  expect(isBadgeColor('#A1b2C3')).toBe(true)
})

test('VR-18 only what is verified, inspirational and eligible shows as an inspirational storefront', () => {
  const all = { isVerified: true, isInspirational: true, isStorefrontEligible: true }
  expect(isInspirationalStorefront(all)).toBe(true)
  for (const missing of Object.keys(all)) expect(isInspirationalStorefront({ ...all, [missing]: false })).toBe(false)
})

test('that somebody is none of those who own a business is no badge', () => {
  expect(merchantBadges).not.toContain('none')
  expect(merchantBadges).toHaveLength(9)
})
