import {
  type Article,
  type ArticleCard,
  type Board,
  formatWireDate,
  limits,
  type Pin,
  todayKind,
  todayPath,
} from '@pinfold/contract'
import { languageOfLocale } from '@pinfold/words'
import { requireAllowed } from '../../platform/auth/decision.ts'
import type { Viewer } from '../../platform/auth/viewer.ts'
import type { Clock } from '../../platform/clock.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import type { Page } from '../../platform/http/binder.ts'
import { readShown } from '../../platform/http/shown-ids.ts'
import type { Id } from '../../platform/ids/ids.ts'
import { type BoardViewDeps, boardViews } from '../boards/index.ts'
import { edgePage } from '../graph/index.ts'
import { fillPinPage, findNewestPinIdsOf, type PinViewDeps, pinViews, type Place } from '../pins/index.ts'
import { articleBlocks } from './article-words.ts'
import { canReadArticle } from './articles.policy.ts'
import { type ArticleRow, findArticle, findFirstThings, findShownArticles, findThings } from './articles.queries.ts'

/** What views of articles need. */
export interface ArticleViewDeps extends PinViewDeps, BoardViewDeps {
  readonly clock: Clock
}

/** So many things of a wall are asked for a picture where the cover is gone. */
const COVER_CHOICE = 4
/** And so many of the newest pins of each board of a wall. */
const PINS_OF_BOARD = 2

/** One article; throws `article_not_found` where it is missing, not published, or over. */
export async function articleView(deps: ArticleViewDeps, viewer: Viewer, id: Id): Promise<Article> {
  const row = await findReadable(deps, id)
  const [card] = await cardsOf(deps, viewer, [row])
  if (!card) throw new AppError('article_not_found')
  return { ...card, blocks: articleBlocks(row.words) }
}

/** The articles of today and of the days before, newest first, that are for readers of the viewer's language. */
export async function articlesView(
  deps: ArticleViewDeps,
  viewer: Viewer,
  { after, limit }: Place,
): Promise<Page<ArticleCard[]>> {
  const language = languageOfLocale(viewer.locale) ?? 'en'
  const rows = await findShownArticles(deps.db, { language, now: deps.clock.now() }, { after: readPlace(after), limit })
  const last = rows.at(-1)
  const next = rows.length < limit || !last?.publishAt ? null : `${last.publishAt.getTime()}.${last.id}`
  return { items: await cardsOf(deps, viewer, rows), next }
}

/** The pins of an article's wall, in order. What is gone or hidden is left out. */
export async function articlePinsView(
  deps: ArticleViewDeps,
  viewer: Viewer,
  articleId: Id,
  place: Place,
): Promise<Page<Pin[]>> {
  const { wall } = await findReadable(deps, articleId)
  if (wall !== 'pins') return { items: [], next: null }
  return fillPinPage(deps, viewer, place, 'suggested', async (at) =>
    (await wallAfter(deps, articleId, at)).map(({ id, edgeId }) => ({ pinId: id, key: edgeId })),
  )
}

/** The boards of an article's wall, in order. What is gone or hidden is left out. */
export async function articleBoardsView(
  deps: ArticleViewDeps,
  viewer: Viewer,
  articleId: Id,
  page: Place,
): Promise<Page<Board[]>> {
  const { wall } = await findReadable(deps, articleId)
  if (wall !== 'boards') return { items: [], next: null }
  return edgePage(
    page,
    (at) => wallAfter(deps, articleId, at),
    (ids) => boardViews(deps, viewer, ids, 'listed'),
  )
}

/** What of a wall was not shown yet: an editor may change it while somebody reads, and then things stand elsewhere. */
async function wallAfter({ db }: ArticleViewDeps, articleId: Id, { after, limit }: Place) {
  const shown = readShown(after)
  const things = await findThings(db, articleId, limits.admin.article.things)
  const some = things.filter(({ id }) => !shown.has(id)).slice(0, limit)
  const edgeId = shown.and(some.map(({ id }) => id))
  return some.map(({ id }) => ({ id, edgeId }))
}

async function findReadable({ db, clock }: ArticleViewDeps, id: Id): Promise<ArticleRow> {
  const row = await findArticle(db, id)
  requireAllowed(canReadArticle(row, clock.now()))
  if (!row) throw new AppError('article_not_found')
  return row
}

/** Cards with covers as far as the viewer may see the pins. A fixed number of statements. */
async function cardsOf(deps: ArticleViewDeps, viewer: Viewer, rows: readonly ArticleRow[]): Promise<ArticleCard[]> {
  const ids = rows.map(({ id }) => id)
  const things = ids.length === 0 ? [] : await findFirstThings(deps.db, ids, COVER_CHOICE)
  const ofBoards = new Set(rows.flatMap(({ id, wall }) => (wall === 'boards' ? [id] : [])))
  const boardIds = [...new Set(things.flatMap((thing) => (ofBoards.has(thing.articleId) ? [thing.id] : [])))]
  const newest = boardIds.length === 0 ? [] : await findNewestPinIdsOf(deps.db, 'board_id', boardIds, PINS_OF_BOARD)
  const firsts = things.flatMap(({ articleId, id }) =>
    ofBoards.has(articleId)
      ? newest.flatMap(({ holderId, pinId }) => (holderId === id ? [{ articleId, id: pinId }] : []))
      : [{ articleId, id }],
  )
  const choiceOf = new Map(
    rows.map(({ id, coverPinId }) => [
      id,
      [
        ...(coverPinId === null ? [] : [coverPinId]),
        ...firsts.flatMap((thing) => (thing.articleId === id ? [thing.id] : [])),
      ],
    ]),
  )
  const wanted = [...new Set([...choiceOf.values()].flat())]
  const shown = new Map((await pinViews(deps, viewer, wanted, 'suggested')).map((pin) => [pin.id, pin]))
  return rows.map((row) => {
    const cover = choiceOf.get(row.id)?.flatMap((id) => shown.get(id) ?? [])[0]
    return presentCard(row, cover)
  })
}

function presentCard({ id, title, summary, type, isShop, wall, publishAt }: ArticleRow, cover: Pin | undefined) {
  const article = { id, title, type, isShop }
  return {
    id,
    type: 'today_article' as const,
    kind: todayKind(article),
    title,
    summary,
    url: todayPath(article),
    wall,
    published_at: formatWireDate(publishAt ?? new Date(0)),
    cover:
      cover === undefined
        ? null
        : {
            pin_id: cover.id,
            images: { '474x': cover.images['474x'], '736x': cover.images['736x'], '1200x': cover.images['1200x'] },
            dominant_color: cover.dominant_color,
            alt_text: cover.alt_text ?? '',
          },
  }
}

function readPlace(after: string | null) {
  if (after === null) return null
  const [at = '0', id = '0'] = after.split('.')
  return { at: new Date(Number(at)), id }
}
