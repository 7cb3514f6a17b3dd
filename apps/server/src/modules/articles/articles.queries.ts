import { type Insertable, sql, type Updateable } from 'kysely'
import { among, owned } from '../../platform/db/by-bucket.ts'
import type { Db, Tx } from '../../platform/db/db.ts'
import { changing } from '../../platform/db/kept/changed-rows.ts'
import { noteRows } from '../../platform/db/kept/noted-rows.ts'
import type { Tables } from '../../platform/db/tables.ts'
import { bucketOf, type Id } from '../../platform/ids/ids.ts'
import { hold } from '../../platform/writing/hold.ts'
import type { Held, Writer } from '../../platform/writing/writer.ts'
import './articles.tables.ts'

/** Every article lives in this bucket. */
export const ARTICLES = 0

const columns = [
  'id',
  'title',
  'summary',
  'words',
  'type',
  'is_shop as isShop',
  'wall',
  'cover_pin_id as coverPinId',
  'languages',
  'state',
  'publish_at as publishAt',
  'end_at as endAt',
  'topic_id as topicId',
  'version',
] as const

/** An article as it is stored. */
export type ArticleRow = NonNullable<Awaited<ReturnType<typeof findArticle>>>

/** Visitors' pages that show it are made anew when it changes. */
export function findArticle(db: Db, id: Id) {
  noteRows([id])
  return db.selectFrom('articles').select(columns).where(owned('id', id)).executeTakeFirst()
}

export async function lockArticle(tx: Tx, id: Id): Promise<[Held<'article'>, ArticleRow | undefined]> {
  const row = await tx.selectFrom('articles').select(columns).where(owned('id', id)).forUpdate().executeTakeFirst()
  return [hold(tx, 'article'), row]
}

/** Where a list of articles goes on: newest first, and of one moment by id. */
export interface ArticlePlace {
  readonly after: { readonly at: Date; readonly id: Id } | null
  readonly limit: number
}

/** Articles that show at this moment to readers of the language, newest first. */
export async function findShownArticles(
  db: Db,
  { language, now }: { readonly language: string; readonly now: Date },
  { after, limit }: ArticlePlace,
): Promise<ArticleRow[]> {
  const rows = await db
    .selectFrom('articles')
    .select(columns)
    .where('bucket', '=', ARTICLES)
    .where('state', '=', 'published')
    .where('publish_at', '<=', now)
    .where(sql<boolean>`(end_at is null or end_at > ${now})`)
    .where(sql<boolean>`(languages = '{}' or ${language}::text = any(languages))`)
    .$if(after !== null, (query) => query.where(sql<boolean>`(publish_at, id) < (${after?.at}, ${after?.id}::bigint)`))
    .orderBy('publish_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  noteRows(rows.map(({ id }) => id))
  return rows
}

/** Articles of a state, or of any, newest first, after the last one of the page before. */
export const findArticlesToEdit = (
  db: Db,
  state: ArticleRow['state'] | undefined,
  page: { after: Id; limit: number },
): Promise<ArticleRow[]> =>
  db
    .selectFrom('articles')
    .select(columns)
    .where('bucket', '=', ARTICLES)
    .$if(state !== undefined, (query) => query.where('state', '=', state ?? 'draft'))
    .where('id', '<', page.after)
    .orderBy('id', 'desc')
    .limit(page.limit)
    .execute()

/** Whether there is an article with this title, shown or not. */
export async function hasArticleTitled(db: Db, title: string): Promise<boolean> {
  const row = await db
    .selectFrom('articles')
    .select('id')
    .where('bucket', '=', ARTICLES)
    .where('title', '=', title)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Which of the topics an article was made about since a moment, whatever became of it. */
export async function findTopicsWritten(db: Db, topicIds: readonly Id[], since: Date): Promise<Set<Id>> {
  const rows = await db
    .selectFrom('articles')
    .select('topic_id as topicId')
    .where('bucket', '=', ARTICLES)
    .where(among('topic_id', topicIds))
    .where('created_at', '>=', since)
    .execute()
  return new Set(rows.flatMap(({ topicId }) => topicId ?? []))
}

/** The first things of a wall, in its order. */
export const findThings = (db: Db, articleId: Id, limit: number) =>
  db
    .selectFrom('article_things')
    .select('thing_id as id')
    .where(owned('article_id', articleId))
    .orderBy('place')
    .limit(limit)
    .execute()

/** The first things of each article's wall. */
export const findFirstThings = (db: Db, articleIds: readonly Id[], most: number) =>
  db
    .selectFrom('article_things')
    .select(['article_id as articleId', 'thing_id as id'])
    .where('bucket', '=', ARTICLES)
    .where(among('article_id', articleIds))
    .where('place', '<', most)
    .orderBy('place')
    .execute()

export const countThings = async (db: Db, articleId: Id): Promise<number> => (await findThings(db, articleId, 1)).length

export const insertArticle = (writer: Writer, row: Omit<Insertable<Tables['articles']>, 'bucket'>) =>
  writer
    .insertInto('articles')
    .values({ ...row, bucket: bucketOf(row.id) })
    .execute()

/** Changes a locked article; each change counts. */
export const updateArticleRow = (writer: Writer, id: Id, changes: Updateable<Tables['articles']>) =>
  changing(writer, [id])
    .updateTable('articles')
    .set({ ...changes, version: sql<number>`version + 1` })
    .where(owned('id', id))
    .execute()

/** What the wall of a locked article holds, whatever it held before. */
export async function replaceThings(writer: Writer, articleId: Id, thingIds: readonly Id[]): Promise<void> {
  await writer.deleteFrom('article_things').where(owned('article_id', articleId)).execute()
  if (thingIds.length === 0) return
  await writer
    .insertInto('article_things')
    .values(thingIds.map((id, place) => ({ bucket: bucketOf(articleId), article_id: articleId, place, thing_id: id })))
    .execute()
}
