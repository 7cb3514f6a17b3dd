import {
  accessKinds,
  accessRequests,
  assignedEmployees,
  askForAccess,
  businessMembers,
  cancelEmailChange,
  changeAccess,
  changeAccountEmail,
  confirmSecondFactor,
  declineAccessRequest,
  endOtherSessions,
  grantAccess,
  grantAccessRequest,
  linkedAccountResource,
  linkedBusinessResource,
  markNewsSeen,
  permissionSettingsResource,
  pushSubscriptionResource,
  renewRecoveryCodes,
  revokeAccess,
  revokeAssetAccess,
  turnOffSecondFactor,
  updateNotificationSettings,
  userAccountsResource,
  userPasswordResource,
  userSessionResource,
  withdrawAccessRequest,
} from '@pinfold/contract'
import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import { after, afterEach, type Effect } from '../../api/effects.ts'
import { listKey } from '../../api/use-pages.ts'
import { unreadChanged } from '../../api/use-unread.ts'
import { forgetAccounts } from './accounts/known-accounts.ts'

/** Pages of settings say what is so by their loaders. */
const changePage = [
  askForAccess,
  cancelEmailChange,
  changeAccess,
  endOtherSessions,
  grantAccess,
  linkedAccountResource.create,
  permissionSettingsResource.update,
  pushSubscriptionResource.create,
  pushSubscriptionResource.delete,
  revokeAssetAccess,
  updateNotificationSettings,
  userAccountsResource.delete,
  withdrawAccessRequest,
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

type People = InfiniteData<{ readonly data: readonly { readonly id: string }[] }>

const without = (list: People, memberId: string): People => ({
  ...list,
  pages: list.pages.map((page) => ({ ...page, data: page.data.filter(({ id }) => id !== memberId) })),
})

/** Takes somebody out of lists that were read. */
const dropFrom = (queries: QueryClient, lists: readonly (readonly unknown[])[], memberId: unknown) =>
  lists.forEach((key) => queries.setQueryData<People>([...key], (list) => list && without(list, String(memberId))))

const lists = {
  members: [...accessKinds.map((kind) => listKey(businessMembers, { kind })), listKey(assignedEmployees, {})],
  /** The viewer's own, or those of a business that they manage. */
  requests: (business_id: unknown) => [
    listKey(accessRequests, business_id === undefined ? {} : { business_id, orbac_subject_id: business_id }),
  ],
}

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
    dropFrom(queries, lists.members, options.member_id)
    return rereadPage()
  }),
  after(declineAccessRequest, ({ queries, rereadPage }, { options }) => {
    dropFrom(queries, lists.requests(options.business_id), options.member_id)
    return rereadPage()
  }),
  after(grantAccessRequest, ({ queries, rereadPage }, { options }) => {
    dropFrom(queries, lists.requests(options.business_id), options.member_id)
    return rereadPage()
  }),
  after(markNewsSeen, ({ queries }) => unreadChanged(queries)),
]
