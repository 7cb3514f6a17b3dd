import { type UploadStatus, videoFileUrl } from '@pinfold/contract'
import type { Db } from '../../../platform/db/db.ts'
import type { Id } from '../../../platform/ids/ids.ts'
import { FRAMES, frameTime } from './transcoding/convert-film.ts'
import { countWaitingBefore, findTranscodings } from './transcodings.queries.ts'
import { findVideo } from './videos.queries.ts'

type VideoProgress = NonNullable<UploadStatus['video']>

interface VideoUpload {
  readonly id: Id
  readonly status: UploadStatus['status']
  readonly contentHash: string | null
  readonly signature: string | null
}

const nothingYet: VideoProgress = { progress: 0, queue_place: null, duration: null, frames: [] }

/** How far a video is: its place in the queue while it waits, its frames when it is there. */
export async function videoProgressOf(
  { db, mediaUrl }: { db: Db; mediaUrl: string },
  { id, status, contentHash, signature }: VideoUpload,
): Promise<VideoProgress> {
  if (status === 'processing') {
    const [waiting] = await findTranscodings(db, [id])
    if (!waiting) return nothingYet
    const isWaiting = waiting.startedAt === null
    const queue_place = isWaiting ? (await countWaitingBefore(db, waiting.queuedAt)) + 1 : null
    return { ...nothingYet, progress: waiting.part / 1000, queue_place }
  }
  if (status !== 'succeeded' || contentHash === null || signature === null) return nothingYet
  const video = await findVideo(db, contentHash)
  if (!video) return nothingYet
  const { hasLadder, durationMilliseconds: duration } = video
  const frames = Array.from({ length: hasLadder ? FRAMES : 0 }, (_, at) => ({
    url: videoFileUrl(mediaUrl, signature, `frame-${at}.jpg`),
    time: frameTime(duration, at),
  }))
  return { progress: 1, queue_place: null, duration, frames }
}
