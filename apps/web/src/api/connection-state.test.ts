import { expect, test } from 'vitest'
import { connectionOf, isGatewayFailure, probeAfter, unreachedWords } from './connection-state.ts'

test('being offline and a server that does not answer are two things', () => {
  expect(connectionOf({ isOnLine: true, isReached: true })).toBe('good')
  expect(connectionOf({ isOnLine: false, isReached: true })).toBe('offline')
  expect(connectionOf({ isOnLine: false, isReached: false })).toBe('offline')
  expect(connectionOf({ isOnLine: true, isReached: false })).toBe('unreachable')
  expect(unreachedWords(true)).not.toBe(unreachedWords(false))
})

test('the server is asked soon, then less and less often', () => {
  expect([0, 1, 2, 3, 4, 5, 20].map(probeAfter)).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000])
})

test('a gateway’s answer is none of the server’s', () => {
  expect([500, 502, 503, 504, 404].map(isGatewayFailure)).toEqual([false, true, true, true, false])
})
