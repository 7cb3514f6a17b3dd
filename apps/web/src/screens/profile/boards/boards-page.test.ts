import type { User, UserMetadata } from '@pinfold/contract'
import { expect, test } from 'vitest'
import { shownFilters, shownOrders } from '../../../features/boards-arranging/index.ts'
import { boardsOptions, type BoardsView, filteredOptions, filterOf } from '../../../entities/board/lists/boards-page.ts'

const choices: UserMetadata = {
  most_recent_board_sort_order: null,
  usual_board_sort_order: 'last_pinned_to',
  has_custom_board_sorting_order: false,
  has_group_boards: false,
  profile_pin_rep_view_type: null,
  board_pin_rep_view_type: null,
  profile_board_rep_view_type: null,
}
const view: BoardsView = { place: 'all', filter: null, choices, deleted: null, unorganized: null, invitations: null }
const owner = (counts: Partial<User>) => counts as User

test('VR-15 the secret and archived filters show only when there are such boards, group boards likewise', () => {
  expect(shownFilters(owner({}), view)).toEqual([])
  expect(shownFilters(owner({ secret_board_count: 0, archived_board_count: 0 }), view)).toEqual([])
  expect(shownFilters(owner({ secret_board_count: 1 }), view)).toEqual(['secret'])
  expect(shownFilters(owner({ archived_board_count: 2 }), view)).toEqual(['archived'])
  const withGroups = { ...view, choices: { ...choices, has_group_boards: true } }
  expect(shownFilters(owner({ secret_board_count: 1 }), withGroups)).toEqual(['group', 'secret'])
})

test('ST-23 a filter that is on can be turned off, also when nothing passes it any more', () => {
  expect(shownFilters(owner({}), { ...view, filter: 'archived' })).toEqual(['archived'])
})

test('NU-04 ST-23 the address names the filter, the call its number', () => {
  const filters = ['group', 'secret', 'archived'].map((word) => filterOf(new URLSearchParams({ boards: word })))
  expect(filters.map((filter) => filter && filteredOptions(filter, null).filter_types)).toEqual([[2], [3], [1]])
  for (const search of ['', 'boards=', 'boards=NONE', 'boards=GROUP'])
    expect(filterOf(new URLSearchParams(search))).toBe(null)
})

test('PS-10 BC-01 the overview asks for six boards and no archived ones; others are never asked for archived ones', () => {
  expect(boardsOptions('ana', 'overview', choices)).toMatchObject({
    page_size: 6,
    include_archived: false,
    group_by: 'mix_public_private',
  })
  for (const place of ['all', 'hub'] as const) {
    expect(boardsOptions('ana', place, choices)).toMatchObject({
      include_archived: true,
      group_by: 'visibility',
      sort: 'last_pinned_to',
    })
    expect(boardsOptions('ana', place, null)).toMatchObject({ include_archived: false })
  }
})

test('PS-14 NU-02 orders that would change nothing are not offered, but for the one that is on', () => {
  const usual = ['last_pinned_to', 'alphabetical', 'newest', 'oldest']
  const ids = (more: Partial<UserMetadata>, chosen: Parameters<typeof shownOrders>[1]) =>
    shownOrders({ ...choices, ...more }, chosen).map(({ id }) => id)
  expect(ids({}, 'newest')).toEqual(usual)
  expect(ids({ has_group_boards: true, has_custom_board_sorting_order: true }, 'newest')).toEqual([
    ...usual,
    'group_boards_at_top',
    'custom',
  ])
  expect(ids({}, 'custom')).toEqual([...usual, 'custom'])
})
