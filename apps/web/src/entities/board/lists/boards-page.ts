import {
  type Board,
  type BoardOrStory,
  boardsResource,
  type BoardStory,
  boardVisibilities,
  deletedBoards,
  filteredBoards,
  limits,
  type OptionsInput,
  type UserMetadata,
} from '@pinfold/contract'
import type { Answer } from '../../../api/client.ts'
import type { WaitingInvitations } from './waiting-invitations.ts'
import type { UnorganizedIdeas } from './unorganized-ideas.ts'

/** Where boards stand: the first few over the rest of a profile, all of them, or among the own things found again. */
export type BoardsPlace = 'overview' | 'all' | 'hub'

/** The owner's choices among kinds of boards (NU-04), by the words the page's address uses. */
export const boardFilters = ['group', 'secret', 'archived'] as const
export type BoardFilter = (typeof boardFilters)[number]

/** What a list of boards is shown with. */
export interface BoardsView {
  readonly place: BoardsPlace
  readonly filter: BoardFilter | null
  /** Of the owner; null for everybody else. */
  readonly choices: UserMetadata | null
  readonly deleted: Answer<typeof deletedBoards> | null
  /** Of the owner, where there is something. */
  readonly unorganized: UnorganizedIdeas | null
  /** Of the owner: what others ask of them. */
  readonly invitations: WaitingInvitations | null
}

/** ST-23: which boards the owner filters for, as the address says. */
export function filterOf(search: URLSearchParams): BoardFilter | null {
  const wanted = search.get('boards')
  return boardFilters.find((filter) => filter === wanted) ?? null
}

type BoardsOptions = OptionsInput<typeof boardsResource.get>

/** PS-07, PS-09, PS-10: what is asked for at a place. The owner's choices, and archived boards but on the overview, are the owner's. */
export function boardsOptions(username: string, place: BoardsPlace, choices: UserMetadata | null): BoardsOptions {
  const cards = { filter_all_pins: true, filter_shopping_list: true }
  const own = choices === null ? {} : { sort: choices.usual_board_sort_order }
  if (place === 'overview') {
    const page_size = limits.boardsScreen.overview
    return { username, ...cards, ...own, page_size, group_by: 'mix_public_private', include_archived: false }
  }
  return { username, ...cards, ...own, group_by: 'visibility', include_archived: choices !== null }
}

const numbers = {
  group: boardVisibilities.GROUP,
  secret: boardVisibilities.SECRET,
  archived: boardVisibilities.ARCHIVED,
} as const satisfies Record<BoardFilter, number>

/** CA-03: what is asked for with a filter. */
export const filteredOptions = (
  filter: BoardFilter,
  choices: UserMetadata | null,
): OptionsInput<typeof filteredBoards> => ({
  filter_types: [numbers[filter]],
  ...(choices && { sort: choices.usual_board_sort_order }),
})

export const isBoard = (row: BoardOrStory): row is Board => row.type === 'board'
export const isStory = (row: BoardOrStory): row is BoardStory => row.type === 'story'

/** Whatever lists boards, by the ids of its calls; lists that are stale are found by them. */
export const boardLists: readonly string[] = [boardsResource.get.id, filteredBoards.id, deletedBoards.id]
