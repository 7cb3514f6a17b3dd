import { limits, type PinId } from '@pinfold/contract'
import { asReader } from '../../platform/auth/read-once.ts'
import type { Member } from '../../platform/auth/viewer.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import type { Id } from '../../platform/ids/ids.ts'
import { boardSight, knowBoards } from '../boards/index.ts'
import type { CardDeps } from '../graph/index.ts'
import { findBoardsOfPicture } from './marks.queries.ts'
import { knowPins, readAsFound, canSeePin } from '../pins/index.ts'

/**
 * Where the viewer has the pin's picture: on boards whose pins they may read, and on their profile alone. Throws
 * `pin_not_found` where the viewer may not see the pin.
 */
export async function savedBoardsView(deps: CardDeps, viewer: Member, pinId: PinId) {
  const reader = asReader(viewer)
  const pin = (await knowPins(deps, reader, [pinId])).get(pinId)
  if (!pin || !canSeePin(pin.facts).isAllowed) {
    await readAsFound(deps, reader, pinId)
    throw new AppError('pin_not_found')
  }
  const saves = await findBoardsOfPicture(deps.db, viewer.id, pin.row.contentHash, limits.savedBoards.most)
  const boardIds = [...new Set(saves.flatMap(({ boardId }) => (boardId === null ? [] : [boardId])))]
  const boards = await knowBoards(deps, reader, boardIds)
  const isReadable = (id: Id) => {
    const facts = boards.get(id)?.facts
    return facts !== undefined && !facts.isBeyondToken && boardSight(facts) === 'full'
  }
  return { board_ids: boardIds.filter(isReadable), is_on_profile: saves.some(({ boardId }) => boardId === null) }
}
