import { routes } from '@pinfold/contract'
import type { Viewer } from '../../platform/auth/viewer.ts'
import type { Id } from '../../platform/ids/ids.ts'
import { type BoardViewDeps, boardViews } from '../boards/index.ts'
import { findTopics, knowMembers, sightOf } from '../graph/index.ts'
import { type PinViewDeps, pinViews } from '../pins/index.ts'
import {
  findPublicBoardIds,
  findPublicMemberIds,
  findPublicPinIds,
  findTopicIds,
  type Stretch,
} from './sitemap.queries.ts'

type ListedViewDeps = BoardViewDeps & PinViewDeps

export const sitemapKinds = ['profiles', 'boards', 'pins', 'topics'] as const
export type SitemapKind = (typeof sitemapKinds)[number]

/** The protocol's own limit on addresses in one file. */
const MOST_ADDRESSES = 50_000
const BATCH = 250
const BUCKETS = 4096
const ROWS_OF_A_PART = 5000

/** How many files a kind is spread over: a power of two, so that buckets split evenly, and more only when there is more. */
export function partsFor(rows: number): number {
  const wanted = Math.max(1, rows / ROWS_OF_A_PART)
  return Math.min(BUCKETS, 2 ** Math.ceil(Math.log2(wanted)))
}

/** The buckets of one of so many files; null where there is no such file. */
export function bucketsOf(part: number, parts: number): { first: number; last: number } | null {
  const isPower = parts >= 1 && parts <= BUCKETS && (parts & (parts - 1)) === 0
  if (!isPower || part >= parts) return null
  const width = BUCKETS / parts
  return { first: part * width, last: (part + 1) * width - 1 }
}

/** The paths of everything of the kind in these buckets that a visitor and a search engine may see. */
export async function* pathsOf(
  deps: ListedViewDeps,
  visitor: Viewer,
  kind: SitemapKind,
  buckets: { first: number; last: number },
): AsyncGenerator<string> {
  const { find, show } = readers[kind]
  let after: Id | null = null
  for (let read = 0; read < MOST_ADDRESSES; read += BATCH) {
    const ids: Id[] = await find(deps.db, { ...buckets, after, limit: BATCH })
    // A viewer of its own for each batch, or all that was ever read would be kept until the end.
    yield* await show(deps, { ...visitor }, ids)
    after = ids.at(-1) ?? null
    if (ids.length < BATCH || after === null) return
  }
}

interface Reader {
  find(db: ListedViewDeps['db'], stretch: Stretch): Promise<Id[]>
  show(deps: ListedViewDeps, visitor: Viewer, ids: readonly Id[]): Promise<string[]>
}

const isIndexable = ({ seo_noindex_reason: reason }: { seo_noindex_reason?: string | null | undefined }) => !reason

const readers: Readonly<Record<SitemapKind, Reader>> = {
  pins: {
    find: findPublicPinIds,
    show: async (deps, visitor, ids) =>
      (await pinViews(deps, visitor, ids, 'listed'))
        .filter(isIndexable)
        .map(({ id }) => routes.closeup.build({ pinId: id })),
  },
  boards: {
    find: findPublicBoardIds,
    show: async (deps, visitor, ids) =>
      (await boardViews(deps, visitor, ids, 'listed')).filter(isIndexable).map(({ url }) => url),
  },
  topics: {
    find: findTopicIds,
    show: async ({ db }, _visitor, ids) =>
      (await findTopics(db, ids)).map(({ id, slug }) => routes.topic.build({ topicSlug: slug, topicId: id })),
  },
  profiles: {
    find: findPublicMemberIds,
    async show(deps, visitor, ids) {
      const known = await knowMembers(deps, visitor, ids)
      return ids.flatMap((id) => {
        const member = known.get(id)
        if (!member || sightOf(member) !== 'full' || member.row.isPrivate || member.row.isSearchHidden) return []
        return [routes.profile.build({ username: member.row.username })]
      })
    },
  },
}
