import { expect, test } from 'vitest'
import { awayReader } from './viewers.ts'
import { changedConsent, presentSettings, readConsent, writeConsent } from './consent.ts'

const some = { analytic: true, marketing: false, personalization: true, surface: 'cookie_banner' }

test('EN-09 a choice survives its cookie', () => {
  expect(writeConsent(some)).toBe('1.0.1.cookie_banner')
  for (const surface of ['', 'a.b-c', 'cookie_settings'])
    expect(readConsent(writeConsent({ ...some, surface }))).toEqual({ ...some, surface })
})

test('EN-09 a cookie that nobody of ours wrote says nothing', () => {
  for (const cookie of [undefined, '', '1.0', '1.0.2.x', '1.0.1', '1.0.1.<b>', `1.0.1.${'x'.repeat(65)}`])
    expect(readConsent(cookie)).toBeNull()
})

test('EN-09 a first choice refuses what it leaves out, a later one keeps it', () => {
  const first = changedConsent(null, { allow_analytic_cookies: true })
  expect(first).toEqual({ analytic: true, marketing: false, personalization: false, surface: '' })
  expect(changedConsent(some, { allow_marketing_cookies: true })).toEqual({ ...some, marketing: true })
  expect(changedConsent(some, { allow_analytic_cookies: false, surface_tag: 'settings' })).toEqual({
    ...some,
    analytic: false,
    surface: 'settings',
  })
  expect(changedConsent(some, { surface_tag: 'nothing chosen' })).toBeNull()
})

test('EN-09 before the choice the flags are null', () => {
  expect(presentSettings(awayReader('1'))).toMatchObject({
    allow_analytic_cookies: null,
    allow_marketing_cookies: null,
    allow_personalization_cookies: null,
    surface_tag: '',
  })
})
