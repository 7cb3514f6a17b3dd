import { expect, test } from 'vitest'
import { canStart, canStop } from './experiments.policy.ts'

const at = new Date('2026-11-26T12:00:00Z')
const written = { started_at: null, stopped_at: null }
const running = { started_at: at, stopped_at: null }
const over = { started_at: at, stopped_at: at }

test.each([
  ['none', undefined, false, 'experiment_not_found', 'experiment_not_found'],
  ['one that was written down', written, false, undefined, 'experiment_not_started'],
  ['one beside another of its key', written, true, 'experiment_key_runs', 'experiment_not_started'],
  ['one that runs', running, false, 'experiment_runs', undefined],
  ['one that is over', over, false, 'experiment_over', 'experiment_over'],
] as const)('MD-06 what may be done with %s', (_, experiment, isKeyRunning, start, stop) => {
  const codeOf = (decision: ReturnType<typeof canStop>) => (decision.isAllowed ? undefined : decision.code)
  expect(codeOf(canStart(experiment, isKeyRunning))).toBe(start)
  expect(codeOf(canStop(experiment))).toBe(stop)
})
