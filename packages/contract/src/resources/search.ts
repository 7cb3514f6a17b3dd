import { z } from 'zod'
import { board } from '../entities/board.ts'
import { pin } from '../entities/pin.ts'
import { memberCard } from '../entities/user.ts'
import { limits } from '../limits.ts'
import { searchScopes } from '../routes/consumer-routes.ts'
import { pagedQuery, query, resource } from '../wire/endpoint.ts'
import { findingThings, listingBoards, readingBoards, readingPins } from '../wire/permission-row-sets.ts'
import { boardId, bookmarks, flag, id, pageSize, pinId, sectionId, whole } from '../wire/scalars.ts'
import { searchFilterOptions } from './search-filter-options.ts'
import { actingFor, fieldChoice } from './option-schemas.ts'
import { wrongOptionWords } from '../wire/wrong-options.words.ts'

const page = { bookmarks, page_size: pageSize(limits.page.usual, limits.page.most) }

const searchOptions = z.object({
  /** Longer queries are cut, never refused. */
  query: z.string().transform((words) => words.slice(0, limits.search.longest)),
  scope: z.enum(searchScopes).default('pins'),
  /** Only what holds the words as they are: no likelier words, no other forms. */
  auto_correction_disabled: flag.default(false),
  ...searchFilterOptions,
  ...page,
  ...fieldChoice,
  ...actingFor,
})

/** What a search finds: pins, boards or members by the scope asked for; `type` tells which. */
const searchResults = z.array(z.union([pin, board, memberCard]))

/** A search; `my_pins` are the viewer's own, secret ones included. */
export const baseSearchResource = resource('BaseSearch', {
  get: pagedQuery({
    summary: 'Search pins, boards or people.',
    facts: { token: 'pins', acting: 'read', rate: 'search' },
    rows: [...listingBoards, 'profile_private search_index'],
    options: searchOptions,
    reply: z.object({
      results: searchResults,
      /** What was looked for where the words found nothing; null where they stand. */
      corrected_query: z.string().nullable(),
    }),
    list: { name: 'search' },
  }),
})

/** A search that is answered as a bare list. */
export const searchResource = resource('Search', {
  get: pagedQuery({
    summary: 'Search pins, boards or people.',
    facts: { token: 'pins', acting: 'read', rate: 'search' },
    rows: findingThings,
    options: searchOptions,
    reply: searchResults,
    list: { name: 'search' },
  }),
})

/** A word or a topic that some of what a search finds share, and others do not: what it can be narrowed by. */
export const searchGuide = z.object({
  type: z.enum(['word', 'topic']),
  /** What the chip says. */
  label: z.string(),
  /** What `guides` takes for a word, and `topic` for a topic. */
  narrows_by: z.string(),
  /** A picture of one of them, with its dominant colour. */
  image_small_url: z.string(),
  dominant_color: z.string().nullable(),
})
export type SearchGuide = z.output<typeof searchGuide>

/** What narrows a search further. */
export const searchGuidesResource = resource('SearchGuides', {
  get: query({
    summary: 'What narrows a search: words and topics that a part of what it finds share.',
    facts: { token: 'pins', acting: 'read', rate: 'search' },
    noRow: 'names no thing: each guide shows a pin that the viewer may find; tried in test/discovery/search-filters',
    options: z.object({
      query: z.string().transform((words) => words.slice(0, limits.search.longest)),
      ...searchFilterOptions,
      ...actingFor,
    }),
    reply: z.object({ guides: z.array(searchGuide) }),
  }),
})

/** One line of what a search field offers while somebody types. */
export const typeaheadItem = z.object({
  type: z.enum(['query', 'user', 'board']),
  /** What the line says. */
  label: z.string(),
  /** The words to search for when it is chosen. */
  query: z.string(),
  id: z.string().nullable(),
  url: z.string().nullable(),
  image_small_url: z.string().nullable(),
  /** Of members: what a mention writes. */
  username: z.string().nullable(),
  /** Whose board it is, and what is said of it where that matched; of members what they say about themselves where that did. */
  detail: z.string().nullable(),
})
export type TypeaheadItem = z.output<typeof typeaheadItem>

/** Suggestions while typing. */
export const advancedTypeaheadResource = resource('AdvancedTypeahead', {
  get: query({
    summary: 'Suggestions for the beginning of a query.',
    facts: { token: 'pins', acting: 'read', rate: 'suggestion' },
    rows: [...listingBoards, 'profile_private search_index'],
    options: z.object({
      term: z.string().transform((words) => words.slice(0, limits.search.longest)),
      count: whole.transform((wished) => Math.min(Math.max(wished, 1), limits.search.mostSuggestions)).default(8),
      /** Joined by commas; all kinds unless given. */
      types: z.string().default('query,user,board'),
      ...actingFor,
    }),
    reply: z.object({ items: z.array(typeaheadItem) }),
  }),
})

const likePin = z.object({ pin: id.optional(), pin_id: pinId.optional(), ...page, ...fieldChoice, ...actingFor })
const needsPin = {
  error: () => wrongOptionWords.giveEither({ first: 'pin', second: 'pin_id' }),
  path: ['pin_id'],
}
const namesPin = (options: { pin?: string | undefined; pin_id?: string | undefined }) =>
  options.pin !== undefined || options.pin_id !== undefined

/** Pins like a pin. */
export const relatedPinFeedResource = resource('RelatedPinFeed', {
  get: pagedQuery({
    summary: 'More like this: pins like one pin.',
    facts: { token: 'pins', acting: { needs: 'read', on: { pin: 'pin', pin_id: 'pin' } }, rate: 'none: reads' },
    rows: [...findingThings, ...readingPins],
    options: likePin.refine(namesPin, needsPin),
    reply: z.array(pin),
    list: { name: 'related pins', synonyms: { pin: 'pin_id' } },
  }),
})

/** Pins like a pin, under the name that newer clients use. */
export const relatedModulesResource = resource('RelatedModules', {
  get: pagedQuery({
    summary: 'More like this: pins like one pin.',
    facts: { token: 'pins', acting: { needs: 'read', on: { pin: 'pin', pin_id: 'pin' } }, rate: 'none: reads' },
    rows: [...findingThings, ...readingPins],
    options: likePin.refine(namesPin, needsPin),
    reply: z.array(pin),
    list: { name: 'related pins', synonyms: { pin: 'pin_id' } },
  }),
})

const likeBoard = z.object({
  id: id.optional(),
  board_id: boardId.optional(),
  section_id: sectionId.optional(),
  ...page,
  ...fieldChoice,
  ...actingFor,
})
const needsBoard = { error: () => wrongOptionWords.giveEither({ first: 'board_id', second: 'id' }), path: ['board_id'] }
const namesBoard = (options: { id?: string | undefined; board_id?: string | undefined }) =>
  options.id !== undefined || options.board_id !== undefined

/** More ideas for a board: pins like those on it. */
export const boardContentRecommendationResource = resource('BoardContentRecommendation', {
  get: pagedQuery({
    summary: 'More ideas: pins like those on a board, or in one of its sections.',
    facts: { token: 'pins', acting: { needs: 'read', on: { id: 'board', board_id: 'board' } }, rate: 'none: reads' },
    rows: [...readingBoards, ...findingThings],
    options: likeBoard.refine(namesBoard, needsBoard),
    reply: z.array(pin),
    list: { name: 'board ideas', synonyms: { id: 'board_id' } },
  }),
})

/** More ideas for a board, under an older name. */
export const boardRelatedPixieFeedResource = resource('BoardRelatedPixieFeed', {
  get: pagedQuery({
    summary: 'More ideas: pins like those on a board, or in one of its sections.',
    facts: { token: 'pins', acting: { needs: 'read', on: { id: 'board', board_id: 'board' } }, rate: 'none: reads' },
    rows: [...readingBoards, ...findingThings],
    options: likeBoard.refine(namesBoard, needsBoard),
    reply: z.array(pin),
    list: { name: 'board ideas', synonyms: { id: 'board_id' } },
  }),
})
