import type { PinSortOrder } from '@pinfold/contract'

/** The order that a page's query asks for; what it does not know is the usual one. */
export function pinSortOf(search: URLSearchParams): PinSortOrder {
  const sort = search.get('sort')
  return sort === 'newest' || sort === 'oldest' ? sort : 'custom'
}

// The usual order is not named, so that its list is the same for whoever never chose one.
const sorted = (sort: PinSortOrder) => (sort === 'custom' ? {} : { sort })

/** What is asked for the wall of a board: its sections have walls of their own. */
export const boardPinsOptions = (boardId: string, sort: PinSortOrder) => ({
  board_id: boardId,
  filter_section_pins: true,
  ...sorted(sort),
})

/** What is asked for the wall of a section. */
export const sectionPinsOptions = (sectionId: string, sort: PinSortOrder) => ({
  section_id: sectionId,
  ...sorted(sort),
})
