import { type Topic, topic as topicSchema, type MemberId } from '@pinfold/contract'
import { currentLanguage } from '@pinfold/words'
import type { Viewer } from '../../../platform/auth/viewer.ts'
import type { Db } from '../../../platform/db/db.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import type { Page } from '../../../platform/http/binder.ts'
import type { Id } from '../../../platform/ids/ids.ts'
import type { EdgePage } from '../follow-lists.queries.ts'
import { edgePage } from '../edge-pages.ts'
import { matchTopics } from './match-topics.ts'
import { topicNameWords } from './topic-names.words.ts'
import {
  findFollowedTopicEdges,
  findFollowedTopics,
  findTopicBySlug,
  findTopics,
  findTopicsAfter,
  findTopicsBelow,
  findTopicTree,
  type TopicRow,
} from './topics.queries.ts'

const MOST_RELATED = 24

interface TopicDeps {
  readonly db: Db
}

/** Topics for the viewer, in the order of the ids; two statements for any number. */
export async function topicsView(deps: TopicDeps, viewer: Viewer, ids: readonly Id[]): Promise<Topic[]> {
  const rows = new Map((await findTopics(deps.db, ids)).map((row) => [row.id, row]))
  return present(
    deps,
    viewer,
    ids.flatMap((id) => rows.get(id) ?? []),
  )
}

/** One topic by its id or slug; throws `topic_not_found`. */
export async function topicView(deps: TopicDeps, viewer: Viewer, idOrSlug: string): Promise<Topic> {
  const [topic] = await present(deps, viewer, [await findTopic(deps, idOrSlug)])
  if (!topic) throw new AppError('topic_not_found', { field: 'interest' })
  return topic
}

/** Of a first topic those below it; of another its first topic, and those beside it. */
export async function relatedTopicsView(deps: TopicDeps, viewer: Viewer, idOrSlug: string): Promise<Topic[]> {
  const { id, parentId } = await findTopic(deps, idOrSlug)
  const [above, near] = await Promise.all([
    parentId === null ? [] : findTopics(deps.db, [parentId]),
    findTopicsBelow(deps.db, parentId ?? id),
  ])
  return present(deps, viewer, [...above, ...near.filter((row) => row.id !== id)].slice(0, MOST_RELATED))
}

/** Topics that a text names, by their names in the reader's language and in English and by other words; the best first. */
export async function namedTopicsView(deps: TopicDeps, viewer: Viewer, text: string, limit: number): Promise<Topic[]> {
  const tree = await findTopicTree(deps.db)
  const named = tree.map((row) => ({ row, words: [nameOf(row), row.name, ...row.synonyms] }))
  return present(deps, viewer, matchTopics(named, text, limit))
}

/** All topics by slug, or those right below one; below `0` are the first ones. */
export async function allTopicsView(
  deps: TopicDeps,
  viewer: Viewer,
  page: { after: string | null; limit: number },
  below?: Id,
): Promise<Page<Topic[]>> {
  const rows = await findTopicsAfter(deps.db, page.after, page.limit, below)
  const next = rows.length < page.limit ? null : (rows.at(-1)?.slug ?? null)
  return { items: await present(deps, viewer, rows), next }
}

/** The topics a member follows. Whether the viewer may read that list is the caller's to check. */
export const followedTopicsView = (
  deps: TopicDeps,
  viewer: Viewer,
  memberId: MemberId,
  page: EdgePage,
): Promise<Page<Topic[]>> =>
  edgePage(
    page,
    (next) => findFollowedTopicEdges(deps.db, memberId, next),
    (ids) => topicsView(deps, viewer, ids),
  )

/** A topic's row, by its id or slug; throws `topic_not_found`. */
export async function findTopic({ db }: TopicDeps, idOrSlug: string): Promise<TopicRow> {
  const found = /^\d{1,19}$/.test(idOrSlug)
    ? (await findTopics(db, [idOrSlug]))[0]
    : await findTopicBySlug(db, idOrSlug)
  if (!found) throw new AppError('topic_not_found', { field: 'interest' })
  return found
}

/** What topics are called in the reader's language. */
export async function topicNames(
  { db }: TopicDeps,
  ids: readonly Id[],
): Promise<Pick<Topic, 'id' | 'slug' | 'name'>[]> {
  return (await findTopics(db, ids)).map((row) => ({ id: row.id, slug: row.slug, name: nameOf(row) }))
}

async function present({ db }: TopicDeps, viewer: Viewer, rows: readonly TopicRow[]): Promise<Topic[]> {
  const ids = rows.map(({ id }) => id)
  const followed = viewer.id === null || ids.length === 0 ? new Set<Id>() : await findFollowedTopics(db, viewer.id, ids)
  return rows.map(({ id, slug, name, names, theme, parentId }) => ({
    id,
    slug,
    type: 'interest',
    name: nameOf({ slug, name, names }),
    theme: topicSchema.shape.theme.parse(theme),
    parent_id: parentId,
    is_followed: followed.has(id),
  }))
}

const isNamed = (slug: string): slug is keyof typeof topicNameWords => Object.hasOwn(topicNameWords, slug)

/** In the reader's language: what an editor wrote, else what the product says, else what the row says in English. */
const nameOf = ({ slug, name, names }: Pick<TopicRow, 'slug' | 'name' | 'names'>) =>
  names[currentLanguage()] ?? (isNamed(slug) ? topicNameWords[slug] : name)
