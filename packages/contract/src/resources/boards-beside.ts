import { z } from 'zod'
import { board } from '../entities/board.ts'
import { suggestedPerson } from '../entities/suggested-person.ts'
import { limits } from '../limits.ts'
import { pagedQuery, resource } from '../wire/endpoint.ts'
import { readingBoards } from '../wire/permission-row-sets.ts'
import { boardId, bookmarks, pageSize } from '../wire/scalars.ts'
import { actingFor, fieldChoice } from './option-schemas.ts'

const page = { bookmarks, page_size: pageSize(limits.page.usual, limits.page.most) }

/** Boards that hold much of the same as one. */
export const boardsLikeResource = resource('BoardsLike', {
  get: pagedQuery({
    summary: 'Boards like a board: those that hold much of the same.',
    facts: { token: 'boards', acting: 'read', rate: 'none: reads' },
    rows: readingBoards,
    options: z.object({ board_id: boardId, ...page, ...fieldChoice, ...actingFor }),
    reply: z.array(board),
  }),
})

/** People whose boards hold what the viewer saves. */
export const peopleToFollowResource = resource('PeopleToFollow', {
  get: pagedQuery({
    summary: 'People to follow: their boards hold much of what the viewer saved last.',
    facts: { token: 'boards', acting: 'nobody', rate: 'none: reads' },
    noRow: 'the viewer’s own list, of boards that may be listed; tried in test/discovery',
    access: 'member',
    options: z.object({ ...page, ...fieldChoice }),
    reply: z.array(suggestedPerson),
  }),
})
