import { type BoardSortOrder, type PinDensity, type UserMetadata, userMetadataResource } from '@pinfold/contract'
import { SlidersHorizontal } from 'lucide-react'
import { call } from '../../api/client.ts'
import { messageOf } from '../../api/failure.ts'
import { useFact, useOptimisticFact } from '../../api/use-optimistic-fact.ts'
import { Menu } from '../../ui/menu.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { organizeBoardWords } from './organize-boards.words.ts'

const orders = (): readonly (readonly [BoardSortOrder, string])[] => [
  ['last_pinned_to', organizeBoardWords.lastSavedTo],
  ['alphabetical', organizeBoardWords.alphabetical],
  ['newest', organizeBoardWords.newest],
  ['oldest', organizeBoardWords.oldest],
  ['group_boards_at_top', organizeBoardWords.groupBoardsFirst],
  ['custom', organizeBoardWords.custom],
]

/** Orders that sort these boards in a way of their own; the one that is on is always among them. */
export function shownOrders(choices: UserMetadata, chosen: BoardSortOrder) {
  const isUseful = (order: BoardSortOrder) =>
    (order !== 'group_boards_at_top' || choices.has_group_boards) &&
    (order !== 'custom' || choices.has_custom_board_sorting_order)
  return orders()
    .filter(([order]) => order === chosen || isUseful(order))
    .map(([id, label]) => ({ id, label }))
}

/** BC-04: cards are 236 wide; those who like them regular, not dense, get the wide ones. */
const densities = (): readonly { readonly id: PinDensity; readonly label: string }[] => [
  { id: 'dense', label: organizeBoardWords.compact },
  { id: 'regular', label: organizeBoardWords.wide },
]

/** Under which the order of a member's boards is known at once, before the server has answered. */
export const boardOrderKey = (userId: string) => ['boards-order', userId]

export const labelOfOrder = (wanted: BoardSortOrder): string => orders().find(([order]) => order === wanted)?.[1] ?? ''

const densityKey = (userId: string) => ['boards-density', userId]
const densityOf = (choices: UserMetadata | null): PinDensity => choices?.profile_board_rep_view_type ?? 'dense'

/** How the owner likes boards to look; `dense` for everybody else. */
export const useBoardDensity = (userId: string, choices: UserMetadata | null): PinDensity =>
  useFact(densityKey(userId), densityOf(choices))

const tellFailure = (error: unknown) => showToast({ text: messageOf(error) })

interface OrganizeBoardsProps {
  readonly userId: string
  readonly choices: UserMetadata
}

/** PS-14: the order of the boards and how large they are, kept for all devices. */
export function OrganizeBoards({ userId, choices }: OrganizeBoardsProps) {
  const [order, setOrder] = useOptimisticFact<BoardSortOrder, BoardSortOrder>(boardOrderKey(userId), {
    initial: choices.usual_board_sort_order,
    apply: (wanted) => wanted,
    send: async (wanted) => {
      await call(userMetadataResource.update, { most_recent_board_sort_order: wanted })
      return wanted
    },
    onFailed: tellFailure,
  })
  const [density, setDensity] = useOptimisticFact<PinDensity, PinDensity>(densityKey(userId), {
    initial: densityOf(choices),
    apply: (wanted) => wanted,
    send: async (wanted) => {
      await call(userMetadataResource.update, { profile_board_rep_view_type: wanted })
      return wanted
    },
    onFailed: tellFailure,
  })
  const sort = shownOrders(choices, order).map((each) => ({ ...each, onChoose: () => setOrder(each.id) }))
  const view = densities().map((each) => ({ ...each, onChoose: () => setDensity(each.id) }))
  return (
    <Menu
      label={organizeBoardWords.organize}
      icon={<SlidersHorizontal size={24} />}
      kind="filled"
      groups={[
        { id: 'sort', heading: organizeBoardWords.sortBy, chosen: order, choices: sort },
        { id: 'view', heading: organizeBoardWords.view, chosen: density, choices: view },
      ]}
    />
  )
}
