import { z } from 'zod'
import { board } from '../entities/board.ts'
import { pin } from '../entities/pin.ts'
import { memberCard, user } from '../entities/user.ts'
import { limits } from '../limits.ts'
import { endpoint, query } from '../wire/endpoint.ts'
import { listingOfProfiles, readingBoards, readingPins } from '../wire/permission-row-sets.ts'
import { idList, pageSize } from '../wire/scalars.ts'

// What widgets on other sites show. With `callback`, answers come as a script, which other sites may run: see JSONP.

const page_size = pageSize(limits.pidgets.pins, limits.pidgets.pins)

/** Several pins at once. */
export const pidgetPins = endpoint(
  'GET',
  '/v3/pidgets/pins/info/',
  query({
    summary: 'Pins for widgets, in the order of their ids; what is hidden or missing is left out.',
    facts: { token: 'pins', acting: 'nobody', rate: 'none: reads' },
    rows: readingPins,
    options: z.object({ pin_ids: idList(limits.pidgets.pins) }),
    reply: z.array(pin),
  }),
)

/** The newest pins of a board. */
export const pidgetBoardPins = endpoint(
  'GET',
  '/v3/pidgets/boards/{username}/{slug}/pins/',
  query({
    summary: 'A board and its newest pins, for widgets.',
    facts: { token: 'boards', acting: 'nobody', rate: 'none: reads' },
    rows: readingBoards,
    options: z.object({ username: z.string(), slug: z.string(), page_size }),
    reply: z.object({ user: memberCard, board, pins: z.array(pin) }),
  }),
)

/** The newest pins of a member. */
export const pidgetUserPins = endpoint(
  'GET',
  '/v3/pidgets/users/{username}/pins/',
  query({
    summary: 'A member and their newest pins, for widgets.',
    facts: { token: 'pins', acting: 'nobody', rate: 'none: reads' },
    rows: listingOfProfiles,
    options: z.object({ username: z.string(), page_size }),
    reply: z.object({ user, pins: z.array(pin) }),
  }),
)
