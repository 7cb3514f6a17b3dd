import { fetchUpload } from '@pinfold/contract'
import { call } from '../../api/client.ts'
import { type UploadedPicture, waitUntilReady } from './upload-picture.ts'

/** A picture of another site that the server brought in. */
export interface FetchedPicture extends UploadedPicture {
  /** Where it shows. */
  readonly shown: string
}

/** Has the server fetch a picture of a page. Throws `ApiFailure`, and the signal's reason when it is given up. */
export async function fetchPicture(
  { imageUrl, pageUrl }: { readonly imageUrl: string; readonly pageUrl: string | null },
  signal: AbortSignal,
): Promise<FetchedPicture> {
  const asked = { image_url: imageUrl, ...(pageUrl !== null && { page_url: pageUrl }) }
  const { data: registration } = await call(fetchUpload, asked, { signal })
  return awaitUpload(registration.upload_id, signal)
}

/** A picture that is on its way already, once it is there. Throws as `fetchPicture` does. */
export async function awaitUpload(uploadId: string, signal: AbortSignal): Promise<FetchedPicture> {
  const { signature, image_url: shown } = await waitUntilReady(uploadId, signal)
  return { uploadId, signature: signature ?? '', shown: shown ?? '' }
}
