import type { MemberId } from '@pinfold/contract'
import { expect, test } from 'vitest'
import { createListPace } from './list-pace.ts'

const [one, other] = ['1', '2'] as [MemberId, MemberId]
const at = (minutes: number) => new Date(Date.UTC(2026, 0, 1, 12, minutes))

test('a member has one list for what they save in a moment', () => {
  const pace = createListPace()
  expect(pace.mayMakeNow(one)).toBe(true)
  pace.noteTry(one)
  expect([pace.mayMakeNow(one), pace.mayMakeNow(other)]).toEqual([false, true])
  expect(pace.dueAt(one, at(1))).toEqual(at(1))
})

test('whoever had several lists within the hour has the next at one time for all their saves, and it comes', () => {
  const pace = createListPace()
  for (let tries = 0; tries < 4; tries += 1) pace.noteTry(one)
  expect([at(1), at(3), at(4)].map((now) => pace.dueAt(one, now))).toEqual([at(5), at(5), at(5)])
  expect(pace.dueAt(one, at(5))).toEqual(at(10))
  expect(pace.dueAt(other, at(1))).toEqual(at(1))
})
