import { z } from 'zod'
import { adminExperiment, adminExperimentResult } from '../../entities/experience.ts'
import { experimentGoals } from '../../experience-kinds.ts'
import { experiments } from '../../experiments.ts'
import { limits } from '../../limits.ts'
import { endpoint } from '../../wire/endpoint.ts'
import { id, whole } from '../../wire/scalars.ts'
import { wrongOptionWords } from '../../wire/wrong-options.words.ts'
import { orText, text } from '../option-schemas.ts'
import { adminCommand, adminPagedQuery, adminQuery } from './admin-endpoint.ts'
import { actReason, adminPage } from './employees.ts'

const { longestKey, longestAbout, mostGroups } = limits.admin.experiment

/** A word of small letters, digits and underscores. */
const key = text(longestKey).refine((given) => /^[a-z][a-z0-9_]*$/.test(given), {
  error: () => wrongOptionWords.keyLetters,
})

const groups = z
  .array(z.object({ name: key, percent: whole.pipe(z.int().min(1).max(99)) }))
  .min(2, { error: () => wrongOptionWords.twoGroups })
  .max(mostGroups)
  .refine((all) => new Set(all.map(({ name }) => name)).size === all.length, {
    error: () => wrongOptionWords.groupsDiffer,
  })
  .refine((all) => all.reduce((sum, { percent }) => sum + percent, 0) <= 100, {
    error: () => wrongOptionWords.mostPercent,
  })

interface Wish {
  readonly key: string
  readonly groups: readonly { readonly name: string }[]
}

/** Of an experiment that the program knows only its own groups mean anything. */
function areKnownGroups({ key: name, groups: given }: Wish): boolean {
  if (!Object.hasOwn(experiments, name)) return true
  const known: readonly string[] = experiments[name as keyof typeof experiments].groups
  return given.every((group) => known.includes(group.name))
}

const known = { path: ['groups'], error: () => wrongOptionWords.groupsOfKey }
const written = {
  key,
  about: text(longestAbout),
  goal: z.enum(experimentGoals),
  groups: orText(groups),
  reason: actReason,
}

/** All experiments, the newest first. */
export const adminExperiments = endpoint(
  'GET',
  '/v3/admin/experiments/',
  adminPagedQuery({
    summary: 'Experiments, with those that are over.',
    roles: ['editor'],
    options: z.object(adminPage),
    reply: z.array(adminExperiment),
  }),
)

/** Writes one down; it runs once it is started. */
export const adminMakeExperiment = endpoint(
  'POST',
  '/v3/admin/experiments/',
  adminCommand({
    summary: 'Write down an experiment.',
    roles: ['editor'],
    mayHide: false,
    options: z.object(written).refine(areKnownGroups, known),
    reply: adminExperiment,
  }),
)

/** Changes what is written down, as long as it was not started. */
export const adminChangeExperiment = endpoint(
  'PUT',
  '/v3/admin/experiments/{experiment_id}/',
  adminCommand({
    summary: 'Change an experiment that was not started.',
    roles: ['editor'],
    mayHide: false,
    options: z.object({ experiment_id: id, ...written }).refine(areKnownGroups, known),
    reply: adminExperiment,
  }),
)

/** From now on everybody has a group, and is counted where they allow it. */
export const adminStartExperiment = endpoint(
  'POST',
  '/v3/admin/experiments/{experiment_id}/start/',
  adminCommand({
    summary: 'Start an experiment.',
    roles: ['editor'],
    mayHide: true,
    options: z.object({ experiment_id: id, reason: actReason }),
    reply: adminExperiment,
  }),
)

/** Ends it for good: who comes later would change what came of it. */
export const adminStopExperiment = endpoint(
  'POST',
  '/v3/admin/experiments/{experiment_id}/stop/',
  adminCommand({
    summary: 'Stop an experiment for good.',
    roles: ['editor'],
    mayHide: true,
    options: z.object({ experiment_id: id, reason: actReason }),
    reply: adminExperiment,
  }),
)

/** What came of it so far. */
export const adminExperimentPage = endpoint(
  'GET',
  '/v3/admin/experiments/{experiment_id}/outcome/',
  adminQuery({
    summary: 'What came of an experiment.',
    roles: ['editor'],
    options: z.object({ experiment_id: id }),
    reply: adminExperimentResult,
  }),
)
