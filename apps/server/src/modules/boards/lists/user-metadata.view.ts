import type { BoardSortOrder, OptionsOf, User, UserMetadata, userMetadataResource } from '@pinfold/contract'
import { readOnce } from '../../../platform/auth/read-once.ts'
import type { Member, Viewer } from '../../../platform/auth/viewer.ts'
import type { Db } from '../../../platform/db/db.ts'
import { usualOrder } from './board-order.ts'
import { findPreferences, type Preferences, savePreferences } from './preferences.queries.ts'

// Only ever the viewer's own, so one of them.
const knowPreferences = readOnce(
  async (db: Db, _viewer, memberIds) =>
    new Map(await Promise.all(memberIds.map(async (id) => [id, await findPreferences(db, id)] as const))),
)

async function preferencesOf(db: Db, viewer: Member): Promise<Preferences> {
  const chosen = (await knowPreferences(db, viewer, [viewer.id])).get(viewer.id)
  if (!chosen) throw new Error('preferences that are always there were not')
  return chosen
}

/** CA-16: how the viewer likes lists to look. One statement, or none where it was read before in the request. */
export async function userMetadataView(db: Db, viewer: Member): Promise<UserMetadata> {
  const chosen = await preferencesOf(db, viewer)
  return {
    most_recent_board_sort_order: chosen.boardSortOrder,
    usual_board_sort_order: usualOrderFor(viewer, chosen),
    has_custom_board_sorting_order: chosen.hasCustomOrder,
    has_group_boards: chosen.hasGroupBoards,
    profile_pin_rep_view_type: chosen.profilePinDensity,
    board_pin_rep_view_type: chosen.boardPinDensity,
    profile_board_rep_view_type: chosen.profileBoardDensity,
  }
}

/** ST-15: the order of the viewer's own boards where they did not just ask for one. */
export const usualOrderFor = (viewer: Viewer, chosen: Preferences): BoardSortOrder =>
  usualOrder({
    saved: chosen.boardSortOrder,
    hasCustomOrder: chosen.hasCustomOrder,
    hasGroupBoards: chosen.hasGroupBoards,
    isGroupExperimentOn: viewer.experiments.group_boards_at_top === 'enabled',
  })

type BoardChoices = Pick<
  User,
  | 'has_custom_board_sorting_order'
  | 'most_recent_board_sort_order'
  | 'board_pin_rep_view_type'
  | 'profile_board_rep_view_type'
>

/** What a member's own profile tells of their choices. One statement, or none where it was read before in the request. */
export async function boardChoicesOf(db: Db, viewer: Member): Promise<BoardChoices> {
  const chosen = await preferencesOf(db, viewer)
  return {
    has_custom_board_sorting_order: chosen.hasCustomOrder,
    most_recent_board_sort_order: chosen.boardSortOrder,
    ...(chosen.boardPinDensity && { board_pin_rep_view_type: chosen.boardPinDensity }),
    ...(chosen.profileBoardDensity && { profile_board_rep_view_type: chosen.profileBoardDensity }),
  }
}

/** Keeps what is given, and leaves the rest as it is. */
export async function updateUserMetadata(
  db: Db,
  viewer: Member,
  options: OptionsOf<typeof userMetadataResource.update>,
): Promise<UserMetadata> {
  await savePreferences(db, viewer.id, {
    ...(options.most_recent_board_sort_order && { boardSortOrder: options.most_recent_board_sort_order }),
    ...(options.profile_pin_rep_view_type && { profilePinDensity: options.profile_pin_rep_view_type }),
    ...(options.board_pin_rep_view_type && { boardPinDensity: options.board_pin_rep_view_type }),
    ...(options.profile_board_rep_view_type && { profileBoardDensity: options.profile_board_rep_view_type }),
  })
  return userMetadataView(db, viewer)
}
