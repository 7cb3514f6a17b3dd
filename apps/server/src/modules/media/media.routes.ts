import { getStorageUse, registerUploads, type UploadKind, uploadKind, vipResource } from '@pinfold/contract'
import { requireMember } from '../../platform/auth/viewer.ts'
import type { WriteDeps } from '../../platform/write-deps.ts'
import type { Binder } from '../../platform/http/binder.ts'
import { chooseCover } from './commands/choose-cover.ts'
import { registerUpload, type RegisterDeps } from './commands/register-upload.ts'
import { storageUseView } from './storage-use.ts'
import { uploadsView } from './uploads.view.ts'

/** Registering uploads and asking how far they are. */
export function bindMedia({ bind }: Binder, deps: RegisterDeps & WriteDeps & { mediaUrl: string }): void {
  bind(vipResource.create, ({ viewer, options }) => {
    const { type, video_upload_id: videoUploadId, time: milliseconds } = options
    if (videoUploadId === undefined) return registerUpload(deps, requireMember(viewer), type)
    return chooseCover(deps, requireMember(viewer), { videoUploadId, milliseconds })
  })
  bind(vipResource.get, ({ viewer, options }) => uploadsView(deps, requireMember(viewer), options.upload_ids))

  bind(getStorageUse, ({ viewer }) => storageUseView(deps, requireMember(viewer).id))

  bind(registerUploads, async ({ viewer, options }) => {
    const member = requireMember(viewer)
    const registered = await Promise.all(
      options.media_info_list.map(async (info, index) => {
        return [
          String(info.id ?? index),
          await registerUpload(deps, member, kindOf(info.media_type ?? info.type)),
        ] as const
      }),
    )
    return Object.fromEntries(registered)
  })
}

/** Clients name kinds of media of their own, as `video-story-pin`; what is no film is a picture. */
const kindOf = (named: string | undefined): UploadKind =>
  uploadKind.catch(named?.startsWith('video') === true ? 'video' : 'pinimage').parse(named)
