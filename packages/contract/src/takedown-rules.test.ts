import { expect, test } from 'vitest'
import { takedownLawTypes } from './entities/takedown-law.ts'
import { lawKeys } from './law-keys.ts'
import { takedownDays, takedownDetails } from './takedown-rules.ts'

test('every law says how long each step takes, and objections have the time that going to court needs', () => {
  expect(Object.keys(takedownDays)).toEqual([...lawKeys])
  for (const { answer, objection, court } of Object.values(takedownDays)) {
    for (const days of [answer, objection, court]) expect(Number.isInteger(days) && days > 0).toBe(true)
    expect(objection).toBeGreaterThanOrEqual(court)
  }
  expect(takedownDays.turkey.answer).toBe(2)
  expect(takedownDays.dsa.objection).toBeGreaterThanOrEqual(182)
  expect(takedownDays.india).toMatchObject({ answer: 15, court: 21 })
})

test('every kind of law asks for something of its own', () => {
  expect(Object.keys(takedownDetails)).toEqual([...takedownLawTypes])
  const asked = Object.values(takedownDetails).flat()
  expect(new Set(asked).size).toBe(asked.length)
})
