import { formatWireDate, limits, namedSiteDomain, type SiteFeed } from '@pinfold/contract'
import { mayDo, type Member } from '../../../platform/auth/viewer.ts'
import type { Db } from '../../../platform/db/db.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import type { Id } from '../../../platform/ids/ids.ts'
import { boardPath, boardSight, knowBoards } from '../../boards/index.ts'
import { findFeedsOf } from './feeds.queries.ts'

/** The viewer's feeds, of one website or all, with their boards. Boards that they may not see any more read like those that are gone. */
export async function feedsView({ db }: { readonly db: Db }, viewer: Member, named?: string): Promise<SiteFeed[]> {
  const found = await findFeedsOf(db, viewer.id, limits.siteFeeds.most)
  const feeds = named ? found.filter(({ domain }) => domain === namedSiteDomain(named)) : found
  const boards = await knowBoards(
    { db },
    viewer,
    feeds.map(({ boardId }) => boardId),
  )
  return feeds.map((feed) => {
    const board = boards.get(feed.boardId)
    const isSeen = board !== undefined && boardSight(board.facts) === 'full'
    return {
      id: feed.id,
      address: feed.address,
      domain: feed.domain,
      board: isSeen ? { id: board.row.id, name: board.row.name, url: boardPath(board) } : null,
      state: feed.state,
      failure: feed.failure,
      read_at: feed.readAt === null ? null : formatWireDate(feed.readAt),
      published_count: feed.publishedCount,
      viewer_can: { manage: mayDo(viewer, 'manage') },
    }
  })
}

/** One of them, after it changed. Throws `feed_not_found`. */
export async function feedView(deps: { readonly db: Db }, viewer: Member, feedId: Id): Promise<SiteFeed> {
  const feed = (await feedsView(deps, viewer)).find(({ id }) => id === feedId)
  if (!feed) throw new AppError('feed_not_found')
  return feed
}
