import type { FrameSize } from './transcoding/ladder.ts'

const contentHashForm = /^[0-9a-f]{64}$/

/**
 * The storage folder of a video: all that was made of it, and its captions.
 * @throws TypeError when the hash is not 64 hex digits
 */
export function videoFolder(contentHash: string): string {
  if (!contentHashForm.test(contentHash)) throw new TypeError('a content hash is 64 lower-case hex digits')
  return `videos/${contentHash.slice(0, 2)}/${contentHash.slice(2, 4)}/${contentHash}`
}

/** The storage key of a file of a video. */
export const videoFileKey = (contentHash: string, name: string): string => `${videoFolder(contentHash)}/${name}`

/** The storage key of the one file of a video: the MP4 of its ladder, or the file as it came. */
export const videoKey = (contentHash: string, extension: string): string =>
  videoFileKey(contentHash, `orig.${extension}`)

/** The file that holds the largest step of a ladder. */
export const largestFileOf = ({ width, height }: FrameSize): string => `${Math.min(width, height)}.mp4`
