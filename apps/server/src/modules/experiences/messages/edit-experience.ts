import {
  adminMakeExperience,
  experienceLook,
  type ExperienceTexts,
  type OptionsInput,
  type OptionsOf,
} from '@pinfold/contract'
import { allow, deny } from '../../../platform/auth/decision.ts'
import type { Db } from '../../../platform/db/db.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import type { Id } from '../../../platform/ids/ids.ts'
import type { WriteDeps } from '../../../platform/write-deps.ts'
import { holdNothing } from '../../../platform/writing/writer.ts'
import { type Acted, type Actor, commandLine, writeAct } from '../../employees/index.ts'
import { findExperiment } from '../experiments/experiments.queries.ts'
import {
  type ExperienceFacts,
  EXPERIENCES_BUCKET,
  hasExperienceNamed,
  insertExperience,
  lockExperience,
  setRunning,
  updateExperience,
} from './experiences.queries.ts'

interface Shown {
  readonly [fact: string]: unknown
}

declare module '../../employees/write-act.ts' {
  interface Acts {
    'experience.written': { before: null; after: Shown }
    'experience.changed': { before: Shown; after: Shown }
    'experience.started': { before: Shown; after: Shown }
    'experience.stopped': { before: Shown; after: Shown }
  }
}

type Written = Omit<OptionsOf<typeof adminMakeExperience>, 'reason'>

/**
 * What was written, as it is kept. Throws `invalid_parameters` where it ends before it starts, and where its experiment or
 * group is none.
 */
export async function readExperience(db: Db, written: Written): Promise<ExperienceFacts> {
  const startsAt = new Date(written.starts_at)
  const endsAt = written.ends_at === null ? null : new Date(written.ends_at)
  if (endsAt !== null && endsAt <= startsAt) throw new AppError('invalid_parameters', { field: 'ends_at' })
  if (written.experiment_id !== null) {
    const experiment = await findExperiment(db, written.experiment_id)
    if (experiment === undefined) throw new AppError('invalid_parameters', { field: 'experiment_id' })
    if (!experiment.groups.some(({ name }) => name === written.experiment_group))
      throw new AppError('experiment_group_unknown', { field: 'experiment_group' })
  }
  return { ...plainFacts(written), look: experienceLook.parse(written), starts_at: startsAt, ends_at: endsAt }
}

const plainFacts = (written: Written) => ({
  name: written.name,
  placement_id: written.placement_id,
  type: written.type,
  texts: saidOf(written.texts),
  audience: written.audience,
  new_within_days: written.new_within_days,
  languages: written.languages,
  percent: written.percent,
  most_times: written.most_times,
  days_between: written.days_between,
  priority: written.priority,
  experiment_id: written.experiment_id,
  experiment_group: written.experiment_group,
})

/** Languages that were left empty speak English. */
function saidOf(texts: Written['texts']): Record<string, ExperienceTexts> {
  const said = Object.entries(texts).filter(
    ([, own]) => own !== undefined && Object.values(own).some((text) => text !== ''),
  )
  return Object.fromEntries(said) as Record<string, ExperienceTexts>
}

/** Writes an experience; it shows nowhere before it is started. */
export const makeExperience = (
  deps: WriteDeps,
  actor: Actor,
  { facts, reason, isRunning = false }: { facts: ExperienceFacts; reason: string; isRunning?: boolean },
): Promise<Acted<Id>> => {
  const id = deps.ids.next(EXPERIENCES_BUCKET)
  const act = { kind: 'experience.written', ...about(id), reason } as const
  return writeAct(deps, actor, 'make-experience', act, async (tx, ask) => {
    await insertExperience(ask(holdNothing(tx, 'a new row is nobody else’s'), allow), id, facts, isRunning)
    return { before: null, after: { ...facts, is_running: isRunning }, answer: id }
  })
}

/** Changes one. Throws `experience_not_found`. */
export const changeExperience = (
  deps: WriteDeps,
  actor: Actor,
  { id, facts, reason }: { id: Id; facts: ExperienceFacts; reason: string },
): Promise<Acted<Id>> =>
  writeAct(deps, actor, 'change-experience', { kind: 'experience.changed', ...about(id), reason }, async (tx, ask) => {
    const [held, row] = await lockExperience(tx, id)
    const writer = ask(held, row === undefined ? deny('experience_not_found') : allow)
    if (row === undefined) throw new AppError('experience_not_found')
    await updateExperience(writer, id, facts)
    return { before: { ...row }, after: { ...facts }, answer: id }
  })

/** Lets one show, or no more; where it is so already nothing changes. Throws `experience_not_found`. */
export const runExperience = (
  deps: WriteDeps,
  actor: Actor,
  { id, isRunning, reason }: { id: Id; isRunning: boolean; reason: string },
): Promise<Acted<Id>> =>
  writeAct(
    deps,
    actor,
    'run-experience',
    { kind: isRunning ? 'experience.started' : 'experience.stopped', ...about(id), reason },
    async (tx, ask) => {
      const [held, row] = await lockExperience(tx, id)
      const writer = ask(held, row === undefined ? deny('experience_not_found') : allow)
      if (row?.is_running === isRunning) return { isUnchanged: true, answer: id }
      await setRunning(writer, id, isRunning)
      return { before: { is_running: !isRunning }, after: { is_running: isRunning }, answer: id }
    },
  )

/** Writes and starts one, unless one of its name is there. For what a new installation begins with. */
export async function showOnce(
  deps: WriteDeps,
  wish: Omit<OptionsInput<typeof adminMakeExperience>, 'starts_at' | 'reason'>,
): Promise<void> {
  if (await hasExperienceNamed(deps.db, wish.name)) return
  const reason = 'The demonstration shows how it looks'
  const written = adminMakeExperience.options.parse({ ...wish, starts_at: deps.clock.now().toISOString(), reason })
  await makeExperience(deps, commandLine, { facts: await readExperience(deps.db, written), reason, isRunning: true })
}

const about = (id: Id) => ({ thing: { type: 'experience', id }, concerned: null })
