import { allow } from '../../../platform/auth/decision.ts'
import type { Id } from '../../../platform/ids/ids.ts'
import type { WriteDeps } from '../../../platform/write-deps.ts'
import { holdNothing } from '../../../platform/writing/writer.ts'
import { type Acted, type Actor, writeAct } from '../../employees/index.ts'
import { canChange, canStart, canStop } from './experiments.policy.ts'
import {
  EXPERIMENTS_BUCKET,
  type ExperimentFacts,
  insertExperiment,
  lockExperiment,
  setTimes,
  updateExperiment,
} from './experiments.queries.ts'

interface Shown {
  readonly [fact: string]: unknown
}

declare module '../../employees/write-act.ts' {
  interface Acts {
    'experiment.written': { before: null; after: Shown }
    'experiment.changed': { before: Shown; after: Shown }
    'experiment.started': { before: null; after: Shown }
    'experiment.stopped': { before: null; after: Shown }
  }
}

/** Writes an experiment down; it runs once it is started. */
export const makeExperiment = (
  deps: WriteDeps,
  actor: Actor,
  { facts, reason }: { facts: ExperimentFacts; reason: string },
): Promise<Acted<Id>> => {
  const id = deps.ids.next(EXPERIMENTS_BUCKET)
  const act = { kind: 'experiment.written', ...about(id), reason } as const
  return writeAct(deps, actor, 'make-experiment', act, async (tx, ask) => {
    await insertExperiment(ask(holdNothing(tx, 'a new row is nobody else’s'), allow), id, facts)
    return { before: null, after: { ...facts }, answer: id }
  })
}

interface Turn {
  readonly id: Id
  readonly reason: string
}

/** Throws `experiment_not_found`, `experiment_runs`, `experiment_over`. */
export const changeExperiment = (
  deps: WriteDeps,
  actor: Actor,
  { id, facts, reason }: Turn & { facts: ExperimentFacts },
): Promise<Acted<Id>> =>
  writeAct(deps, actor, 'change-experiment', { kind: 'experiment.changed', ...about(id), reason }, async (tx, ask) => {
    const [held, { row }] = await lockExperiment(tx, id)
    const writer = ask(held, canChange(row))
    await updateExperiment(writer, id, facts)
    const { key, about: words, goal, groups } = row ?? facts
    return { before: { key, about: words, goal, groups }, after: { ...facts }, answer: id }
  })

/** Throws `experiment_not_found`, `experiment_runs`, `experiment_over`, `experiment_key_runs`. */
export const startExperiment = (deps: WriteDeps, actor: Actor, { id, reason }: Turn): Promise<Acted<Id>> =>
  writeAct(deps, actor, 'start-experiment', { kind: 'experiment.started', ...about(id), reason }, async (tx, ask) => {
    const [held, { row, isKeyRunning }] = await lockExperiment(tx, id)
    const writer = ask(held, canStart(row, isKeyRunning))
    const times = { started_at: deps.clock.now() }
    await setTimes(writer, id, times)
    return { before: null, after: { key: row?.key, ...times }, answer: id }
  })

/** Throws `experiment_not_found`, `experiment_over`, `experiment_not_started`. */
export const stopExperiment = (deps: WriteDeps, actor: Actor, { id, reason }: Turn): Promise<Acted<Id>> =>
  writeAct(deps, actor, 'stop-experiment', { kind: 'experiment.stopped', ...about(id), reason }, async (tx, ask) => {
    const [held, { row }] = await lockExperiment(tx, id)
    const writer = ask(held, canStop(row))
    const times = { stopped_at: deps.clock.now() }
    await setTimes(writer, id, times)
    return { before: null, after: { key: row?.key, ...times }, answer: id }
  })

const about = (id: Id) => ({ thing: { type: 'experiment', id }, concerned: null })
