import { expect, test } from 'vitest'
import { isInTheWay, type Running } from './blocking.policy.ts'

const board = { of: 'board' } as const
const section = (sectionId: string) => ({ of: 'section', sectionId }) as const
const place = (sectionId: string | null) => ({ of: 'place', sectionId }) as const

const mergedAway: Running = { sectionId: '-1', isEnding: true }
const filled: Running = { sectionId: null, isEnding: false }
const intoSection: Running = { sectionId: '7', isEnding: false }
const sectionGoes: Running = { sectionId: '7', isEnding: true }

test('ST-17 what is about the whole board waits for anything that runs on it', () => {
  for (const running of [mergedAway, filled, intoSection, sectionGoes]) expect(isInTheWay(running, board)).toBe(true)
})

test('ST-17 a section waits for work on it or on the whole board, not for work beside it', () => {
  expect([mergedAway, intoSection, sectionGoes].map((each) => isInTheWay(each, section('7')))).toEqual([
    true,
    true,
    true,
  ])
  expect([filled, intoSection, sectionGoes].map((each) => isInTheWay(each, section('8')))).toEqual([
    false,
    false,
    false,
  ])
})

test('ST-17 adding waits only for what takes its place away', () => {
  expect(isInTheWay(mergedAway, place(null))).toBe(true)
  expect(isInTheWay(mergedAway, place('7'))).toBe(true)
  expect(isInTheWay(sectionGoes, place('7'))).toBe(true)
  expect(isInTheWay(sectionGoes, place(null))).toBe(false)
  expect([filled, intoSection].map((each) => isInTheWay(each, place('7')))).toEqual([false, false])
  expect(isInTheWay(filled, place(null))).toBe(false)
})
