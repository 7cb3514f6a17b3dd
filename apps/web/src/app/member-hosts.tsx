import { AppBannerGate, MemberBanners } from '../features/account-banners/index.ts'
import { SessionWatch } from '../features/log-in/index.ts'
import { AccountDialogs, AccountWatch } from '../features/account-switching/index.ts'
import { BoardOperations } from '../features/board-operations/index.ts'
import { ActingKeeper } from '../features/partners/index.ts'
import { FollowLists } from '../features/people/index.ts'
import { MessageFlyouts, UnreadKeeper } from '../features/messaging/index.ts'
import { ModerationDialogs } from '../features/blocking/index.ts'
import { ShareWorker } from './share-worker.tsx'
import { ReadingsKeeper } from './readings-keeper.tsx'

/** Where dialogs open that only members come to see. */
export function MemberHosts() {
  return (
    <>
      <ReadingsKeeper />
      <ModerationDialogs />
      <FollowLists />
      <AccountDialogs />
      <AccountWatch />
      <SessionWatch />
      <ActingKeeper />
      <MemberBanners />
      <AppBannerGate />
      <MessageFlyouts />
      <UnreadKeeper />
      <BoardOperations />
      <ShareWorker />
    </>
  )
}
