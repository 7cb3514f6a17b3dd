import { boardNoteResource, boardPlanningResource, boardToDoResource } from '@pinfold/contract'
import { requireMember } from '../../platform/auth/viewer.ts'
import type { Binder } from '../../platform/http/binder.ts'
import type { WriteDeps } from '../../platform/write-deps.ts'
import type { CardDeps } from '../graph/index.ts'
import { addNote, changeNote, deleteNote } from './commands/edit-notes.ts'
import { addToDo, changeToDo, deleteToDo } from './commands/edit-to-dos.ts'
import { planningView } from './planning.view.ts'

/** BO-05: to-dos and notes of boards. Every change answers all that is planned on the board. */
export function bindPlanning({ bind }: Binder, deps: WriteDeps & CardDeps): void {
  bind(boardPlanningResource.get, ({ viewer, options }) => planningView(deps, requireMember(viewer), options.board_id))

  bind(boardToDoResource.create, async ({ viewer, options }) => {
    const member = requireMember(viewer)
    return planningView(deps, member, await addToDo(deps, member, options))
  })
  bind(boardToDoResource.update, async ({ viewer, options }) => {
    const member = requireMember(viewer)
    return planningView(deps, member, await changeToDo(deps, member, options))
  })
  bind(boardToDoResource.delete, async ({ viewer, options }) => {
    const member = requireMember(viewer)
    return planningView(deps, member, await deleteToDo(deps, member, options.to_do_id))
  })

  bind(boardNoteResource.create, async ({ viewer, options }) => {
    const member = requireMember(viewer)
    return planningView(deps, member, await addNote(deps, member, options))
  })
  bind(boardNoteResource.update, async ({ viewer, options }) => {
    const member = requireMember(viewer)
    return planningView(deps, member, await changeNote(deps, member, options))
  })
  bind(boardNoteResource.delete, async ({ viewer, options }) => {
    const member = requireMember(viewer)
    return planningView(deps, member, await deleteNote(deps, member, options.note_id))
  })
}
