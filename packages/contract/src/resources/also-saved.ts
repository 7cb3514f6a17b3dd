import { z } from 'zod'
import { board } from '../entities/board.ts'
import { limits } from '../limits.ts'
import { pagedQuery, resource } from '../wire/endpoint.ts'
import { readingPins } from '../wire/permission-row-sets.ts'
import { bookmarks, pageSize, pinId } from '../wire/scalars.ts'
import { actingFor, fieldChoice } from './option-schemas.ts'

/** Where else a picture is. */
export const alsoSavedToResource = resource('AlsoSavedTo', {
  get: pagedQuery({
    summary:
      'Public boards that a Pin’s picture was also saved to, or a near copy of it, the latest save first; without the board that the Pin is on.',
    facts: { token: 'pins', acting: 'read', rate: 'none: reads' },
    rows: readingPins,
    options: z.object({
      pin_id: pinId,
      bookmarks,
      page_size: pageSize(limits.page.usual, limits.page.most),
      ...fieldChoice,
      ...actingFor,
    }),
    reply: z.array(board),
  }),
})
