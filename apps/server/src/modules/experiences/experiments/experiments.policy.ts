import { allow, type Decision, deny } from '../../../platform/auth/decision.ts'
import type { ExperimentRow } from './experiments.queries.ts'

type Times = Pick<ExperimentRow, 'started_at' | 'stopped_at'>

/** An experiment is started once, and while no other of its key runs: who is in which group would be unclear. */
export function canStart(experiment: Times | undefined, isKeyRunning: boolean): Decision {
  if (experiment === undefined) return deny('experiment_not_found')
  if (experiment.stopped_at !== null) return deny('experiment_over')
  if (experiment.started_at !== null) return deny('experiment_runs')
  return isKeyRunning ? deny('experiment_key_runs') : allow
}

/** Once somebody was served, another goal or other groups would tell nothing true. */
export function canChange(experiment: Times | undefined): Decision {
  if (experiment === undefined) return deny('experiment_not_found')
  if (experiment.stopped_at !== null) return deny('experiment_over')
  return experiment.started_at === null ? allow : deny('experiment_runs')
}

/** What was stopped stays so. */
export function canStop(experiment: Times | undefined): Decision {
  if (experiment === undefined) return deny('experiment_not_found')
  if (experiment.stopped_at !== null) return deny('experiment_over')
  return experiment.started_at === null ? deny('experiment_not_started') : allow
}
