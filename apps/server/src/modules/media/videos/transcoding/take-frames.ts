import { stat } from 'node:fs/promises'
import type { VideoProgram, VideoTools } from './video-program.ts'

/** A moment of a film and the JPEG that is to show it. */
export interface Frame {
  readonly milliseconds: number
  readonly picture: string
}

/** The last picture of slow films began so long before their end. */
const STEP_BACK_MILLISECONDS = 1000

/**
 * Writes the pictures of moments of a film of our own making, as large as it is unless said; where there is none at a
 * moment, one shortly before. False where there is none at all.
 */
export async function takeFrames(
  program: VideoProgram,
  tools: VideoTools,
  film: string,
  frames: readonly Frame[],
  shortSide?: number,
): Promise<boolean> {
  const steps = [0, STEP_BACK_MILLISECONDS, Infinity]
  let missing = frames
  for (const step of steps) {
    const earlier = missing.map((each) => ({ ...each, milliseconds: Math.max(0, each.milliseconds - step) }))
    missing = await takeExactly(program, tools, film, earlier, shortSide)
    if (missing.length === 0) return true
  }
  return false
}

/** Answers those that are missing. */
async function takeExactly(
  program: VideoProgram,
  tools: VideoTools,
  film: string,
  frames: readonly Frame[],
  shortSide: number | undefined,
): Promise<readonly Frame[]> {
  const size = `scale='if(gt(iw,ih),-2,${shortSide})':'if(gt(iw,ih),${shortSide},-2)'`
  const scale = shortSide === undefined ? [] : ['-vf', size]
  const { ended } = await program.run({
    program: tools.ffmpeg,
    options: [
      '-nostdin',
      '-hide_banner',
      '-y',
      '-v',
      'error',
      ...frames.flatMap(({ milliseconds }) => ['-ss', (milliseconds / 1000).toFixed(3), '-f', 'mov', '-i', film]),
      ...frames.flatMap(({ picture }, at) => [
        '-map',
        `${at}:v:0`,
        '-frames:v',
        '1',
        ...scale,
        '-q:v',
        '3',
        '-f',
        'image2',
        picture,
      ]),
    ],
    milliseconds: 120_000,
    processorSeconds: 60,
  })
  if (ended === 'stopped') throw new Error('stopped while frames were taken')
  const sizes = await Promise.all(frames.map(async ({ picture }) => (await stat(picture).catch(() => null))?.size ?? 0))
  return frames.filter((_, at) => sizes[at] === 0)
}
