import { expect, test } from 'vitest'
import { isPutAway, putAway } from './put-away.ts'

/** Keeps what it is given, as a browser does. */
function storage(kept = '[]') {
  const texts = new Map([['announcements.closed', kept]])
  return () => ({
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => void texts.set(key, text),
  })
}

test('what was put away stays so; what is newer shows', () => {
  const here = storage()
  putAway(here, '1')
  expect([isPutAway(here, '1'), isPutAway(here, '2')]).toEqual([true, false])
  for (let id = 2; id < 30; id++) putAway(here, String(id))
  expect([isPutAway(here, '1'), isPutAway(here, '29')]).toEqual([false, true])
})

test('a browser that keeps nothing, or nonsense, shows it', () => {
  const refusing = () => {
    throw new Error('no storage')
  }
  putAway(refusing, '1')
  expect(isPutAway(refusing, '1')).toBe(false)
  for (const kept of ['{', 'null', '[1]']) expect(isPutAway(storage(kept), '1')).toBe(false)
})
