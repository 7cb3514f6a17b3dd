import { FollowLists } from '../features/graph/follow-lists.tsx'
import { ModerationDialogs } from '../features/moderation/moderation-dialogs.tsx'

/** Where dialogs open that only members come to see. */
export function MemberHosts() {
  return (
    <>
      <ModerationDialogs />
      <FollowLists />
    </>
  )
}
