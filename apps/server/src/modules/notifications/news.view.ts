import { type BoardCard, formatWireDate, limits, type News, type NewsPin, nodeId } from '@pinfold/contract'
import { asReader } from '../../platform/auth/read-once.ts'
import type { Member, Viewer } from '../../platform/auth/viewer.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/db.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import type { Page } from '../../platform/http/binder.ts'
import { type Id, timeOf } from '../../platform/ids/ids.ts'
import { boardSight, type BoardViewDeps, presentBoardCard } from '../boards/index.ts'
import { presentMemberCard } from '../graph/index.ts'
import { isVeiledFor, type KnownPin, type Place, shownImages } from '../pins/index.ts'
import { canAnswer } from './news.policy.ts'
import type { NewsReadDeps } from './news-things.ts'
import { findNews, findNewsOf, findSeenId } from './news.queries.ts'
import { type ToldNews, toldNews } from './told-news.ts'

const MOST_ROUNDS = 4

/** What news is told and presented with. */
export type NewsViewDeps = BoardViewDeps & NewsReadDeps

/** The member's news, newest first; `next` is the last version examined. */
export async function newsView(deps: NewsViewDeps, asking: Member, place: Place): Promise<Page<News[]>> {
  const viewer = asReader(asking)
  const told: ToldNews[] = []
  let { after } = place
  let isOver = false
  for (let round = 0; round < MOST_ROUNDS && !isOver && told.length < place.limit; round += 1) {
    const limit = place.limit - told.length
    const rows = await findNews(deps.db, viewer.id, { after, limit })
    told.push(...(await toldNews(deps, viewer, rows)))
    after = rows.at(-1)?.versionId ?? after
    isOver = rows.length < limit
  }
  const items = await presentNews(deps, viewer, told, limits.news.actorsShown)
  return { items, next: isOver ? null : after }
}

/** One piece with everybody it counts. Throws `news_not_found`. */
export async function newsDetailsView(deps: NewsViewDeps, asking: Member, id: Id): Promise<News> {
  const viewer = asReader(asking)
  const row = await findNewsOf(deps.db, viewer.id, id)
  const [news] = await presentNews(deps, viewer, await toldNews(deps, viewer, row ? [row] : []), limits.news.actors)
  if (!news) throw new AppError('news_not_found')
  return news
}

/** The member's unseen news after the version, newest first, as far as it may be shown. */
export async function newsSinceView(deps: NewsViewDeps, asking: Member, since: Id, limit: number): Promise<News[]> {
  const viewer = asReader(asking)
  const rows = await findNews(deps.db, viewer.id, { after: null, since, limit })
  return presentNews(deps, viewer, await toldNews(deps, viewer, rows), limits.news.actorsShown)
}

/** How many pieces of news the member would be shown that they have not seen; counts no further than the limit. */
export async function countUnreadNews({ db, clock }: { db: Db; clock: Clock }, viewer: Member): Promise<number> {
  const since = await findSeenId(db, viewer.id)
  const rows = await findNews(db, viewer.id, { after: null, since, limit: limits.news.mostUnread })
  return (await toldNews({ db, clock }, viewer, rows)).length
}

async function presentNews(
  deps: BoardViewDeps,
  viewer: Member,
  told: readonly ToldNews[],
  mostActors: number,
): Promise<News[]> {
  if (told.length === 0) return []
  const full = told.flatMap(({ board }) => (board !== null && boardSight(board.facts) === 'full' ? [board] : []))
  const [seenId, covers] = await Promise.all([
    findSeenId(deps.db, viewer.id),
    deps.boardPins.covers(viewer, [...new Map(full.map((board) => [board.row.id, board])).values()], 1),
  ])
  const cardOf = ({ board }: ToldNews): BoardCard | null => {
    if (board === null) return null
    const [cover] = covers.get(board.row.id) ?? []
    const pictures = cover
      ? { image_thumbnail_url: cover.images['170x'].url, image_cover_url: cover.images['474x'].url }
      : { image_thumbnail_url: null, image_cover_url: null }
    return { ...presentBoardCard(deps, board), ...pictures }
  }
  return told.map((each): News => ({
    id: each.row.id,
    type: 'news',
    kind: each.row.kind,
    version: each.row.versionId,
    created_at: formatWireDate(new Date(timeOf(each.row.versionId))),
    is_unread: BigInt(each.row.versionId) > BigInt(seenId),
    actors: each.actors.slice(0, mostActors).map((actor) => presentMemberCard(deps, actor)),
    actor_count: each.actors.length,
    pin: each.pin && presentNewsPin(deps.mediaUrl, viewer, each.pin),
    board: cardOf(each),
    comment: each.comment,
    contact_request: requestOf(each),
    business: each.business && presentMemberCard(deps, each.business),
    viewer_can: { answer: canAnswer(each.row.kind) },
  }))
}

/** Each request is a piece of its own. */
function requestOf({ row }: ToldNews): News['contact_request'] {
  const id = row.kind === 'board_join_requested' ? row.sources[0]?.objectId : null
  return id ? { type: 'contact_request', id } : null
}

const presentNewsPin = (mediaUrl: string, viewer: Viewer, { row, facts }: KnownPin): NewsPin => ({
  id: row.id,
  type: 'pin',
  node_id: nodeId('Pin', row.id),
  title: row.title,
  alt_text: row.altText,
  dominant_color: row.dominantColor,
  images: shownImages(mediaUrl, row, isVeiledFor(row, viewer, facts)),
})
