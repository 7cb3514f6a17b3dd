import {
  businessMembers,
  cancelEmailChange,
  changeAccountEmail,
  confirmSecondFactor,
  endOtherSessions,
  grantAccess,
  linkedAccountResource,
  linkedBusinessResource,
  markNewsSeen,
  permissionSettingsResource,
  pushSubscriptionResource,
  renewRecoveryCodes,
  revokeAccess,
  turnOffSecondFactor,
  updateNotificationSettings,
  userAccountsResource,
  userPasswordResource,
  userSessionResource,
} from '@pinfold/contract'
import type { InfiniteData } from '@tanstack/react-query'
import type { Answer } from '../../api/client.ts'
import { after, afterEach, type Effect } from '../../api/effects.ts'
import { listKey } from '../../api/use-pages.ts'
import { unreadChanged } from '../../api/use-unread.ts'
import { forgetAccounts } from './accounts/known-accounts.ts'

/** Pages of settings say what is so by their loaders. */
const changePage = [
  cancelEmailChange,
  endOtherSessions,
  grantAccess,
  linkedAccountResource.create,
  permissionSettingsResource.update,
  pushSubscriptionResource.create,
  pushSubscriptionResource.delete,
  updateNotificationSettings,
  userAccountsResource.delete,
]

/**
 * Commands that change a page of settings, from dialogs that go on to say more, as codes that show but once: they do
 * not wait until the page is read again.
 */
const changePageBehind = [
  changeAccountEmail,
  confirmSecondFactor,
  renewRecoveryCodes,
  turnOffSecondFactor,
  userPasswordResource.update,
]

const changeAccounts = [
  linkedAccountResource.create,
  linkedAccountResource.delete,
  linkedBusinessResource.create,
  userAccountsResource.delete,
]

type Members = InfiniteData<Answer<typeof businessMembers>>

const without = (list: Members, memberId: string): Members => ({
  ...list,
  pages: list.pages.map((page) => ({ ...page, data: page.data.filter(({ id }) => id !== memberId) })),
})

/** What commands do to what the viewer has read of themselves. */
export const viewerEffects: readonly Effect[] = [
  ...afterEach(changeAccounts, forgetAccounts),
  ...afterEach(changePage, ({ rereadPage }) => rereadPage()),
  ...afterEach(changePageBehind, ({ rereadPage }) => void rereadPage()),
  after(userSessionResource.delete, ({ rereadPage }, { options }) => {
    // Without an id it is the viewer's own, and with it ends the page.
    if (options.session_id !== undefined) return rereadPage()
  }),
  after(revokeAccess, ({ queries, rereadPage }, { options }) => {
    // Lists keep rows that a reader came from; this one is gone for good.
    const gone = String(options.member_id)
    queries.setQueryData<Members>([...listKey(businessMembers, {})], (list) => list && without(list, gone))
    return rereadPage()
  }),
  after(markNewsSeen, ({ queries }) => unreadChanged(queries)),
]
