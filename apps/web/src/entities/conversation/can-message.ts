import type { User, Viewer } from '@pinfold/contract'

type Messaged = Pick<User, 'id' | 'should_show_messaging' | 'blocked_by_me' | 'is_partner' | 'partner'>

/** VR-10: both allow it, nobody is blocked, it is somebody else, and a partner wants messages on the profile. */
export function canMessage(user: Messaged, viewer: Pick<Viewer, 'id' | 'should_show_messaging'> | undefined): boolean {
  if (!viewer || viewer.id === null || viewer.id === user.id) return false
  if (!viewer.should_show_messaging || user.should_show_messaging !== true || user.blocked_by_me) return false
  return !user.is_partner || user.partner?.enable_profile_message === true
}
