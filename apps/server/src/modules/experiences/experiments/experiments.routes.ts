import {
  adminChangeExperiment,
  adminExperimentPage,
  adminExperiments,
  adminMakeExperiment,
  adminStartExperiment,
  adminStopExperiment,
} from '@pinfold/contract'
import type { Binder } from '../../../platform/http/binder.ts'
import { type Id, LAST_ID } from '../../../platform/ids/ids.ts'
import type { WriteDeps } from '../../../platform/write-deps.ts'
import { employeeBinder } from '../../employees/index.ts'
import { changeExperiment, makeExperiment, startExperiment, stopExperiment } from './edit-experiment.ts'
import { findExperiments } from './experiments.queries.ts'
import { experimentView, presentExperiment, resultView } from './experiments.view.ts'
import type { RunningExperiments } from './running-experiments.ts'

/** The calls about experiments. */
export function bindExperiments(binder: Binder, deps: WriteDeps & { runningExperiments: RunningExperiments }): void {
  const { read, readPages, act } = employeeBinder(binder)
  const one = async (id: Id) => {
    await deps.runningExperiments.read()
    return experimentView(deps.db, id)
  }
  readPages(adminExperiments, async ({ page: { after, limit } }) => {
    const rows = await findExperiments(deps.db, { after: after ?? LAST_ID, limit: limit + 1 })
    const items = rows.slice(0, limit).map(presentExperiment)
    return { items, next: rows.length > limit ? (items.at(-1)?.id ?? null) : null }
  })
  read(adminExperimentPage, ({ options }) => resultView(deps.db, options.experiment_id))
  act(
    adminMakeExperiment,
    ({ employee, options: { reason, ...facts } }) => makeExperiment(deps, employee, { facts, reason }),
    one,
  )
  act(
    adminChangeExperiment,
    ({ employee, options: { experiment_id: id, reason, ...facts } }) =>
      changeExperiment(deps, employee, { id, facts, reason }),
    one,
  )
  act(
    adminStartExperiment,
    ({ employee, options: { experiment_id: id, reason } }) => startExperiment(deps, employee, { id, reason }),
    one,
  )
  act(
    adminStopExperiment,
    ({ employee, options: { experiment_id: id, reason } }) => stopExperiment(deps, employee, { id, reason }),
    one,
  )
}
