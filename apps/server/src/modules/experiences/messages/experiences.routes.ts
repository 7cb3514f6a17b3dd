import {
  adminChangeExperience,
  type AdminExperience,
  adminExperiences,
  adminMakeExperience,
  adminStartExperience,
  adminStopExperience,
  completeExperience,
  dismissExperience,
  listExperiences,
  viewExperience,
} from '@pinfold/contract'
import { AppError } from '../../../platform/errors/app-error.ts'
import type { Binder } from '../../../platform/http/binder.ts'
import { type Id, LAST_ID } from '../../../platform/ids/ids.ts'
import type { WriteDeps } from '../../../platform/write-deps.ts'
import { employeeBinder } from '../../employees/index.ts'
import { type AnswerDeps, answerExperience } from './answer-experience.ts'
import { changeExperience, makeExperience, readExperience, runExperience } from './edit-experience.ts'
import { findExperience, findExperiences } from './experiences.queries.ts'
import { experiencesView, forEditorsView } from './experiences.view.ts'

type Deps = WriteDeps & AnswerDeps

/** What placements show, and what becomes of it. */
export function bindExperiences(binder: Binder, deps: Deps): void {
  const { bind } = binder
  bind(listExperiences, ({ viewer, options }) => experiencesView(deps, viewer, options.placement_ids))
  for (const [endpoint, what] of [
    [viewExperience, 'view'],
    [completeExperience, 'complete'],
    [dismissExperience, 'dismiss'],
  ] as const) {
    bind(endpoint, async ({ viewer, options: { experience_id: experienceId }, request: { address } }) => {
      await answerExperience(deps, viewer, { experienceId, what, address })
      return null
    })
  }
  bindEditing(binder, deps)
}

function bindEditing(binder: Binder, deps: Deps): void {
  const { readPages, act } = employeeBinder(binder)
  const one = async (id: Id): Promise<AdminExperience> => {
    await deps.experiences.read()
    const row = await findExperience(deps.db, id)
    const [shown] = await forEditorsView(deps.db, row ? [row] : [])
    if (!shown) throw new AppError('experience_not_found')
    return shown
  }
  readPages(adminExperiences, async ({ page: { after, limit } }) => {
    const rows = await findExperiences(deps.db, { after: after ?? LAST_ID, limit: limit + 1 })
    const items = await forEditorsView(deps.db, rows.slice(0, limit))
    return { items, next: rows.length > limit ? (items.at(-1)?.id ?? null) : null }
  })
  act(
    adminMakeExperience,
    async ({ employee, options: { reason, ...written } }) =>
      makeExperience(deps, employee, { facts: await readExperience(deps.db, written), reason }),
    one,
  )
  act(
    adminChangeExperience,
    async ({ employee, options: { experience_id: id, reason, ...written } }) =>
      changeExperience(deps, employee, { id, facts: await readExperience(deps.db, written), reason }),
    one,
  )
  for (const [endpoint, isRunning] of [
    [adminStartExperience, true],
    [adminStopExperience, false],
  ] as const) {
    act(
      endpoint,
      ({ employee, options: { experience_id: id, reason } }) =>
        runExperience(deps, employee, { id, isRunning, reason }),
      one,
    )
  }
}
