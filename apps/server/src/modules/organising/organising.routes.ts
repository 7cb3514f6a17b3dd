import { bulkEditResource, mergeBoards as mergeBoardsCall } from '@pinfold/contract'
import { requireMember } from '../../platform/auth/viewer.ts'
import type { Binder } from '../../platform/http/binder.ts'
import { boardView, type BoardViewDeps } from '../boards/index.ts'
import { copyInBulk, deleteInBulk, moveInBulk } from './commands/bulk-edit.ts'
import type { OperationDeps } from './commands/do-now-or-later.ts'
import { mergeBoards } from './commands/merge-boards.ts'

/** What is done to many pins at once. */
export function bindOrganising({ bind }: Binder, deps: OperationDeps & BoardViewDeps): void {
  bind(bulkEditResource.create, ({ viewer, options }) => copyInBulk(deps, requireMember(viewer), options))
  bind(bulkEditResource.update, ({ viewer, options }) => moveInBulk(deps, requireMember(viewer), options))
  bind(bulkEditResource.delete, ({ viewer, options }) => deleteInBulk(deps, requireMember(viewer), options))
  bind(mergeBoardsCall, async ({ viewer, options }) => {
    const ids = { sourceId: options.source_id, targetId: options.target_id }
    const outcome = await mergeBoards(deps, requireMember(viewer), ids)
    return { ...outcome, board: await boardView(deps, viewer, options.target_id) }
  })
}
