import type { PinId } from '@pinfold/contract'
import type { Id } from '../../../platform/ids/ids.ts'
import type { WriteDeps } from '../../../platform/write-deps.ts'
import { allow } from '../../../platform/auth/decision.ts'
import { holdNothing } from '../../../platform/writing/writer.ts'
import { type Acted, type Actor, writeAct } from '../../employees/index.ts'
import { canChangeArticle, canPublishArticle } from '../articles.policy.ts'
import {
  type ArticleRow,
  ARTICLES,
  countThings,
  insertArticle,
  lockArticle,
  replaceThings,
  updateArticleRow,
} from '../articles.queries.ts'

interface Said {
  readonly [fact: string]: unknown
}

declare module '../../employees/write-act.ts' {
  interface Acts {
    'article.written': { before: null; after: Said }
    'article.changed': { before: Said; after: Said }
    'article.published': { before: Said; after: Said }
    'article.withdrawn': { before: Said; after: Said }
  }
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
  /** What it is proposed about, where the program proposes it. */
  readonly topicId?: Id
}

/** A draft, or what the program proposes, that nobody but editors sees; answers its id. */
export function createArticle(deps: WriteDeps, actor: Actor, input: ArticleInput, reason: string): Promise<Acted<Id>> {
  const id = deps.ids.next(ARTICLES)
  return writeAct(deps, actor, 'create-article', { kind: 'article.written', ...about(id), reason }, async (tx, ask) => {
    const writer = ask(holdNothing(tx, 'an article that is made concerns no other row'), allow)
    const now = deps.clock.now()
    await insertArticle(writer, {
      id,
      ...columnsOf(input),
      title: input.title,
      topic_id: input.topicId ?? null,
      state: input.topicId === undefined ? 'draft' : 'proposed',
      written_by: actor.id,
      published_by: null,
      publish_at: null,
      end_at: null,
      cover_pin_id: input.coverPinId,
      created_at: now,
      updated_at: now,
    })
    await replaceThings(writer, id, [...new Set(input.thingIds)])
    return { before: null, after: { title: input.title, things: input.thingIds.length }, answer: id }
  })
}

/** Changes what is named. Throws `article_changed` where another version is there than the one that the editor saw. */
export const updateArticle = (
  deps: WriteDeps,
  actor: Actor,
  { articleId, version, ...input }: Partial<ArticleInput> & { articleId: Id; version?: number },
  reason: string,
): Promise<Acted<Id>> =>
  writeAct(deps, actor, 'update-article', { kind: 'article.changed', ...about(articleId), reason }, async (tx, ask) => {
    const [held, article] = await lockArticle(tx, articleId)
    const writer = ask(held, canChangeArticle(article, version))
    const { thingIds, ...words } = input
    const columns = columnsOf(words)
    await updateArticleRow(writer, articleId, { ...columns, updated_at: deps.clock.now() })
    if (thingIds !== undefined) await replaceThings(writer, articleId, [...new Set(thingIds)])
    const after = { ...words, ...(thingIds && { things: thingIds.length }) }
    return { before: pickedOf(article, Object.keys(words)), after, answer: articleId }
  })

/** Shows it from a moment on, or from now, until an end, or until it is withdrawn. */
export const publishArticle = (
  deps: WriteDeps,
  actor: Actor,
  { articleId, publishAt, endAt = null }: { articleId: Id; publishAt?: Date | undefined; endAt?: Date | null },
  reason: string,
): Promise<Acted<Id>> =>
  writeAct(
    deps,
    actor,
    'publish-article',
    { kind: 'article.published', ...about(articleId), reason },
    async (tx, ask) => {
      const [held, article] = await lockArticle(tx, articleId)
      const from = publishAt ?? (article?.state === 'published' ? article.publishAt : null) ?? deps.clock.now()
      const isEmpty = (await countThings(held, articleId)) === 0
      const writer = ask(held, canPublishArticle(article, { isEmpty, publishAt: from, endAt }))
      await updateArticleRow(writer, articleId, {
        state: 'published',
        publish_at: from,
        end_at: endAt,
        published_by: actor.id,
        updated_at: deps.clock.now(),
      })
      return { before: standing(article), after: { state: 'published', from, until: endAt }, answer: articleId }
    },
  )

/** Nobody but editors sees it any more. A second time changes nothing. */
export const withdrawArticle = (deps: WriteDeps, actor: Actor, articleId: Id, reason: string): Promise<Acted<null>> =>
  writeAct(
    deps,
    actor,
    'withdraw-article',
    { kind: 'article.withdrawn', ...about(articleId), reason },
    async (tx, ask) => {
      const [held, article] = await lockArticle(tx, articleId)
      const writer = ask(held, canChangeArticle(article))
      if (article?.state === 'withdrawn') return { isUnchanged: true, answer: null }
      await updateArticleRow(writer, articleId, { state: 'withdrawn', updated_at: deps.clock.now() })
      return { before: standing(article), after: { state: 'withdrawn' }, answer: null }
    },
  )

const about = (id: Id) => ({ thing: { type: 'article', id }, concerned: null })

const standing = (article: ArticleRow | undefined): Said => ({
  state: article?.state,
  from: article?.publishAt,
  until: article?.endAt,
})

const pickedOf = (article: ArticleRow | undefined, names: readonly string[]): Said =>
  Object.fromEntries(Object.entries(article ?? {}).filter(([name]) => names.includes(name)))

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
