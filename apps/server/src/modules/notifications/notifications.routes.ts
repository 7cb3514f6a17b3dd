import {
  getNotificationSettings,
  markNewsSeen as markNewsSeenCall,
  newsHubDetailsResource,
  newsHubResource,
  pushSubscriptionResource,
  pushSubscriptionsResource,
  updateNotificationSettings,
} from '@pinfold/contract'
import { requireMember } from '../../platform/auth/viewer.ts'
import type { Binder } from '../../platform/http/binder.ts'
import type { BoardViewDeps } from '../boards/index.ts'
import { markNewsSeen } from './commands/mark-news-seen.ts'
import type { NewsDeps } from './commands/tell-members.ts'
import { newsDetailsView, newsView } from './news.view.ts'
import { type PushDeps, subscribe, subscriptionsView, unsubscribe } from './push/subscriptions.ts'
import { changeNewsSettings, newsSettingsView } from './settings/change-settings.ts'

/** News, and what a member wants to hear of. */
export function bindNotifications({ bind, bindPaged }: Binder, deps: NewsDeps & BoardViewDeps & PushDeps): void {
  bindPaged(newsHubResource.get, ({ viewer, page }) => newsView(deps, requireMember(viewer), page))
  bind(newsHubDetailsResource.get, ({ viewer, options }) =>
    newsDetailsView(deps, requireMember(viewer), options.news_id),
  )
  bind(markNewsSeenCall, async ({ viewer, options }) => {
    await markNewsSeen(deps, requireMember(viewer), options.version)
    return null
  })
  bind(getNotificationSettings, ({ viewer }) => newsSettingsView(deps, requireMember(viewer).id))
  bind(updateNotificationSettings, async ({ viewer, options }) => {
    const { digest, muted_kinds: mutedKinds, is_mailed_ideas: isMailedIdeas } = options
    const { id } = requireMember(viewer)
    await changeNewsSettings(deps, id, {
      ...(digest !== undefined && { digest }),
      ...(mutedKinds !== undefined && { mutedKinds }),
      ...(isMailedIdeas !== undefined && { isMailedIdeas }),
    })
    return newsSettingsView(deps, id)
  })
  bind(pushSubscriptionsResource.get, async ({ viewer }) => ({
    public_key: deps.pushSender.publicKey,
    subscriptions: await subscriptionsView(deps, requireMember(viewer)),
  }))
  bind(pushSubscriptionResource.create, ({ viewer, options }) => subscribe(deps, requireMember(viewer), options))
  bind(pushSubscriptionResource.delete, async ({ viewer, options }) => {
    await unsubscribe(deps, requireMember(viewer), options.push_subscription_id)
    return null
  })
}
