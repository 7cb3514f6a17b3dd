import { expect, test } from 'vitest'
import { type AgeForm, formatAge } from './format-age.ts'

const now = Date.parse('2026-10-15T12:00:00Z')
const said = (moment: string, form: AgeForm, timeZone = 'UTC') =>
  formatAge(moment, { form, locale: 'en-US', timeZone, now })

test('ages have one long and one short form, up to a week', () => {
  for (const [moment, long, short] of [
    ['Thu, 15 Oct 2026 11:59:50 +0000', 'now', 'now'],
    ['Thu, 15 Oct 2026 12:00:50 +0000', 'now', 'now'],
    ['Thu, 15 Oct 2026 11:33:00 +0000', '27 minutes ago', '27 min'],
    ['Thu, 15 Oct 2026 09:00:00 +0000', '3 hours ago', '3 hr'],
    ['Wed, 14 Oct 2026 11:55:00 +0000', 'yesterday', '1 day'],
    ['Fri, 09 Oct 2026 11:55:00 +0000', '6 days ago', '6 days'],
  ] as const)
    expect([said(moment, 'long'), said(moment, 'short')], moment).toEqual([long, short])
})

test('what is older than a week has its date, in the reader’s zone; the short form says another year alone', () => {
  const first = 'Thu, 01 Oct 2026 02:00:00 +0000'
  expect([said(first, 'long'), said(first, 'short')]).toEqual(['Oct 1, 2026', 'Oct 1'])
  expect(said(first, 'short', 'America/New_York')).toBe('Sep 30')
  expect(said('Sat, 04 Oct 2025 12:00:00 +0000', 'short')).toBe('Oct 4, 2025')
})
