import { limits, type NewsKind, type BoardId, type CommentId, type MemberId, type PinId } from '@pinfold/contract'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { bucketOf, type Id } from '../../../platform/ids/ids.ts'
import type { Live } from '../../../platform/live/live.ts'
import type { WriteDeps } from '../../../platform/write-deps.ts'
import { type Writer, writeAsSystem } from '../../../platform/writing/writer.ts'
import { awayReader } from '../../accounts/index.ts'
import { nextDigestAt } from '../digest/next-digest.ts'
import {
  findHeardKeys,
  insertSources,
  lockNewsStates,
  type NewsState,
  setNextDigests,
  trimNews,
  trimSources,
  upsertNews,
} from '../news-writes.queries.ts'
import { askForPushes } from '../push/push-news.ts'
import { withoutHeld } from '../held/hold-news.ts'
import { findNewsSettingsOf, type NewsSettings } from '../settings/notification-settings.queries.ts'
import { toldNews } from '../told-news.ts'

/** What telling members needs. */
export type NewsDeps = WriteDeps & { readonly live: Live }

/** That somebody did something, for the member whom it is about. */
export interface NewNews {
  readonly memberId: MemberId
  readonly actorId: MemberId
  readonly kind: NewsKind
  /** Names the one event it comes from: the same key again tells nothing. */
  readonly sourceKey: string
  /** The thing it is grouped by; the day is added. */
  readonly group: string
  readonly pinId?: PinId
  readonly boardId?: BoardId
  readonly commentId?: CommentId
  readonly objectId?: Id
}

type SettingsOf = ReadonlyMap<Id, NewsSettings>

const DAY = 24 * 60 * 60 * 1000

/** Tells one member, as `tellMembers` does. */
export const tellMember = (deps: NewsDeps, news: NewNews): Promise<void> => tellMembers(deps, [news])

/**
 * Adds to members' news of the day. Not of what they did themselves, nor of muted kinds, nor of what they may not
 * see; what somebody does who is held back waits. What they may see is asked here to keep it out of counts and emails, and again at each reading. Repeating it changes nothing.
 * However many are told, it is one transaction of as many statements.
 */
export async function tellMembers(deps: NewsDeps, told: readonly NewNews[]): Promise<void> {
  const ofOthers = await withoutHeld(
    deps,
    told.filter(({ memberId, actorId, kind }) => memberId !== actorId || ofOneself.has(kind)),
  )
  const settings = await findNewsSettingsOf(deps.db, [...new Set(ofOthers.map(({ memberId }) => memberId))])
  const wanted = ofOthers.filter(({ memberId, kind }) => settings.get(memberId)?.mutedKinds.includes(kind) === false)
  const seen = await onlySeen(deps, wanted)
  if (seen.length === 0) return
  await inTransaction(deps.db, 'tell-members', async (tx) => {
    const writer = writeAsSystem(tx, 'events tell it')
    const memberIds = [...new Set(seen.map(({ memberId }) => memberId))]
    const [, states] = await lockNewsStates(tx, memberIds)
    const heard = await findHeardKeys(tx, seen)
    const fresh = new Map(seen.filter((news) => !heard.has(keyOf(news))).map((news) => [keyOf(news), news]))
    if (fresh.size > 0) await write(deps, writer, [...fresh.values()], { settings, states })
  })
}

/** What nobody else did; it is told as of whom it is told. */
const ofOneself: ReadonlySet<NewsKind> = new Set([
  'draft_failed',
  'drafts_ending',
  'price_drop',
  'site_failing',
  'site_lost',
  'feed_paused',
  'merchant_approved',
  'merchant_declined',
  'merchant_withdrawn',
  'report_acted',
  'report_dismissed',
  'decision_made',
  'appeal_granted',
  'appeal_refused',
  'takedown_removed',
  'takedown_restored',
  'takedown_kept',
])

const keyOf = ({ memberId, sourceKey }: NewNews) => `${memberId} ${sourceKey}`

/** Whom it is about may see it; each is asked for once. */
async function onlySeen(deps: NewsDeps, news: readonly NewNews[]): Promise<NewNews[]> {
  const kept = await Promise.all(
    [...Map.groupBy(news, ({ memberId }) => memberId)].map(async ([memberId, theirs]) => {
      const drafts = theirs.map(({ kind, actorId, pinId, boardId, commentId, objectId }, at) => ({
        id: String(at),
        versionId: '0',
        kind,
        pinId: pinId ?? null,
        boardId: boardId ?? null,
        commentId: commentId ?? null,
        sources: [{ actorId, objectId: objectId ?? null }],
      }))
      const seen = new Set((await toldNews(deps, awayReader(memberId), drafts)).map(({ row }) => row.id))
      return theirs.filter((_, at) => seen.has(String(at)))
    }),
  )
  return kept.flat()
}

async function write(
  deps: NewsDeps,
  writer: Writer,
  fresh: readonly NewNews[],
  { settings, states }: { settings: SettingsOf; states: ReadonlyMap<Id, NewsState> },
): Promise<void> {
  const now = deps.clock.now()
  const versioned = fresh.map((news) => ({
    ...news,
    groupKey: `${news.group}:${Math.floor(now.getTime() / DAY)}`,
    versionId: deps.ids.next(bucketOf(news.memberId)),
  }))
  const newsIds = await upsertNews(writer, deps.ids, versioned)
  const sources = versioned.map((news) => ({ ...news, newsId: newsIds.of(news), objectId: news.objectId ?? null }))
  await insertSources(writer, sources)
  await trimSources(writer, newsIds.all, limits.news.actors)
  const memberIds = [...new Set(fresh.map(({ memberId }) => memberId))]
  await trimNews(writer, memberIds, limits.news.kept)
  const digests = memberIds.flatMap((memberId) => {
    const at = nextDigestAt(settings.get(memberId)?.digest ?? 'off', now)
    return at !== null && states.get(memberId)?.nextDigestAt === null ? [{ memberId, at }] : []
  })
  await setNextDigests(writer, digests)
  // Of several that join one piece at once the newest is pushed.
  const newest = new Map(sources.map((source) => [source.newsId, source]))
  await askForPushes(deps, writer, [...newest.values()])
  await deps.live.appendEach(
    writer,
    [...newest].map(([news_id, { memberId }]) => ({ memberId, news: { kind: 'news', news_id } })),
  )
}
