import { type AdminExperiment, type AdminExperimentResult, formatWireDate } from '@pinfold/contract'
import type { Db } from '../../../platform/db/db.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import type { Id } from '../../../platform/ids/ids.ts'
import { differenceOf } from './comparison.ts'
import { type ExperimentRow, findExperiment, findSums } from './experiments.queries.ts'
import { sampleRatioOf } from './sample-ratio.ts'

/** An experiment as editors see it. */
export const presentExperiment = ({ started_at: startedAt, stopped_at: stoppedAt, ...row }: ExperimentRow) =>
  ({
    ...row,
    started_at: startedAt && formatWireDate(startedAt),
    stopped_at: stoppedAt && formatWireDate(stoppedAt),
  }) satisfies AdminExperiment

/** One experiment. Throws `experiment_not_found`. */
export async function experimentView(db: Db, id: Id): Promise<AdminExperiment> {
  const row = await findExperiment(db, id)
  if (row === undefined) throw new AppError('experiment_not_found')
  return presentExperiment(row)
}

/** What came of one so far. Throws `experiment_not_found`. */
export async function resultView(db: Db, id: Id): Promise<AdminExperimentResult> {
  const experiment = await experimentView(db, id)
  const sums = new Map((await findSums(db, id)).map((sum) => [sum.group, sum]))
  const counted = experiment.groups.map(({ name, percent }) => {
    const { exposed = 0, reached = 0 } = sums.get(name) ?? {}
    return { name, percent, exposed, reached }
  })
  const [control] = counted
  return {
    experiment,
    groups: counted.map(({ exposed, reached, ...group }, at) => ({
      ...group,
      exposed_count: exposed,
      reached_count: reached,
      rate: exposed === 0 ? 0 : reached / exposed,
      difference:
        at === 0 || control === undefined || control.exposed === 0 || exposed === 0
          ? null
          : differenceOf({ exposed, reached }, control),
    })),
    sample_ratio: sampleRatioOf(counted),
  }
}
