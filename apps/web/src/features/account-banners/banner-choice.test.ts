import { expect, test } from 'vitest'
import { dayOf, isLaterVisit, looksLikeBusiness, PINS_OF_A_BUSINESS, wasAway } from './banner-choice.ts'

test('PS-22 a member is welcomed back after seven days, and never at first', () => {
  expect(wasAway('2026-11-15', '2026-11-22')).toBe(true)
  expect(wasAway('2025-01-01', '2026-11-22')).toBe(true)
  expect(wasAway('2026-11-16', '2026-11-22')).toBe(false)
  expect(wasAway('2026-11-22', '2026-11-22')).toBe(false)
  expect(wasAway('2026-11-30', '2026-11-22')).toBe(false)
  expect(wasAway(undefined, '2026-11-22')).toBe(false)
  expect(wasAway('yesterday', '2026-11-22')).toBe(false)
  expect(dayOf(new Date('2026-11-22T23:59:59Z'))).toBe('2026-11-22')
})

test('PS-22 members are reminded of their email on a later day than their first', () => {
  expect(isLaterVisit('2026-11-21', '2026-11-22')).toBe(true)
  for (const first of ['2026-11-22', '2026-11-30', '', undefined]) expect(isLaterVisit(first, '2026-11-22')).toBe(false)
})

test('PS-22 a business account is offered to those who publish much and have none', () => {
  const user = { is_partner: false, has_published_pins: true, pin_count: PINS_OF_A_BUSINESS }
  expect(looksLikeBusiness(user)).toBe(true)
  expect(looksLikeBusiness({ ...user, is_partner: true })).toBe(false)
  expect(looksLikeBusiness({ ...user, has_published_pins: false })).toBe(false)
  expect(looksLikeBusiness({ ...user, pin_count: PINS_OF_A_BUSINESS - 1 })).toBe(false)
})
