import { expect, test } from 'vitest'
import { systemClock } from '../../apps/server/src/platform/clock.ts'
import { bucketOf, createIdSource } from '../../apps/server/src/platform/ids/ids.ts'
import { findFresh, withFreshIds } from './fresh-ids.ts'
import { inWaves, type SentStatement } from './recording-pool.ts'

const statement = (text: string, values: readonly unknown[] = []): SentStatement => ({ text, values })

test('what overlapped is one wave, what waited is the next', () => {
  const first = { statements: [statement('a')], takenAt: 0, givenAt: 1 }
  const second = { statements: [statement('b')], takenAt: 2, givenAt: 5 }
  const third = { statements: [statement('c'), statement('d')], takenAt: 3, givenAt: 4 }
  const last = { statements: [statement('e')], takenAt: 6, givenAt: 7 }
  const texts = inWaves([last, first, third, second]).map((wave) => wave.map((sent) => sent.map(({ text }) => text)))
  expect(texts).toEqual([[['a']], [['b'], ['c', 'd']], [['e']]])
})

test('new ids and keys are given anew everywhere, in the same bucket; old ids stay', () => {
  const ids = createIdSource(systemClock)
  const old = createIdSource({ now: () => new Date(Date.UTC(2026, 0, 5)) }).next(7)
  const since = Date.now()
  const made = ids.next(7)
  const key = '7c9e6679-7425-40de-944b-e07fc1f90ae7'
  const waves = [[[statement('insert', [made, old, [made], JSON.stringify({ pinId: made, key }), null, 3])]]]
  const fresh = findFresh(waves, since)
  expect(fresh).toEqual([made, key])
  const [[[sent] = []] = []] = withFreshIds({ waves, fresh }, ids)
  const [newId, stillOld, list, json, ...rest] = sent?.values ?? []
  expect(newId).not.toBe(made)
  expect(bucketOf(String(newId))).toBe(7)
  expect(stillOld).toBe(old)
  expect(list).toEqual([newId])
  expect(JSON.parse(String(json))).toMatchObject({ pinId: newId })
  expect(String(json)).not.toContain(key)
  expect(rest).toEqual([null, 3])
})
