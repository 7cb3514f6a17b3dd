import { formatWireDate, limits, type PushSubscriptionEntry } from '@pinfold/contract'
import type { Member } from '../../../platform/auth/viewer.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { bucketOf, type Id } from '../../../platform/ids/ids.ts'
import type { PushSender, PushTarget } from '../../../platform/outbound/push-sender.ts'
import type { WriteDeps } from '../../../platform/write-deps.ts'
import { writeAlone, writeOwn } from '../../../platform/writing/writer.ts'
import { lockNewsState } from '../news-writes.queries.ts'
import { deleteSubscription, findSubscriptions, upsertSubscription } from './push-subscriptions.queries.ts'

/** What pushing news needs. */
export interface PushDeps {
  readonly pushSender: PushSender
}

/** The browsers that the member's news are pushed to, newest first. */
export async function subscriptionsView(deps: Pick<WriteDeps, 'db'>, viewer: Member): Promise<PushSubscriptionEntry[]> {
  const rows = await findSubscriptions(deps.db, viewer.id, limits.push.most)
  return rows.map(({ id, sessionId, createdAt, userAgent }) => ({
    id,
    user_agent: userAgent,
    created_at: formatWireDate(createdAt),
    is_current: sessionId === viewer.sessionId,
  }))
}

/** Has news pushed to the browser of the viewer's session. Throws `push_service_unknown`. */
export async function subscribe(
  deps: WriteDeps & PushDeps,
  viewer: Member,
  target: PushTarget,
): Promise<PushSubscriptionEntry> {
  if (!deps.pushSender.isKnown(target.endpoint)) throw new AppError('push_service_unknown', { field: 'endpoint' })
  const id = deps.ids.next(bucketOf(viewer.id))
  await inTransaction(deps.db, 'subscribe', async (tx) => {
    const [held] = await lockNewsState(tx, viewer.id)
    await upsertSubscription(writeOwn(held, viewer), {
      ...target,
      id,
      memberId: viewer.id,
      sessionId: viewer.sessionId,
      createdAt: deps.clock.now(),
    })
  })
  const entry = (await subscriptionsView(deps, viewer)).find(({ is_current }) => is_current)
  // The session may have ended since the request was let in.
  if (!entry) throw new AppError('sign_in_required')
  return entry
}

/** Pushes nothing more to a browser of the viewer. Throws `push_subscription_not_found`. */
export async function unsubscribe(deps: Pick<WriteDeps, 'db'>, viewer: Member, id: Id): Promise<void> {
  if (!(await deleteSubscription(writeAlone(deps.db, 'one’s own browser'), viewer.id, id)))
    throw new AppError('push_subscription_not_found')
}
