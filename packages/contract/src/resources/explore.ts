import { z } from 'zod'
import { board } from '../entities/board.ts'
import { pin } from '../entities/pin.ts'
import { risingSearch } from '../entities/rising-search.ts'
import { limits } from '../limits.ts'
import { pagedQuery, query, resource } from '../wire/endpoint.ts'
import { findingThings, listingBoards } from '../wire/permission-row-sets.ts'
import { bookmarks, pageSize } from '../wire/scalars.ts'
import { actingFor, fieldChoice } from './option-schemas.ts'

const page = { bookmarks, page_size: pageSize(limits.page.usual, limits.page.most) }

/** Pins that explore shows today. */
export const explorePinsResource = resource('ExplorePins', {
  get: pagedQuery({
    summary: 'Pins of today: those that rise, then popular ones in the order of the day.',
    facts: { token: 'pins', acting: 'read', rate: 'none: reads' },
    rows: findingThings,
    options: z.object({ ...page, ...fieldChoice, ...actingFor }),
    reply: z.array(pin),
  }),
})

/** Boards that explore shows today. */
export const exploreBoardsResource = resource('ExploreBoards', {
  get: pagedQuery({
    summary: 'Boards of today, to follow.',
    facts: { token: 'boards', acting: 'read', rate: 'none: reads' },
    rows: listingBoards,
    options: z.object({ ...page, ...fieldChoice, ...actingFor }),
    reply: z.array(board),
  }),
})

/** What many people look for more than they used to. */
export const risingSearchesResource = resource('RisingSearches', {
  get: query({
    summary: 'Searches that rise among readers of the viewer’s language, each made by at least 20 people.',
    facts: { token: 'open', acting: 'nobody', rate: 'none: reads' },
    noRow: 'public: words that many people searched for; tried in test/discovery',
    options: z.object({ ...fieldChoice }),
    reply: z.array(risingSearch),
  }),
})
