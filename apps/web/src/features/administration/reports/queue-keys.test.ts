import { moderationActs } from '@pinfold/contract'
import { expect, test } from 'vitest'
import { deedOfKey, queueKeys, rowAfter } from './queue-keys.ts'

const press = (key: string, held = {}) => ({ key, ctrlKey: false, metaKey: false, altKey: false, ...held })

test('every act has a key of its own', () => {
  const keys = queueKeys.map(([key]) => key)
  expect(new Set(keys).size).toBe(keys.length)
  for (const act of moderationActs) expect(queueKeys.map(([, deed]) => deed)).toContain(act)
})

test('keys of the browser and of fields are left alone', () => {
  expect(deedOfKey(press('d'), false)).toBe('dismiss')
  expect(deedOfKey(press('ArrowDown'), false)).toBe('next')
  for (const held of [{ ctrlKey: true }, { metaKey: true }, { altKey: true }])
    expect(deedOfKey(press('d', held), false)).toBeNull()
  expect(deedOfKey(press('d'), true)).toBeNull()
  expect(deedOfKey(press('q'), false)).toBeNull()
})

test('steps stay on the list, and begin at its top', () => {
  expect(rowAfter(['a', 'b'], 'a', 1)).toBe('b')
  expect(rowAfter(['a', 'b'], 'b', 1)).toBe('b')
  expect(rowAfter(['a', 'b'], 'a', -1)).toBe('a')
  expect(rowAfter(['a', 'b'], 'gone', 1)).toBe('a')
  expect(rowAfter([], null, 1)).toBeNull()
})
