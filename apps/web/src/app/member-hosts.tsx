import { MemberBanners } from '../features/accounts/banners/member-banners.tsx'
import { SessionWatch } from '../features/accounts/session-watch.tsx'
import { AccountDialogs } from '../features/accounts/switching/account-dialogs.tsx'
import { AccountWatch } from '../features/accounts/switching/account-watch.tsx'
import { BoardOperations } from '../features/boards/operations/board-operations.tsx'
import { ActingKeeper } from '../features/business/acting-keeper.tsx'
import { FollowLists } from '../features/graph/follow-lists.tsx'
import { MessageFlyouts } from '../features/messaging/message-flyouts.tsx'
import { UnreadKeeper } from '../features/messaging/unread-keeper.tsx'
import { ModerationDialogs } from '../features/moderation/moderation-dialogs.tsx'

/** Where dialogs open that only members come to see. */
export function MemberHosts() {
  return (
    <>
      <ModerationDialogs />
      <FollowLists />
      <AccountDialogs />
      <AccountWatch />
      <SessionWatch />
      <ActingKeeper />
      <MemberBanners />
      <MessageFlyouts />
      <UnreadKeeper />
      <BoardOperations />
    </>
  )
}
