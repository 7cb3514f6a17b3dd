import { z } from 'zod'
import { board, boardOrStory, deletedBoard } from '../entities/board.ts'
import { boardGroupings, boardSortOrder, boardVisibilities, boardVisibility } from '../enumerations.ts'
import { limits } from '../limits.ts'
import { command, endpoint, pagedQuery, query, resource } from '../wire/endpoint.ts'
import { listingBoards, listingOfProfiles } from '../wire/permission-row-sets.ts'
import { boardId, bookmarks, flag, pageSize } from '../wire/scalars.ts'
import { actingFor, fieldChoice, text } from './option-schemas.ts'

const page = { bookmarks, page_size: pageSize(limits.page.usual, limits.page.most) }

const boardsOptions = z.object({
  username: z.string(),
  privacy_filter: z.enum(['all', 'public', 'protected', 'secret']).catch('all').default('all'),
  /** Left out, the owner gets the order they like best and everybody else `last_pinned_to`. */
  sort: boardSortOrder.optional().catch(undefined),
  /** In groups: public, protected, secret, archived. `mix_public_private` puts the owner's secret boards into the first. */
  group_by: z.enum(boardGroupings).optional().catch(undefined),
  include_archived: flag.default(true),
  /** Asks for the card of all pins, and for that of the shopping list; `filter_stories` leaves both out. */
  filter_all_pins: flag.default(false),
  filter_shopping_list: flag.default(false),
  filter_stories: flag.default(false),
  ...page,
  ...fieldChoice,
  ...actingFor,
})

/** The boards of a member. */
export const boardsResource = resource('Boards', {
  get: pagedQuery({
    summary: "A member's boards.",
    facts: { token: 'boards', acting: 'read', rate: 'none: reads' },
    rows: [...listingBoards, ...listingOfProfiles],
    options: boardsOptions,
    reply: z.array(boardOrStory),
    list: { name: 'boards' },
  }),
})
/** The boards of a member, under the name older clients use. */
export const boardsFeedResource = resource('BoardsFeed', {
  get: pagedQuery({
    summary: "A member's boards.",
    facts: { token: 'boards', acting: 'read', rate: 'none: reads' },
    rows: [...listingBoards, ...listingOfProfiles],
    options: boardsOptions,
    reply: z.array(boardOrStory),
    list: { name: 'boards' },
  }),
})
/** The boards of a member, under the name profile pages use. */
export const profileBoardsResource = resource('ProfileBoards', {
  get: pagedQuery({
    summary: "A member's boards.",
    facts: { token: 'boards', acting: 'read', rate: 'none: reads' },
    rows: [...listingBoards, ...listingOfProfiles],
    options: boardsOptions,
    reply: z.array(boardOrStory),
    list: { name: 'boards' },
  }),
})

/** A kind of board by its name or its number. */
const filterType = z
  .union([z.string().max(20), z.int()])
  .transform((sent) => visibilityNumbers.get(String(sent)) ?? Number(sent))
  .pipe(boardVisibility)
const visibilityNumbers = new Map<string, number>(Object.entries(boardVisibilities))
/** Many of them, as a list or as text. */
const filterTypes = z.union([
  z.array(filterType).max(10),
  z
    .union([z.string().max(100), z.int()])
    // In a query, a list may come as JSON.
    .transform((sent): (string | number)[] => String(sent).match(/[\w-]+/g) ?? [])
    .pipe(z.array(filterType)),
])

/** The viewer's boards of some kinds. */
export const filteredBoards = endpoint(
  'GET',
  '/v3/users/me/boards/filtered/feed/',
  pagedQuery({
    summary:
      "The viewer's boards of the kinds named: archived 1, group 2, secret 3. None or 0 is all that are not archived.",
    facts: { token: 'boards', acting: 'read', rate: 'none: reads' },
    noRow: 'own account: the viewer’s own boards of some kinds',
    access: 'member',
    options: z.object({
      filter_types: filterTypes.default([]),
      sort: boardSortOrder.optional().catch(undefined),
      ...page,
      ...fieldChoice,
      ...actingFor,
    }),
    reply: z.array(board),
  }),
)

/** Boards that the viewer deleted and may still bring back. */
export const deletedBoards = endpoint(
  'GET',
  '/v3/users/me/boards/deleted/',
  pagedQuery({
    summary: `The viewer's boards that were deleted in the last ${limits.deletedBoards.restorableDays} days, newest deletion first.`,
    facts: { token: 'boards', acting: 'read', rate: 'none: reads' },
    noRow: 'own account: the boards the viewer deleted',
    access: 'member',
    options: z.object({ ...page, ...fieldChoice, ...actingFor }),
    reply: z.array(deletedBoard),
  }),
)

/** Bringing a deleted board back. */
export const restoreBoard = endpoint(
  'POST',
  '/v3/boards/{board_id}/restore/',
  command({
    summary:
      'Bring a deleted board back with everything that was on it. A name that was taken meanwhile gets a number.',
    facts: { token: 'boards', acting: 'manage', mayHide: true, rate: 'change' },
    noRow: 'what is restored is no board yet; test/boards/deleted-boards.test.ts tries everybody',
    options: z.object({ board_id: boardId, ...actingFor }),
    reply: board,
  }),
)

/** The boards a member can save to. */
export const boardPickerBoardsResource = resource('BoardPickerBoards', {
  get: query({
    summary: `The boards the viewer can save to, by name: at most the ${limits.boardPicker.most} used last. Beside them those used last, at most ${limits.boardPicker.mostRecent}. With a query all boards are looked through, and the first ${limits.boardPicker.mostFound} that match are answered alone. Archived boards are left out.`,
    facts: { token: 'boards', acting: 'read', rate: 'none: reads' },
    noRow: 'own account: the boards the viewer may save to',
    access: 'member',
    /** Every answer is fresh and holds all kinds of boards, so what clients send about that is only read. */
    options: z.object({
      filter: z.string().optional(),
      refresh: flag.optional(),
      /** Words that the name of a board has to hold. */
      query: text(limits.boardName.longest).optional(),
      ...fieldChoice,
      ...actingFor,
    }),
    reply: z.object({
      all_boards: z.array(board),
      boards_shortlist: z.array(board),
      /** There are more than these. */
      has_more: z.boolean(),
    }),
  }),
})
