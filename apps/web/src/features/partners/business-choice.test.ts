import type { BusinessProfile } from '@pinfold/contract'
import { expect, test } from 'vitest'
import { canActFor, plainAddress } from './business-choice.ts'

const profile = (permissions: string[], viewerMeetsMfaRequirement: boolean) =>
  ({ permissions, viewerMeetsMfaRequirement }) as BusinessProfile

test('RP-08 the owner’s rights or the second factor open a business', () => {
  expect(canActFor(profile(['OWNER', 'ADMIN', 'EDITOR', 'ANALYST'], false))).toBe(true)
  expect(canActFor(profile(['EDITOR', 'ANALYST'], true))).toBe(true)
  expect(canActFor(profile(['ADMIN', 'EDITOR', 'ANALYST'], false))).toBe(false)
})

test('RP-08 an address loses the name it was opened in, and nothing else', () => {
  expect(plainAddress('http://here/shop/garden/?orbac_subject_id=5')).toBe('/shop/garden/')
  expect(plainAddress('http://here/search/?q=a+b&orbac_subject_id=5#top')).toBe('/search/?q=a+b#top')
})
