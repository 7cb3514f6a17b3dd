import { adminStatistics } from '@pinfold/contract'
import type { Binder } from '../../../platform/http/binder.ts'
import type { Jobs } from '../../../platform/jobs/jobs.ts'
import { employeeBinder } from '../../employees/index.ts'
import { gatherFigures, type GatherDeps } from './gather-figures.ts'
import { statisticsView } from './statistics.view.ts'

/** MD-07: what the job gathered. */
export function bindStatistics(binder: Binder, deps: GatherDeps): void {
  employeeBinder(binder).read(adminStatistics, ({ options }) => statisticsView(deps, options.days))
}

/** Gathers figures shortly before the hour, so that the last run of a day has nearly all of it. */
export function scheduleStatistics(jobs: Jobs, deps: GatherDeps): void {
  jobs.every('58 * * * *', 'statistics-gather', () => gatherFigures(deps))
}
