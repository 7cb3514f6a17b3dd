import { z } from 'zod'
import { begunWork } from '../entities/blocking-action.ts'
import { pin } from '../entities/pin.ts'
import { section } from '../entities/section.ts'
import { pinSortOrder } from '../enumerations.ts'
import { limits } from '../limits.ts'
import { command, pagedQuery, query, resource } from '../wire/endpoint.ts'
import { changingSections, readingBoards } from '../wire/permission-row-sets.ts'
import { boardId, bookmarks, idList, pageSize, sectionId } from '../wire/scalars.ts'
import { actingFor, fieldChoice, requiredText } from './option-schemas.ts'
import { wrongOptionWords } from '../wire/wrong-options.words.ts'

const sectionName = requiredText(limits.sectionName.longest, () => wrongOptionWords.nameSection)
const page = { bookmarks, page_size: pageSize(limits.page.usual, limits.page.most) }

/** The sections of a board, in their order. */
export const boardSectionsResource = resource('BoardSections', {
  get: pagedQuery({
    summary: "A board's sections.",
    facts: { token: 'boards', acting: { needs: 'read', on: { board_id: 'board' } }, rate: 'none: reads' },
    rows: readingBoards,
    options: z.object({ board_id: boardId, ...page, ...fieldChoice, ...actingFor }),
    reply: z.array(section),
  }),
})

/** One section of a board. */
export const boardSectionResource = resource('BoardSection', {
  get: query({
    summary: 'One section, by its id or by member, board and section slug.',
    facts: {
      token: 'boards',
      acting: { needs: 'read', on: { section_id: 'section', board_slug: 'board' } },
      rate: 'none: reads',
    },
    rows: readingBoards,
    options: z
      .object({
        section_id: sectionId.optional(),
        username: z.string().optional(),
        board_slug: z.string().optional(),
        section_slug: z.string().optional(),
        ...fieldChoice,
        ...actingFor,
      })
      .refine(
        (options) =>
          options.section_id !== undefined ||
          (options.username !== undefined && options.board_slug !== undefined && options.section_slug !== undefined),
        {
          path: ['section_id'],
          error: () =>
            wrongOptionWords.giveOrThree({
              first: 'section_id',
              second: 'username',
              third: 'board_slug',
              fourth: 'section_slug',
            }),
        },
      ),
    reply: section,
  }),
  create: command({
    summary: 'Make a section, with pins of the board in it where named.',
    facts: { token: 'boards', acting: { needs: 'edit', on: { board_id: 'board' } }, mayHide: true, rate: 'change' },
    rows: changingSections,
    options: z.object({
      board_id: boardId,
      name: sectionName,
      initial_pins: idList(limits.bulkEdit.atOnce).default([]),
      ...actingFor,
    }),
    reply: section,
  }),
})

/** Renaming and deleting sections. */
export const boardSectionEditResource = resource('BoardSectionEdit', {
  create: command({
    summary: 'Rename a section.',
    facts: { token: 'boards', acting: { needs: 'edit', on: { section_id: 'section' } }, mayHide: true, rate: 'change' },
    rows: changingSections,
    options: z.object({ section_id: sectionId, name: sectionName, ...actingFor }),
    reply: section,
  }),
  delete: command({
    summary: `Delete a section; its pins stay on the board. Over ${limits.operations.atOnce} it goes on in the background.`,
    facts: {
      token: 'boards',
      acting: { needs: 'manage', on: { section_id: 'section' } },
      mayHide: true,
      rate: 'none: less',
    },
    rows: changingSections,
    options: z.object({ section_id: sectionId, ...actingFor }),
    reply: begunWork,
  }),
})

/** The pins of a section, newest addition first. */
export const boardSectionPinsResource = resource('BoardSectionPins', {
  get: pagedQuery({
    summary: "A section's pins.",
    facts: { token: 'pins', acting: { needs: 'read', on: { section_id: 'section' } }, rate: 'none: reads' },
    rows: readingBoards,
    options: z.object({
      section_id: sectionId,
      sort: pinSortOrder.optional().catch(undefined),
      ...page,
      ...fieldChoice,
      ...actingFor,
    }),
    reply: z.array(pin),
  }),
})
