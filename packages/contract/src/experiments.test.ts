import { expect, test } from 'vitest'
import { experiments } from './experiments.ts'

const all = Object.entries(experiments)

test.each(all)('experiment %s is decided and taken out by the day it names', (_name, { expires }) => {
  expect(expires).toMatch(/^\d{4}-\d{2}-\d{2}$/)
  expect(new Date().toISOString().slice(0, 10) <= expires, 'decide about it and take it out').toBe(true)
})

test.each(all)('experiment %s has an owner, says what it tries, and knows its usual group', (_name, experiment) => {
  expect(experiment.about).not.toBe('')
  expect(experiment.owner).not.toBe('')
  expect(experiment.groups).toContain(experiment.usual)
  expect(new Set(experiment.groups).size).toBe(experiment.groups.length)
})

test('BC-15 four experiments are about how pages load, for members and for visitors', () => {
  const flags = [
    'web_auth_lazy_component',
    'web_unauth_lazy_component',
    'web_early_hydration_auth',
    'web_early_hydration_unauth',
  ]
  expect(Object.keys(experiments)).toEqual(expect.arrayContaining(flags))
})
