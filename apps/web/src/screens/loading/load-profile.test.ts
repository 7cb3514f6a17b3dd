import { expect, test } from 'vitest'
import { canonicalAddress } from './load-profile.ts'

const at = (path: string) => canonicalAddress(new URL(path, 'http://localhost'), 'Ana')

test('PR-17 the canonical address keeps sub-route and query', () => {
  expect(at('/ANA')).toBe('/Ana')
  expect(at('/ana/_pins')).toBe('/Ana/_pins')
  expect(at('/ana/pins/?a=b&c=d')).toBe('/Ana/pins/?a=b&c=d')
})
