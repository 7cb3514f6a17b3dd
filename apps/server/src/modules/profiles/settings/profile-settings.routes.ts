import { permissionSettingsResource, profilePictureResource } from '@pinfold/contract'
import { requireMember } from '../../../platform/auth/viewer.ts'
import type { Binder } from '../../../platform/http/binder.ts'
import type { RateLimit } from '../../../platform/rate-limit/rate-limit.ts'
import type { WriteDeps } from '../../../platform/write-deps.ts'
import type { BoardPins } from '../../boards/index.ts'
import { profileView, type ProfileViewDeps } from '../profiles.view.ts'
import { changePermissions } from './change-permissions.ts'
import { changeProfilePicture } from './change-profile-picture.ts'
import { permissionsView } from './permissions.view.ts'

type SettingsDeps = WriteDeps & ProfileViewDeps & { boardPins: BoardPins; rateLimit: RateLimit }

/** What members set about their own profile, beside its words. */
export function bindProfileSettings({ bind }: Binder, deps: SettingsDeps): void {
  bind(permissionSettingsResource.get, ({ viewer }) => permissionsView(deps, requireMember(viewer).id))
  bind(permissionSettingsResource.update, async ({ viewer, options }) => {
    const member = requireMember(viewer)
    await changePermissions(deps, member, options)
    return permissionsView(deps, member.id)
  })

  bind(profilePictureResource.create, async ({ viewer, options }) => {
    const member = requireMember(viewer)
    await changeProfilePicture(deps, member, options.kind, options.upload_id)
    return profileView(deps, viewer, member.id)
  })
  bind(profilePictureResource.delete, async ({ viewer, options }) => {
    const member = requireMember(viewer)
    await changeProfilePicture(deps, member, options.kind, null)
    return profileView(deps, viewer, member.id)
  })
}
