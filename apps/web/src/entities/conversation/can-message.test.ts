import type { Partner } from '@pinfold/contract'
import { expect, test } from 'vitest'
import { canMessage } from './can-message.ts'

const viewer = { id: '1', should_show_messaging: true }
const user = { id: '2', should_show_messaging: true, blocked_by_me: false, is_partner: false, partner: null }
const partner: Partner = {
  contact_email: null,
  contact_phone: null,
  contact_phone_country: null,
  enable_profile_address: false,
  enable_profile_message: true,
  profile_place: null,
}

test('VR-10 Message is there when both allow it, and not on the own profile, a blocked one, or for visitors', () => {
  expect(canMessage(user, viewer)).toBe(true)
  expect(canMessage({ ...user, id: '1' }, viewer)).toBe(false)
  expect(canMessage({ ...user, blocked_by_me: true }, viewer)).toBe(false)
  expect(canMessage({ ...user, should_show_messaging: false }, viewer)).toBe(false)
  expect(canMessage(user, { ...viewer, should_show_messaging: false })).toBe(false)
  expect(canMessage(user, { id: null, should_show_messaging: true })).toBe(false)
  expect(canMessage(user, undefined)).toBe(false)
})

test('VR-10 a partner is messaged only where the profile says so', () => {
  expect(canMessage({ ...user, is_partner: true, partner }, viewer)).toBe(true)
  expect(
    canMessage({ ...user, is_partner: true, partner: { ...partner, enable_profile_message: false } }, viewer),
  ).toBe(false)
  expect(canMessage({ ...user, is_partner: true, partner: null }, viewer)).toBe(false)
})
