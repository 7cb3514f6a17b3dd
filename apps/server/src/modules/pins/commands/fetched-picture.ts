import type { OptionsOf, pinResource } from '@pinfold/contract'
import type { Member } from '../../../platform/auth/viewer.ts'
import { isSameSite } from '../../../platform/http/same-site.ts'
import { fetchedUpload, type FetchUploadDeps } from '../../links/index.ts'

type NewPin = OptionsOf<typeof pinResource.create>

/**
 * A pin that is scraped from a page elsewhere gets its picture from there, as an upload of the viewer's; everything else stays
 * as it is. Throws as `fetchedUpload`.
 */
export async function withFetchedPicture(
  deps: FetchUploadDeps & { readonly mediaUrl: string },
  viewer: Member,
  input: NewPin,
): Promise<NewPin> {
  const { method, upload_id: uploadId, image_url: imageUrl = '', link } = input
  if (method !== 'scraped' || uploadId !== undefined || imageUrl === '') return input
  const url = URL.parse(imageUrl, deps.publicUrl)
  const isForeign =
    url !== null &&
    /^https?:$/.test(url.protocol) &&
    ![deps.publicUrl, new URL(deps.mediaUrl)].some((ours) => isSameSite(url, ours))
  if (!isForeign) return input
  return { ...input, upload_id: await fetchedUpload(deps, viewer, { imageUrl, pageUrl: link }) }
}
