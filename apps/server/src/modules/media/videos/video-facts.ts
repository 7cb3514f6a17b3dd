import { limits, type videoExtensions } from '@pinfold/contract'
import { fileTypeFromFile } from 'file-type'
import { FilePathSource, Input, MP4, QTFF, WEBM } from 'mediabunny'

/** What a video's container says of it. */
export interface VideoFacts {
  readonly extension: (typeof videoExtensions)[number]
  /** As it is shown, upright. */
  readonly width: number
  readonly height: number
  readonly durationMilliseconds: number
}

const extensions: Readonly<Record<string, VideoFacts['extension']>> = {
  'video/mp4': 'mp4',
  'video/x-m4v': 'mp4',
  'video/quicktime': 'mov',
  'video/webm': 'webm',
}

const READ_MILLISECONDS = 10_000

/** Reads size and length of a video; null where the file is none we take, or cannot be read. Its frames are not looked at. */
export async function readVideoFacts(file: string): Promise<VideoFacts | null> {
  const type = await fileTypeFromFile(file)
  const extension = type && extensions[type.mime]
  if (extension === undefined) return null
  const input = new Input({ source: new FilePathSource(file), formats: [MP4, QTFF, WEBM] })
  try {
    const facts = await within(READ_MILLISECONDS, readContainer(input))
    return facts && isFit(facts) ? { extension, ...facts } : null
  } catch {
    // Whatever stops the reader is the file's fault: it came whole.
    return null
  } finally {
    input.dispose()
  }
}

async function readContainer(input: Input): Promise<Omit<VideoFacts, 'extension'> | null> {
  const track = await input.getPrimaryVideoTrack()
  if (!track) return null
  const seconds = await input.computeDuration()
  const [width, height] = [await track.getDisplayWidth(), await track.getDisplayHeight()]
  return { width, height, durationMilliseconds: Math.round(seconds * 1000) }
}

const isFit = ({ width, height, durationMilliseconds }: Omit<VideoFacts, 'extension'>) =>
  [width, height].every((side) => Number.isInteger(side) && side > 0 && side <= limits.video.widest) &&
  durationMilliseconds > 0 &&
  durationMilliseconds <= limits.video.longestMilliseconds

async function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('too slow')), milliseconds)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
