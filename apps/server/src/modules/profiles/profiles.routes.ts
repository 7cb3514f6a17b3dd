import {
  getMe,
  updateMe as updateMeEndpoint,
  usernameKey,
  userBlockResource,
  userFollowResource,
  userResource,
  type MemberId,
} from '@pinfold/contract'
import { requireMember, type Viewer } from '../../platform/auth/viewer.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import type { Binder } from '../../platform/http/binder.ts'
import type { Id } from '../../platform/ids/ids.ts'
import type { RateLimit } from '../../platform/rate-limit/rate-limit.ts'
import type { WriteDeps } from '../../platform/write-deps.ts'
import { findMemberIdByUsername, updateMe } from '../accounts/index.ts'
import type { BoardViewDeps } from '../boards/index.ts'
import { blockMember, followMember, isInvitedBy, unblockMember, unfollowMember } from '../graph/index.ts'
import { newestPinSignatures } from '../pins/index.ts'
import { lockOwnedBoards, syncProfilePrivacy } from './commands/change-profile-privacy.ts'
import { bindProfileSettings } from './settings/profile-settings.routes.ts'
import { profileHeaderView, profileView, type ProfileViewDeps } from './profiles.view.ts'

type ProfileDeps = WriteDeps & BoardViewDeps & ProfileViewDeps & { rateLimit: RateLimit }

/** Profiles, and what one member does to another's. */
export function bindProfiles(binder: Binder, deps: ProfileDeps): void {
  const { bind } = binder
  bindProfileSettings(binder, deps)
  bind(userResource.get, async ({ viewer, options }) => {
    const memberId = options.user_id ?? (await idOf(options.username ?? ''))
    const profile = await profileView(deps, viewer, memberId)
    if (options.fields?.includes('recent_pin_image_signatures') !== true) return profile
    return { ...profile, recent_pin_image_signatures: await newestPinSignatures(deps, viewer, memberId) }
  })

  bind(getMe, ({ viewer }) => profileView(deps, viewer, requireMember(viewer).id))
  bind(updateMeEndpoint, async ({ viewer, options }) => {
    const member = requireMember(viewer)
    await updateMe(deps, member, options, {
      hold: (tx) => lockOwnedBoards(tx, member.id),
      apply: (writer) => syncProfilePrivacy(deps, writer, member.id),
    })
    return profileView(deps, viewer, member.id)
  })

  bind(userFollowResource.create, async ({ viewer, options: { user_id: userId, invite_code: code }, request }) => {
    const isInvited =
      code !== undefined && (await isInvitedBy(deps, viewer, userId, { code, address: request.address }))
    return after(viewer, userId, (...who) => followMember(...who, { isInvited }))
  })
  bind(userFollowResource.delete, ({ viewer, options }) => after(viewer, options.user_id, unfollowMember))
  bind(userBlockResource.create, async ({ viewer, options }) => {
    await blockMember(deps, requireMember(viewer), options.blocked_user_id, options.orbac_subject_id)
    return profileHeaderView(deps, viewer, options.blocked_user_id)
  })
  bind(userBlockResource.delete, async ({ viewer, options }) => {
    await unblockMember(deps, requireMember(viewer), options.blocked_user_id)
    return profileHeaderView(deps, viewer, options.blocked_user_id)
  })

  async function after(viewer: Viewer, memberId: MemberId, command: typeof unfollowMember) {
    await command(deps, requireMember(viewer), memberId)
    return profileView(deps, viewer, memberId)
  }

  async function idOf(username: string): Promise<Id> {
    const memberId = await findMemberIdByUsername(deps.db, usernameKey(username), deps.clock.now())
    if (memberId === null) throw new AppError('user_not_found')
    return memberId
  }
}
