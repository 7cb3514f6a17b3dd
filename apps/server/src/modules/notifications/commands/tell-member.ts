import { limits, type NewsKind, type BoardId, type CommentId, type MemberId, type PinId } from '@pinfold/contract'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { bucketOf, type Id } from '../../../platform/ids/ids.ts'
import type { Live } from '../../../platform/live/live.ts'
import type { WriteDeps } from '../../../platform/write-deps.ts'
import { writeAsSystem } from '../../../platform/writing/writer.ts'
import { awayReader } from '../../accounts/index.ts'
import { nextDigestAt } from '../digest/next-digest.ts'
import {
  hasSource,
  insertSource,
  lockNewsState,
  setNextDigest,
  trimNews,
  trimSources,
  upsertNews,
} from '../news-writes.queries.ts'
import { askForPushes } from '../push/push-news.ts'
import { findNewsSettings } from '../settings/notification-settings.queries.ts'
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

const DAY = 24 * 60 * 60 * 1000

/**
 * Adds to the member's news of the day. Not of what they did themselves, nor of muted kinds, nor of what they may not
 * see: that is asked here to keep it out of counts and emails, and again at each reading. Repeating it changes nothing.
 */
export async function tellMember(deps: NewsDeps, news: NewNews): Promise<void> {
  const { memberId, actorId, kind, sourceKey } = news
  if (memberId === actorId) return
  const settings = await findNewsSettings(deps.db, memberId)
  if (!settings || settings.mutedKinds.includes(kind)) return
  const about = { pinId: news.pinId ?? null, boardId: news.boardId ?? null, commentId: news.commentId ?? null }
  const objectId = news.objectId ?? null
  const draft = { id: '0', versionId: '0', kind, ...about, sources: [{ actorId, objectId }] }
  if ((await toldNews(deps, awayReader(memberId), [draft])).length === 0) return
  await inTransaction(deps.db, 'tell-member', async (tx) => {
    const writer = writeAsSystem(tx, 'an event tells it')
    const [, state] = await lockNewsState(tx, memberId)
    if (await hasSource(tx, memberId, sourceKey)) return
    const now = deps.clock.now()
    const bucket = bucketOf(memberId)
    const versionId = deps.ids.next(bucket)
    const groupKey = `${news.group}:${Math.floor(now.getTime() / DAY)}`
    const newsId = await upsertNews(writer, {
      id: deps.ids.next(bucket),
      memberId,
      kind,
      groupKey,
      ...about,
      versionId,
    })
    await insertSource(writer, { newsId, sourceId: versionId, memberId, sourceKey, actorId, objectId })
    await trimSources(writer, newsId, limits.news.actors)
    await trimNews(writer, memberId, limits.news.kept)
    if (state.nextDigestAt === null) await setNextDigest(writer, memberId, nextDigestAt(settings.digest, now))
    await askForPushes(deps, writer, { memberId, newsId, version: versionId })
    await deps.live.append(writer, [memberId], { kind: 'news', news_id: newsId })
  })
}
