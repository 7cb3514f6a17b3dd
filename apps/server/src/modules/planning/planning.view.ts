import { type BoardPlanning, formatWireDate, type MemberCard, type BoardId } from '@pinfold/contract'
import { requireAllowed } from '../../platform/auth/decision.ts'
import { asReader } from '../../platform/auth/read-once.ts'
import type { Member } from '../../platform/auth/viewer.ts'
import type { Id } from '../../platform/ids/ids.ts'
import { type CardDeps, knowMembers, presentMemberCard } from '../graph/index.ts'
import { knowBoard, canEditBoard } from '../boards/index.ts'
import { findNotes, findToDos } from './planning.queries.ts'

/** What is planned on a board, for its team. At most eight statements. Throws `board_not_found`, `not_allowed`. */
export async function planningView(deps: CardDeps, asking: Member, boardId: BoardId): Promise<BoardPlanning> {
  const viewer = asReader(asking)
  const { facts } = await knowBoard(deps, viewer, boardId)
  requireAllowed(canEditBoard(facts))
  const [toDos, notes] = await Promise.all([findToDos(deps.db, boardId), findNotes(deps.db, boardId)])
  const people = [...toDos.map(({ doneBy }) => doneBy), ...notes.map(({ editedBy }) => editedBy)]
  const members = await knowMembers(
    deps,
    viewer,
    people.filter((id) => id !== null),
  )
  const cardOf = (id: Id | null): MemberCard | null => {
    const member = id === null ? undefined : members.get(id)
    const isHidden = member?.relation.isBlockedByThem === true || member?.relation.isBlockingThem === true
    return member && !isHidden ? presentMemberCard(deps, member) : null
  }
  return {
    board_id: boardId,
    to_dos: toDos.map(({ id, text, doneAt, doneBy }) => ({
      id,
      type: 'board_to_do',
      text,
      is_done: doneAt !== null,
      done_at: doneAt === null ? null : formatWireDate(doneAt),
      done_by: cardOf(doneBy),
    })),
    notes: notes.map(({ id, title, text, version, editedAt, editedBy }) => ({
      id,
      type: 'board_note',
      title,
      text,
      version,
      edited_at: formatWireDate(editedAt),
      edited_by: cardOf(editedBy),
    })),
  }
}
