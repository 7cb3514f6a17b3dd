import { fetchUpload } from '@pinfold/contract'
import { call } from '../../api/client.ts'
import { waitUntilReady } from '../../entities/media/upload-picture.ts'

const PATIENCE_MILLISECONDS = 60_000

interface FetchedPicture {
  readonly uploadId: string
  readonly preview: string
}

/** Has the server bring in a picture of the web. Throws `ApiFailure`. */
export async function fetchPicture(imageUrl: string, pageUrl: string): Promise<FetchedPicture> {
  const { data: upload } = await call(fetchUpload, { image_url: imageUrl, page_url: pageUrl })
  const state = await waitUntilReady(upload.upload_id, AbortSignal.timeout(PATIENCE_MILLISECONDS))
  return { uploadId: upload.upload_id, preview: state.image_url ?? '' }
}
