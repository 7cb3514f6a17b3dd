import { expect, test } from 'vitest'
import { mayShowHere, noteOverHere, noteSeenHere } from './device-memory.ts'

/** Keeps what it is given, as a browser does. */
function storage(kept = '{}') {
  const texts = new Map([['experiences.seen', kept]])
  return () => ({
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => void texts.set(key, text),
  })
}
const message = (id: string, given: object = {}) => ({
  experience_id: id,
  placement_id: 'web_banner',
  type: 'banner',
  display_data: {},
  ...given,
})
const A_DAY = 86_400_000

test('what was ended stays away in this browser; what was seen comes back as often and as early as it may', () => {
  const here = storage()
  noteOverHere(here, '1', 5)
  expect([mayShowHere(here, message('1'), 9), mayShowHere(here, message('2'), 9)]).toEqual([false, true])
  const rare = message('3', { most_times: 2, days_between: 3 })
  noteSeenHere(here, '3', 0)
  expect([mayShowHere(here, rare, 3 * A_DAY - 1), mayShowHere(here, rare, 3 * A_DAY)]).toEqual([false, true])
  noteSeenHere(here, '3', 3 * A_DAY)
  expect(mayShowHere(here, rare, 300 * A_DAY)).toBe(false)
  noteSeenHere(here, '4', 0)
  expect(mayShowHere(here, message('4'), 1)).toBe(true)
})

test('what is long over is forgotten, so that little is kept', () => {
  const here = storage()
  for (let id = 0; id < 60; id++) noteOverHere(here, String(id), id)
  expect([mayShowHere(here, message('0'), 99), mayShowHere(here, message('59'), 99)]).toEqual([true, false])
})

test('a browser that keeps nothing, or nonsense, shows it', () => {
  const refusing = () => {
    throw new Error('no storage')
  }
  noteOverHere(refusing, '1', 0)
  expect(mayShowHere(refusing, message('1'), 1)).toBe(true)
  for (const kept of ['{', 'null', '[1]', '{"1":7}', '{"1":{"times":"x"}}'])
    expect(mayShowHere(storage(kept), message('1'), 1)).toBe(true)
})
