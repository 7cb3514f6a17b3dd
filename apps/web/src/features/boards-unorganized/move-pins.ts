import {
  type Board,
  boardFeedResource,
  boardlessPinsResource,
  boardSectionPinsResource,
  bulkEditResource,
  filteredPins,
  type Pin,
  type SectionCard,
  userActivityPinsResource,
  userPinsResource,
} from '@pinfold/contract'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useRevalidator } from 'react-router'
import { call } from '../../api/client.ts'
import { messageOf } from '../../api/failure.ts'
import { readFact, tellFact } from '../../api/use-optimistic-fact.ts'
import { showToast } from '../../ui/toast-store.ts'
import { type SavedPlace, savedAs } from '../../entities/pin/saving/saved-place.ts'
import { savedKey } from '../../entities/pin/pin-keys.ts'
import { rereadBoards } from '../../entities/board/lists/board-changes.ts'
import { watchBoardOperations } from '../../entities/operation/operations-store.ts'
import { boardFilled } from '../../entities/board/lists/picker-boards.ts'
import { actionWords } from '../../ui/action.words.ts'
import { pinMovingWords } from './pin-moving.words.ts'

/** Lists that say on which board a pin is, or hold the pins of one. */
const pinLists: readonly string[] = [
  boardlessPinsResource.get,
  boardFeedResource.get,
  boardSectionPinsResource.get,
  userPinsResource.get,
  userActivityPinsResource.get,
  filteredPins,
].map(({ id }) => id)

interface NewPlace {
  readonly board: Board | null
  readonly section: SectionCard | null
}

/** What is kept of pins and boards is old: cards say the new place, lists are read again when they are seen. */
function noteMoved(queries: QueryClient, pins: readonly Pin[], place: NewPlace): void {
  if (place.board) boardFilled(queries, place.board)
  for (const pin of pins) {
    const isThisPin = readFact<SavedPlace | null>(queries, savedKey(pin), null)?.pinId === pin.id
    if (isThisPin || pin.saved_by_me?.pin_id === pin.id)
      tellFact(queries, savedKey(pin), { ...savedAs({ ...pin, ...place }), isFresh: false })
  }
  const arePins = ({ queryKey: [id] }: { queryKey: readonly unknown[] }) =>
    typeof id === 'string' && pinLists.includes(id)
  queries.removeQueries({ predicate: arePins, type: 'inactive' })
}

/** What was moved. Many pins go in the background; `end` is when the last has gone. */
export interface Moved {
  readonly pins: readonly Pin[]
  readonly board: Board
  readonly end: Promise<void> | null
}

/** Sends the move; `board` is the one that gets the pins, or gives them back. */
async function send(pins: readonly Pin[], place: NewPlace, board: Board): Promise<Moved> {
  const where = { board_id: place.board?.id ?? '', ...(place.section && { section_id: place.section.id }) }
  const { data } = await call(bulkEditResource.update, { pin_ids: pins.map(({ id }) => id), ...where })
  const { blocking_action: started } = data
  const watch = (onDone: () => void) =>
    watchBoardOperations({ boardId: board.id, boardName: board.name, started, onDone })
  return { pins, board, end: started && new Promise(watch) }
}

const offBoards: NewPlace = { board: null, section: null }

/** ST-09: moves pins that are on no board, and tells everything that shows them. Throws what the server refuses. */
export function usePinMoving() {
  const queries = useQueryClient()
  const { revalidate } = useRevalidator()
  const reread = () => Promise.all([rereadBoards(queries), revalidate()])

  const moveBack = async ({ pins, board, end }: Moved) => {
    try {
      // A board that is being filled gives nothing back.
      await end
      const back = await send(pins, offBoards, board)
      noteMoved(queries, pins, offBoards)
      await back.end
    } catch (error) {
      showToast({ text: pinMovingWords.notUndone({ reason: messageOf(error) }) })
    }
    await reread()
  }

  return {
    move: async (pins: readonly Pin[], board: Board, section: SectionCard | null): Promise<Moved> => {
      const moved = await send(pins, { board, section }, board)
      noteMoved(queries, pins, { board, section })
      void moved.end?.then(reread)
      return moved
    },
    /** Says where the pins went, and reads anew what shows them. */
    tellMoved: (moved: Moved) => {
      showToast({
        text: pinMovingWords.movedTo({ board: moved.board.name }),
        pictureUrl: moved.pins[0]?.images['136x136'].url,
        action: { label: actionWords.undo, onPress: () => void moveBack(moved) },
      })
      void reread()
    },
  }
}
