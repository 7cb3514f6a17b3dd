import { limits, newsLine, newsPath, type PushMessage, type MemberId } from '@pinfold/contract'
import { AppError } from '../../../platform/errors/app-error.ts'
import type { Events } from '../../../platform/events/outbox.ts'
import { bucketOf, compareIds, type Id } from '../../../platform/ids/ids.ts'
import type { WriteDeps } from '../../../platform/write-deps.ts'
import { type Writer, writeAlone } from '../../../platform/writing/writer.ts'
import { awayReader } from '../../accounts/index.ts'
import { newsDetailsView, type NewsViewDeps } from '../news.view.ts'
import { deleteSubscription, findPushTarget, findSubscriptionIds } from './push-subscriptions.queries.ts'
import type { PushDeps } from './subscriptions.ts'
import { inLanguageOf } from '../../../platform/words/spoken-language.ts'

declare module '../../../platform/events/outbox.ts' {
  interface Events {
    /** A piece of news, as it was at a version, is to be pushed to one browser. */
    'news.push-due': { memberId: string; subscriptionId: string; newsId: string; version: string }
  }
}

/** Asks for news to be pushed to each of the members' browsers, in the transaction that tells them. */
export async function askForPushes(
  deps: WriteDeps,
  writer: Writer,
  news: readonly { readonly memberId: MemberId; readonly newsId: Id; readonly versionId: Id }[],
): Promise<void> {
  const browsers = Map.groupBy(
    await findSubscriptionIds(writer, [...new Set(news.map(({ memberId }) => memberId))]),
    ({ memberId }) => memberId,
  )
  const due = news.flatMap(({ memberId, newsId, versionId: version }) =>
    (browsers.get(memberId) ?? []).slice(0, limits.push.most).map(({ id: subscriptionId }) => ({
      bucket: bucketOf(memberId),
      payload: { memberId, newsId, version, subscriptionId },
    })),
  )
  if (due.length > 0) await deps.outbox.emitAll(writer, 'news.push-due', due)
}

/**
 * Pushes one piece of news to one browser: what its member may see of it now. Nothing where they saw it meanwhile, or
 * where something newer joined it, which is pushed itself. A browser that its push service forgot is forgotten.
 */
export async function pushNews(deps: NewsViewDeps & PushDeps, due: Events['news.push-due']): Promise<void> {
  const target = await findPushTarget(deps.db, due.memberId, due.subscriptionId)
  if (!target || compareIds(target.seenId ?? '0', due.version) >= 0) return
  const news = await newsDetailsView(deps, awayReader(due.memberId), due.newsId).catch((error: unknown) => {
    if (error instanceof AppError) return null
    throw error
  })
  if (news?.version !== due.version) return
  const message: PushMessage = {
    tag: news.id,
    title: 'Pinfold',
    body: inLanguageOf(target.locale, () => newsLine(news, target.locale)),
    path: newsPath(news, target.username),
  }
  const result = await deps.pushSender.push(target, {
    text: JSON.stringify(message),
    topic: news.id,
    keptSeconds: limits.push.keptSeconds,
  })
  if (result === 'gone')
    await deleteSubscription(writeAlone(deps.db, 'the browser takes no more'), due.memberId, due.subscriptionId)
}
