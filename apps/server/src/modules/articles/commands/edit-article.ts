import type { MemberId, PinId } from '@pinfold/contract'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import type { Id } from '../../../platform/ids/ids.ts'
import type { WriteDeps } from '../../../platform/write-deps.ts'
import { authorize, holdNothing, writeAsSystem } from '../../../platform/writing/writer.ts'
import { canChangeArticle, canPublishArticle } from '../articles.policy.ts'
import {
  ARTICLES,
  countThings,
  insertArticle,
  lockArticle,
  replaceThings,
  updateArticleRow,
} from '../articles.queries.ts'

/** Who edits; null where the program proposes. Whether they may is asked by the calls that let them in. */
export interface Editor {
  readonly id: MemberId | null
}

/** What an editor says of an article. */
export interface ArticleInput {
  readonly title: string
  readonly summary: string
  readonly words: string
  readonly type: 0 | 1 | 2 | 3
  readonly isShop: boolean
  readonly wall: 'pins' | 'boards'
  readonly coverPinId: PinId | null
  readonly languages: readonly string[]
  /** Pins or boards, in order. */
  readonly thingIds: readonly Id[]
  readonly topicId?: Id
}

/** A draft that nobody but editors sees; answers its id. */
export async function createArticle(deps: WriteDeps, editor: Editor, input: ArticleInput): Promise<Id> {
  return inTransaction(deps.db, 'create-article', async (tx) => {
    const held = holdNothing(tx, 'an article that is made concerns no other row')
    const writer = writeAsSystem(held, 'the call that lets an editor in has asked')
    const id = deps.ids.next(ARTICLES)
    const now = deps.clock.now()
    await insertArticle(writer, {
      id,
      ...columnsOf(input),
      title: input.title,
      topic_id: input.topicId ?? null,
      written_by: editor.id,
      published_by: null,
      publish_at: null,
      end_at: null,
      cover_pin_id: input.coverPinId,
      created_at: now,
      updated_at: now,
    })
    await replaceThings(writer, id, [...new Set(input.thingIds)])
    return id
  })
}

/** Changes what is named. Throws `article_changed` where another version is there than the one that the editor saw. */
export async function updateArticle(
  deps: WriteDeps,
  _editor: Editor,
  { articleId, version, ...input }: Partial<ArticleInput> & { articleId: Id; version?: number },
): Promise<void> {
  await inTransaction(deps.db, 'update-article', async (tx) => {
    const [held, article] = await lockArticle(tx, articleId)
    const writer = authorize(held, canChangeArticle(article, version))
    await updateArticleRow(writer, articleId, { ...columnsOf(input), updated_at: deps.clock.now() })
    if (input.thingIds !== undefined) await replaceThings(writer, articleId, [...new Set(input.thingIds)])
  })
}

/** Shows it from a moment on, or from now, until an end, or until it is withdrawn. */
export async function publishArticle(
  deps: WriteDeps,
  editor: Editor,
  { articleId, publishAt, endAt = null }: { articleId: Id; publishAt?: Date; endAt?: Date | null },
): Promise<void> {
  await inTransaction(deps.db, 'publish-article', async (tx) => {
    const [held, article] = await lockArticle(tx, articleId)
    const from = publishAt ?? (article?.state === 'published' ? article.publishAt : null) ?? deps.clock.now()
    const isEmpty = (await countThings(held, articleId)) === 0
    const writer = authorize(held, canPublishArticle(article, { isEmpty, publishAt: from, endAt }))
    await updateArticleRow(writer, articleId, {
      state: 'published',
      publish_at: from,
      end_at: endAt,
      published_by: editor.id,
      updated_at: deps.clock.now(),
    })
  })
}

/** Nobody but editors sees it any more. A second time changes nothing. */
export async function withdrawArticle(deps: WriteDeps, _editor: Editor, articleId: Id): Promise<void> {
  await inTransaction(deps.db, 'withdraw-article', async (tx) => {
    const [held, article] = await lockArticle(tx, articleId)
    const writer = authorize(held, canChangeArticle(article))
    if (article?.state === 'withdrawn') return
    await updateArticleRow(writer, articleId, { state: 'withdrawn', updated_at: deps.clock.now() })
  })
}

const columnsOf = ({ title, summary, words, type, isShop, wall, coverPinId, languages }: Partial<ArticleInput>) => ({
  ...(title !== undefined && { title }),
  ...(summary !== undefined && { summary }),
  ...(words !== undefined && { words }),
  ...(type !== undefined && { type }),
  ...(isShop !== undefined && { is_shop: isShop }),
  ...(wall !== undefined && { wall }),
  ...(coverPinId !== undefined && { cover_pin_id: coverPinId }),
  ...(languages !== undefined && { languages: [...languages] }),
})
