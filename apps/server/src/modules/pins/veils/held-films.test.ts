import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Db } from '../../../platform/db/db.ts'
import { createHeldFilms } from './held-films.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] })
  // What is kept since the moment 0 has no age.
  vi.advanceTimersByTime(1)
})
afterEach(() => void vi.useRealTimers())

/** Answers what is said of the film at the moment, and how often it was asked. */
function films() {
  const said = { isHeld: false, isBroken: false, times: 0 }
  const isHeld = createHeldFilms({} as Db, async () => {
    said.times += 1
    if (said.isBroken) throw new Error('no database')
    return said.isHeld
  })
  return { said, isHeld }
}

test('the parts of a film that come within a second ask once, and another film asks for itself', async () => {
  const { said, isHeld } = films()
  await Promise.all([isHeld('a'), isHeld('a')])
  vi.advanceTimersByTime(900)
  await isHeld('a')
  expect(said.times).toBe(1)
  await isHeld('b')
  expect(said.times).toBe(2)
})

test('a hold is heard of after a second, and its end at once', async () => {
  const { said, isHeld } = films()
  expect(await isHeld('a')).toBe(false)
  said.isHeld = true
  vi.advanceTimersByTime(1001)
  expect(await isHeld('a')).toBe(true)
  said.isHeld = false
  expect(await isHeld('a')).toBe(false)
})

test('a question that failed is asked again', async () => {
  const { said, isHeld } = films()
  said.isBroken = true
  await expect(isHeld('a')).rejects.toThrow('no database')
  said.isBroken = false
  expect(await isHeld('a')).toBe(false)
})
