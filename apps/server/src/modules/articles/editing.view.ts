import {
  type AdminArticle,
  type adminWriteArticle,
  type BoardId,
  type EditedArticle,
  formatWireDate,
  limits,
  type OptionsOf,
  type PinId,
  todayPath,
  type WallThing,
} from '@pinfold/contract'
import type { Employee } from '../../platform/auth/employee.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import type { Id } from '../../platform/ids/ids.ts'
import { boardViews } from '../boards/index.ts'
import { pinViews } from '../pins/index.ts'
import { articleBlocks } from './article-words.ts'
import { type ArticleRow, findArticle, findThings } from './articles.queries.ts'
import type { ArticleViewDeps } from './articles.view.ts'
import type { ArticleInput } from './commands/edit-article.ts'

const ALL = limits.admin.article.things

/** An article as editors see it, shown or not. Throws `article_not_found`. */
export async function editedArticleView(deps: ArticleViewDeps, employee: Employee, id: Id): Promise<EditedArticle> {
  const row = await findArticle(deps.db, id)
  if (!row) throw new AppError('article_not_found')
  const ids = (await findThings(deps.db, id, ALL)).map((thing) => thing.id)
  const [things, [cover]] = await Promise.all([
    thingsOf(deps, employee, row.wall, ids),
    pinViews(deps, employee, row.coverPinId === null ? [] : [row.coverPinId], 'suggested'),
  ])
  return {
    ...presentListed(row),
    summary: row.summary,
    words: row.words,
    type: typeOf(row.type),
    is_shop: row.isShop,
    wall: row.wall,
    cover_pin_id: row.coverPinId,
    things,
    blocks: articleBlocks(row.words),
    cover_url: cover?.images['474x'].url ?? things.find(({ image_url: url }) => url !== null)?.image_url ?? null,
    version: row.version,
  }
}

/** An article in the list. */
export const presentListed = ({
  id,
  title,
  state,
  type,
  isShop,
  publishAt,
  endAt,
  languages,
}: ArticleRow): AdminArticle => ({
  id,
  title,
  state,
  publish_at: publishAt && formatWireDate(publishAt),
  end_at: endAt && formatWireDate(endAt),
  languages,
  url: todayPath({ id, title, type, isShop }),
})

type Written = Omit<OptionsOf<typeof adminWriteArticle>, 'reason'>

/**
 * What an editor wrote, as it is kept. What is not there, or shown to nobody, cannot come onto a wall; what stands on it
 * already may stay. Throws `pin_not_found`, `board_not_found`.
 */
export async function readWritten(
  deps: ArticleViewDeps,
  employee: Employee,
  written: Written,
  articleId?: Id,
): Promise<ArticleInput> {
  const { wall, thing_ids: thingIds } = written
  const standing = articleId === undefined ? [] : await findThings(deps.db, articleId, ALL)
  const added = thingIds.filter((id) => !standing.some((thing) => thing.id === id))
  const isAnyGone = (await thingsOf(deps, employee, wall, added)).some((thing) => thing.is_gone)
  if (isAnyGone) throw new AppError(wall === 'pins' ? 'pin_not_found' : 'board_not_found', { field: 'thing_ids' })
  const coverPinId = written.cover_pin_id === '' ? null : written.cover_pin_id
  if (coverPinId !== null && (await pinViews(deps, employee, [coverPinId], 'suggested')).length === 0)
    throw new AppError('pin_not_found', { field: 'cover_pin_id' })
  const { title, summary, words, type, is_shop: isShop, languages } = written
  return { title, summary, words, type, isShop, wall, coverPinId, languages, thingIds }
}

async function thingsOf(
  deps: ArticleViewDeps,
  employee: Employee,
  wall: 'pins' | 'boards',
  ids: readonly Id[],
): Promise<WallThing[]> {
  const shown = new Map(
    wall === 'pins'
      ? (await pinViews(deps, employee, ids as PinId[], 'suggested')).map((pin) => [
          pin.id,
          { title: pin.title || pin.grid_title, image_url: pin.images['236x'].url },
        ])
      : (await boardViews(deps, employee, ids as BoardId[], 'listed')).map((board) => [
          board.id,
          { title: board.name, image_url: board.image_cover_url },
        ]),
  )
  return ids.map((id) => {
    const thing = shown.get(id)
    return { id, title: thing?.title ?? '', image_url: thing?.image_url ?? null, is_gone: thing === undefined }
  })
}

const typeOf = (type: number) => (type === 0 || type === 1 || type === 2 ? type : 3)
