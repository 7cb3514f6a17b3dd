import { fetchUpload } from '@pinfold/contract'
import { call } from '../../api/client.ts'
import type { OnProgress } from './upload-picture.ts'
import { awaitVideo, type UploadedVideo } from './upload-video.ts'

/** Has the server fetch a video of another site, and waits until it is converted. Throws as `uploadVideo` does. */
export async function fetchFilm(address: string, onProgress: OnProgress, signal: AbortSignal): Promise<UploadedVideo> {
  const { data: registration } = await call(fetchUpload, { image_url: address, type: 'video' }, { signal })
  return awaitVideo(registration.upload_id, onProgress, signal)
}
