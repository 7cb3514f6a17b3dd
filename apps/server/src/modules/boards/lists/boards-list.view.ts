import {
  type Board,
  type BoardOrStory,
  boardSortOrder,
  type BoardSortOrder,
  type boardsResource,
  boardVisibilities,
  type filteredBoards,
  type OptionsOf,
  usernameKey,
  type MemberId,
} from '@pinfold/contract'
import type { Member, Viewer } from '../../../platform/auth/viewer.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/db/db.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import type { Page } from '../../../platform/http/binder.ts'
import type { Id } from '../../../platform/ids/ids.ts'
import { findMemberIdByUsername } from '../../accounts/index.ts'
import { canSeeListsOf, knowMembers } from '../../graph/index.ts'
import { type BoardsPage, findMemberBoards } from './board-lists.queries.ts'
import { type BoardViewDeps, boardViews } from '../boards.view.ts'
import { findPreferences } from './preferences.queries.ts'
import { storyCards } from './story-cards.view.ts'
import { usualOrderFor } from './user-metadata.view.ts'

const MOST_ROUNDS = 4

type ListDeps = BoardViewDeps & { clock: Clock }
type ListOptions = OptionsOf<typeof boardsResource.get>

interface Place {
  readonly after: string | null
  readonly limit: number
}

/** The member of this name, whose lists the viewer may read; throws `user_not_found` where there is none or they may not. */
export async function memberIdOf(deps: ListDeps, viewer: Viewer, username: string): Promise<Id> {
  const memberId = await findMemberIdByUsername(deps.db, usernameKey(username), deps.clock.now())
  if (memberId === null) throw new AppError('user_not_found', { field: 'username' })
  await checkListsOf(deps, viewer, memberId, 'username')
  return memberId
}

/** Throws `user_not_found` where a block or a private profile keeps the viewer from the member's lists. */
export async function checkListsOf(
  deps: BoardViewDeps,
  viewer: Viewer,
  memberId: MemberId,
  field: string,
): Promise<void> {
  const member = (await knowMembers(deps, viewer, [memberId])).get(memberId)
  if (!member || !canSeeListsOf(member)) throw new AppError('user_not_found', { field })
}

/** A page of a member's boards, with the cards that stand before them where they were asked for. */
export async function boardsListView(
  deps: ListDeps,
  viewer: Viewer,
  options: ListOptions,
  page: Place,
): Promise<Page<BoardOrStory[]>> {
  const memberId = await memberIdOf(deps, viewer, options.username)
  // Only those who are signed in may see more than one group.
  const grouping = viewer.id === null ? null : (options.group_by ?? null)
  const list = {
    memberId,
    grouping,
    privacy: options.privacy_filter,
    isIncludingArchived: options.include_archived,
    kinds: null,
  }
  const [stories, boards] = await Promise.all([
    page.after === null ? storyCards(deps, viewer, memberId, options) : [],
    fillPage(deps, viewer, list, options.sort, page),
  ])
  const isMixed = grouping === 'mix_public_private' && viewer.id === memberId
  return {
    items: [...stories, ...(isMixed ? boards.items.map(mixed) : boards.items)],
    next: boards.next,
  }
}

/** PS-09: where they are mixed, the owner's secret boards stand among the public ones. */
const mixed = (board: Board): Board => (board.profileGroup === 'secret' ? { ...board, profileGroup: 'public' } : board)

/** ST-23: a page of the viewer's own boards of some kinds. */
export function filteredBoardsView(
  deps: ListDeps,
  viewer: Member,
  options: OptionsOf<typeof filteredBoards>,
  page: Place,
): Promise<Page<Board[]>> {
  const kinds = options.filter_types.length === 0 ? [boardVisibilities.NONE] : options.filter_types
  const list = { memberId: viewer.id, grouping: null, privacy: 'all' as const, isIncludingArchived: true, kinds }
  return fillPage(deps, viewer, list, options.sort, page)
}

type List = Omit<BoardsPage, 'viewerId' | 'sort' | 'after' | 'limit'>

/** Pages emptied by the rules are filled from the next ones, in at most four rounds. */
async function fillPage(
  deps: ListDeps,
  viewer: Viewer,
  list: List,
  wantedOrder: BoardSortOrder | undefined,
  page: Place,
): Promise<Page<Board[]>> {
  const begun = page.after === null ? null : readKey(page.after)
  // A list goes on as it began, also when its owner prefers another order meanwhile.
  const sort = wantedOrder ?? begun?.sort ?? (await orderFor(deps.db, viewer, list.memberId))
  const items: Board[] = []
  let after = begun?.key ?? null
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const limit = page.limit - items.length
    const rows = await findMemberBoards(deps.db, { ...list, viewerId: viewer.id, sort, after, limit })
    const ids = rows.map(({ boardId }) => boardId)
    items.push(...(await boardViews(deps, viewer, ids, 'listed')))
    after = rows.at(-1)?.sortKey ?? after
    if (rows.length < limit) return { items, next: null }
    if (items.length >= page.limit) break
  }
  return { items, next: after === null ? null : `${sort} ${after}` }
}

function readKey(bookmark: string): { sort: BoardSortOrder; key: string } {
  const end = bookmark.indexOf(' ')
  const sort = boardSortOrder.safeParse(bookmark.slice(0, end))
  if (!sort.success) throw new AppError('bookmark_refused', { field: 'bookmarks' })
  return { sort: sort.data, key: bookmark.slice(end + 1) }
}

/** ST-15: the owner's own order; others see what was saved to last. */
async function orderFor(db: Db, viewer: Viewer, memberId: MemberId): Promise<BoardSortOrder> {
  if (viewer.id !== memberId) return 'last_pinned_to'
  return usualOrderFor(viewer, await findPreferences(db, memberId))
}
