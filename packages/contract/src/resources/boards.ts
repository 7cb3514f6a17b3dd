import { z } from 'zod'
import { board } from '../entities/board.ts'
import { pin } from '../entities/pin.ts'
import { pinSortOrder } from '../enumerations.ts'
import { limits } from '../limits.ts'
import { command, endpoint, pagedQuery, query, resource } from '../wire/endpoint.ts'
import { readingBoards } from '../wire/permission-row-sets.ts'
import { boardId, bookmarks, flag, pageSize, pinId } from '../wire/scalars.ts'
import { actingFor, crop, fieldChoice, requiredText, text } from './option-schemas.ts'
import { wrongOptionWords } from '../wire/wrong-options.words.ts'

const boardName = requiredText(limits.boardName.longest, () => wrongOptionWords.nameBoard)
const boardDescription = text(limits.boardDescription.longest)
const privacy = z.enum(['public', 'protected', 'secret'])
/** A day as `2027-06-05`; empty for none. */
const day = z.union([z.literal(''), z.iso.date()])
const page = { bookmarks, page_size: pageSize(limits.page.usual, limits.page.most) }

/** Either the id, or the owner's username with the slug. */
const whichBoard = { board_id: boardId.optional(), username: z.string().optional(), slug: z.string().optional() }
const namesBoard = (options: {
  board_id?: string | undefined
  username?: string | undefined
  slug?: string | undefined
}) => options.board_id !== undefined || (options.username !== undefined && options.slug !== undefined)

/** Changes of a board that stay with its owner: collaborators may not make them, nor who acts for the owner from day to day. */
export const ownersChanges = [
  'privacy',
  'archived',
  'collaborator_requests_enabled',
  'collaborators_can_delete_pins',
  'allow_homefeed_recommendations',
] as const

/** Boards: the things pins are saved to. */
export const boardResource = resource('Board', {
  get: query({
    summary: 'One board, by its id or by its owner and slug.',
    facts: {
      token: 'boards',
      acting: { needs: 'read', on: { board_id: 'board', slug: 'board' } },
      rate: 'none: reads',
    },
    rows: [...readingBoards, 'board_secret collaborator_list'],
    options: z.object({ ...whichBoard, ...fieldChoice, ...actingFor }).refine(namesBoard, {
      path: ['board_id'],
      error: () => wrongOptionWords.giveOrPair({ first: 'board_id', second: 'username', third: 'slug' }),
    }),
    reply: board,
  }),
  create: command({
    summary: 'Make a board.',
    facts: { token: 'boards', acting: 'edit', mayHide: true, rate: 'board' },
    noRow: 'own account: the new board is the viewer’s',
    options: z.object({
      name: boardName,
      description: boardDescription.default(''),
      privacy: privacy.default('public'),
      category: text(60).optional(),
      layout: text(30).optional(),
      collaborators_can_delete_pins: flag.default(false),
      ...actingFor,
    }),
    reply: board,
  }),
  update: command({
    summary: 'Change a board. What is left out stays as it is.',
    facts: {
      token: 'boards',
      acting: { needs: 'edit', managing: ownersChanges, on: { board_id: 'board' } },
      mayHide: true,
      rate: 'change',
    },
    rows: [
      'board_protected write_any',
      'board_public archive_merge_privacy',
      'board_public edit_details',
      'board_secret archive_merge_privacy_delete',
      'board_secret edit_details',
    ],
    options: z.object({
      board_id: boardId,
      name: boardName.optional(),
      description: boardDescription.optional(),
      privacy: privacy.optional(),
      category: text(60).optional(),
      archived: flag.optional(),
      /** Whether others may ask to collaborate. */
      collaborator_requests_enabled: flag.optional(),
      /** Whether collaborators may take others' Pins off the board. */
      collaborators_can_delete_pins: flag.optional(),
      layout: text(30).optional(),
      /** The Pin whose picture is the cover; empty for the newest one. */
      cover_pin_id: z.union([z.literal(''), pinId]).optional(),
      /** With `cover_pin_id`: the part that shows. */
      cover_crop: crop.optional(),
      event_date: day.optional(),
      event_end_date: day.optional(),
      /** Whether the board is used to suggest Pins. */
      allow_homefeed_recommendations: flag.optional(),
      ...actingFor,
    }),
    reply: board,
  }),
  delete: command({
    summary: 'Delete a board: it is gone for everybody at once.',
    facts: {
      token: 'boards',
      acting: { needs: 'manage', on: { board_id: 'board' } },
      mayHide: true,
      rate: 'none: less',
    },
    rows: ['board_public delete', 'board_secret archive_merge_privacy_delete'],
    options: z.object({ board_id: boardId, ...actingFor }),
    reply: z.null(),
  }),
})

/** The pins of a board, newest addition first. */
export const boardFeedResource = resource('BoardFeed', {
  get: pagedQuery({
    summary: "A board's pins.",
    facts: {
      token: 'pins',
      acting: { needs: 'read', on: { board_id: 'board', board_url: 'board' } },
      rate: 'none: reads',
    },
    rows: readingBoards,
    options: z
      .object({
        board_id: boardId.optional(),
        board_url: z.string().optional(),
        filter_section_pins: flag.default(false),
        /** Left out, the order that the board's editors chose. */
        sort: pinSortOrder.optional().catch(undefined),
        ...page,
        ...fieldChoice,
        ...actingFor,
      })
      .refine((options) => options.board_id !== undefined || options.board_url !== undefined, {
        path: ['board_id'],
        error: () => wrongOptionWords.giveEither({ first: 'board_id', second: 'board_url' }),
      }),
    reply: z.array(pin),
  }),
})

/** One board at the address app clients use, with background operations among its fields. */
export const getBoard = endpoint(
  'GET',
  '/v3/boards/{board_id}/',
  query({
    summary: 'One board; with `fields`, as `board.id,board.blocking_actions`, those fields of it and its id.',
    facts: { token: 'boards', acting: { needs: 'read', on: { board_id: 'board' } }, rate: 'none: reads' },
    rows: [...readingBoards, 'board_operation poll'],
    options: z.object({ board_id: boardId, ...fieldChoice, ...actingFor }),
    reply: board.partial().required({ id: true }),
  }),
)
