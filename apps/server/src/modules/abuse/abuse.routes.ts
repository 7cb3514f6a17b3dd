import { adminBlock, adminBlocks, adminMeasures, adminUnblock, adminUndoMeasure } from '@pinfold/contract'
import { AppError } from '../../platform/errors/app-error.ts'
import type { Binder } from '../../platform/http/binder.ts'
import { LAST_ID } from '../../platform/ids/ids.ts'
import type { WriteDeps } from '../../platform/write-deps.ts'
import { employeeBinder } from '../employees/index.ts'
import { measuresView, measureView, presentBlock } from './abuse.view.ts'
import { findBlock, findBlocks } from './blocks/blocks.queries.ts'
import { block, unblock } from './blocks/change-blocks.ts'
import type { StandingBlocks } from './blocks/standing-blocks.ts'
import { undoMeasure } from './measures/undo-measure.ts'

/** What moderators see of abuse and do about it. */
export function bindAbuse(binder: Binder, deps: WriteDeps & { abuseBlocks: StandingBlocks }): void {
  const { readPages, act } = employeeBinder(binder)
  readPages(adminMeasures, ({ options: { user_id: memberId, cause }, page }) =>
    measuresView(deps, { memberId, cause }, page),
  )
  act(
    adminUndoMeasure,
    ({ employee, options: { measure_id: id, reason } }) => undoMeasure(deps, employee, { id, reason }),
    (id) => measureView(deps, id),
  )
  readPages(adminBlocks, async ({ options: { kind }, page: { after, limit } }) => {
    const rows = await findBlocks(deps.db, kind, { after: after ?? LAST_ID, limit: limit + 1 })
    const shown = rows.slice(0, limit)
    return { items: shown.map(presentBlock), next: rows.length > limit ? (shown.at(-1)?.id ?? null) : null }
  })
  act(
    adminBlock,
    ({ employee, options: { kind, value, until, reason } }) =>
      block(deps, employee, { kind, value, until: until === '' ? null : until, reason }),
    async (id) => {
      await deps.abuseBlocks.read()
      const row = await findBlock(deps.db, id)
      if (!row) throw new AppError('block_not_found')
      return presentBlock(row)
    },
  )
  act(
    adminUnblock,
    ({ employee, options: { block_id: id, reason } }) => unblock(deps, employee, { id, reason }),
    async () => {
      await deps.abuseBlocks.read()
      return null
    },
  )
}
