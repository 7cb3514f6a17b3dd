import { expect, test } from 'vitest'
import { firstInTurn } from './notice-order.ts'

test('one notice is seen at a time: cookies, then an announcement, a banner, a reminder, a prompt, a tip', () => {
  expect(firstInTurn(['tip', 'prompt', 'banner', 'cookies'])).toBe('cookies')
  expect(firstInTurn(['tip', 'banner', 'announcement'])).toBe('announcement')
  expect(firstInTurn(['tip', 'prompt', 'banner'])).toBe('banner')
  expect(firstInTurn(['tip', 'prompt', 'reminder'])).toBe('reminder')
  expect(firstInTurn(['tip', 'prompt'])).toBe('prompt')
  expect(firstInTurn(['tip', 'tip'])).toBe('tip')
  expect(firstInTurn([])).toBeNull()
})
