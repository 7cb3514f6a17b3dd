import { registerUploads, uploadKind, vipResource } from '@pinfold/contract'
import { requireMember } from '../../platform/auth/viewer.ts'
import type { Binder } from '../../platform/http/binder.ts'
import { registerUpload, type RegisterDeps } from './commands/register-upload.ts'
import { uploadsView } from './uploads.view.ts'

/** Registering uploads and asking how far they are. */
export function bindMedia({ bind }: Binder, deps: RegisterDeps & { mediaUrl: string }): void {
  bind(vipResource.create, ({ viewer, options }) => registerUpload(deps, requireMember(viewer), options.type))
  bind(vipResource.get, ({ viewer, options }) => uploadsView(deps, requireMember(viewer), options.upload_ids))

  bind(registerUploads, async ({ viewer, options }) => {
    const member = requireMember(viewer)
    const registered = await Promise.all(
      options.media_info_list.map(async (info, index) => {
        const type = uploadKind.catch('pinimage').parse(info.media_type ?? info.type)
        return [String(info.id ?? index), await registerUpload(deps, member, type)] as const
      }),
    )
    return Object.fromEntries(registered)
  })
}
