import { type Board, type boardsResource, type OptionsOf, usernameKey } from '@pinfold/contract'
import type { Viewer } from '../../platform/auth/viewer.ts'
import type { Clock } from '../../platform/clock.ts'
import { AppError } from '../../platform/http/app-error.ts'
import type { Page } from '../../platform/http/binder.ts'
import type { Id } from '../../platform/ids/ids.ts'
import { findMemberIdByUsername } from '../accounts/index.ts'
import { canSeeListsOf, knowMembers } from '../graph/index.ts'
import { type BoardViewDeps, boardViews } from './boards.view.ts'
import { findMemberBoardsByAge, findMemberBoardsByName, findMemberBoardsLastPinned } from './member-boards.queries.ts'

const MOST_ROUNDS = 4

type ListDeps = BoardViewDeps & { clock: Clock }
type ListOptions = OptionsOf<typeof boardsResource.get>

/** The member of this name, whose lists the viewer may read; throws `user_not_found` where there is none or they may not. */
export async function memberIdOf(deps: ListDeps, viewer: Viewer, username: string): Promise<Id> {
  const memberId = await findMemberIdByUsername(deps.db, usernameKey(username), deps.clock.now())
  if (memberId === null) throw new AppError('user_not_found', { field: 'username' })
  await checkListsOf(deps, viewer, memberId, 'username')
  return memberId
}

/** Throws `user_not_found` where a block or a private profile keeps the viewer from the member's lists. */
export async function checkListsOf(deps: BoardViewDeps, viewer: Viewer, memberId: Id, field: string): Promise<void> {
  const member = (await knowMembers(deps, viewer, [memberId])).get(memberId)
  if (!member || !canSeeListsOf(member)) throw new AppError('user_not_found', { field })
}

/** A page of a member's boards. Pages emptied by the rules are filled from the next ones, in at most four rounds. */
export async function boardsListView(
  deps: ListDeps,
  viewer: Viewer,
  options: ListOptions,
  page: { after: string | null; limit: number },
): Promise<Page<Board[]>> {
  const memberId = await memberIdOf(deps, viewer, options.username)
  const items: Board[] = []
  let { after } = page
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const wanted = page.limit - items.length
    const rows = await findPage(deps, viewer, memberId, options, { after, limit: wanted })
    const boards = await boardViews(
      deps,
      viewer,
      rows.map(({ boardId }) => boardId),
      'listed',
    )
    items.push(
      ...boards.filter((board) => options.privacy_filter === 'all' || board.privacy === options.privacy_filter),
    )
    after = rows.at(-1)?.sortKey ?? after
    if (rows.length < wanted) return { items, next: null }
    if (items.length >= page.limit) break
  }
  return { items, next: after }
}

function findPage(
  deps: ListDeps,
  viewer: Viewer,
  memberId: Id,
  options: ListOptions,
  place: { after: string | null; limit: number },
) {
  const page = { memberId, viewerId: viewer.id, ...place, isIncludingArchived: options.include_archived }
  const { sort } = options
  if (sort === 'oldest' || sort === 'newest') return findMemberBoardsByAge(deps.db, { ...page, order: sort })
  if (sort === 'alphabetical' || sort === 'group_boards_at_top') {
    return findMemberBoardsByName(deps.db, { ...page, isGroupFirst: sort === 'group_boards_at_top' })
  }
  return findMemberBoardsLastPinned(deps.db, page)
}
