import { z } from 'zod'
import { board } from '../entities/board.ts'
import { suggestedPerson } from '../entities/suggested-person.ts'
import { query, resource } from '../wire/endpoint.ts'
import { readingBoards } from '../wire/permission-row-sets.ts'
import { boardId } from '../wire/scalars.ts'
import { actingFor, fieldChoice } from './option-schemas.ts'

/** Boards that hold much of the same as one. */
export const boardsLikeResource = resource('BoardsLike', {
  get: query({
    summary: 'Boards like a board: those that hold much of the same, at most 12.',
    facts: { token: 'boards', acting: 'read', rate: 'none: reads' },
    rows: readingBoards,
    options: z.object({ board_id: boardId, ...fieldChoice, ...actingFor }),
    reply: z.array(board),
  }),
})

/** People whose boards hold what the viewer saves. */
export const peopleToFollowResource = resource('PeopleToFollow', {
  get: query({
    summary: 'People to follow, at most 12: their boards hold much of what the viewer saved last.',
    facts: { token: 'boards', acting: 'nobody', rate: 'none: reads' },
    noRow: 'the viewer’s own list, of boards that may be listed; tried in test/discovery',
    access: 'member',
    options: z.object({ ...fieldChoice }),
    reply: z.array(suggestedPerson),
  }),
})
