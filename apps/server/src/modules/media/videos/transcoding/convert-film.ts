import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { limits } from '@pinfold/contract'
import { conversionOptions } from './conversion.ts'
import { type FilmFacts, TOLERANCE_MILLISECONDS } from './film-facts.ts'
import type { FilmRefusal } from './film-refusal.ts'
import { ladderOf, mp4RungOf } from './ladder.ts'
import { takeFrames } from './take-frames.ts'
import type { VideoProgram, VideoTools } from './video-program.ts'

/** What a conversion left in its folder. */
export interface ConvertedFilm {
  readonly width: number
  readonly height: number
  readonly milliseconds: number
  readonly byteSize: number
  /** Names of the files. */
  readonly files: readonly string[]
}
export type Converted = { readonly film: ConvertedFilm } | { readonly refusal: FilmRefusal }

/** Of each minute of a film so much processor time, and a little to begin with (CN-15). */
const PROCESSOR_SECONDS_OF_A_MINUTE = 8 * 60
const PROCESSOR_SECONDS_TO_BEGIN = 120
/** It has the lowest priority, so that it may wait much longer than it works. */
const WAITING_FACTOR = 6

/** Frames to choose a poster from. */
export const FRAMES = 6
const FRAME_SHORT_SIDE = 240

/** The moment of one of them, in the middle of its part of the film. */
export const frameTime = (milliseconds: number, at: number) => Math.floor((milliseconds * (at + 0.5)) / FRAMES)

/** Makes the ladder, the one MP4 and the frames of a film in the folder. `onPart` hears how far it is, from 0 to 1. */
export async function convertFilm(
  program: VideoProgram,
  tools: VideoTools,
  source: { readonly file: string; readonly film: FilmFacts },
  folder: string,
  onPart: (part: number) => void,
): Promise<Converted> {
  const { file, film } = source
  const ladder = ladderOf(film)
  const [largest] = ladder
  const expected = film.milliseconds ?? limits.video.longestMilliseconds
  const processorSeconds = PROCESSOR_SECONDS_TO_BEGIN + (expected / 60_000) * PROCESSOR_SECONDS_OF_A_MINUTE
  const { ended, errors } = await program.run({
    program: tools.ffmpeg,
    options: conversionOptions(file, film, ladder, folder, tools.hasToneMapping),
    processorSeconds,
    isLast: true,
    milliseconds: processorSeconds * WAITING_FACTOR * 1000,
    onLine(line) {
      const [, microseconds] = /^out_time_us=(\d+)$/.exec(line) ?? []
      if (microseconds !== undefined) onPart(Math.min(1, Number(microseconds) / 1000 / expected))
    },
  })
  if (ended === 'stopped') throw new Error('stopped while a film was converted')
  if (ended === 'too_late') return { refusal: 'too_much' }
  if (ended === 'badly') return { refusal: isUnreadable(errors) ? 'no_video' : 'not_converted' }

  const mp4 = await writeMp4(program, tools, folder, mp4RungOf(film).name)
  if (mp4 === null) return { refusal: 'not_converted' }
  if (mp4 > limits.video.longestMilliseconds + TOLERANCE_MILLISECONDS) return { refusal: 'too_long' }
  if (film.milliseconds !== null && mp4 < film.milliseconds * 0.9 - 1000) return { refusal: 'cut_short' }
  const smallest = join(folder, `${ladder.at(-1)?.name ?? largest.name}.mp4`)
  const frames = Array.from({ length: FRAMES }, (_, at) => ({
    milliseconds: frameTime(mp4, at),
    picture: join(folder, `frame-${at}.jpg`),
  }))
  if (!(await takeFrames(program, tools, smallest, frames, FRAME_SHORT_SIDE))) return { refusal: 'not_converted' }
  const files = await readdir(folder)
  const sizes = await Promise.all(files.map(async (name) => (await stat(join(folder, name))).size))
  const byteSize = sizes.reduce((sum, size) => sum + size, 0)
  return { film: { width: largest.width, height: largest.height, milliseconds: mp4, byteSize, files } }
}

const isUnreadable = (errors: string) => /invalid data|error rate|cannot determine format|decod/i.test(errors)

/** The step of at most 720 as one MP4 that begins with its contents; answers its length in milliseconds. */
async function writeMp4(
  program: VideoProgram,
  tools: VideoTools,
  folder: string,
  name: string,
): Promise<number | null> {
  const mp4 = join(folder, 'orig.mp4')
  const limit = { milliseconds: 300_000, processorSeconds: 120 }
  const written = await program.run({
    ...limit,
    program: tools.ffmpeg,
    options: [
      '-nostdin',
      '-hide_banner',
      '-y',
      '-v',
      'error',
      '-f',
      'mov',
      '-i',
      join(folder, `${name}.mp4`),
      '-map',
      '0',
      '-c',
      'copy',
      '-movflags',
      '+faststart',
      mp4,
    ],
  })
  if (written.ended === 'stopped') throw new Error('stopped while a film was converted')
  if (written.ended !== 'well') return null
  const { output } = await program.run({
    ...limit,
    program: tools.ffprobe,
    options: ['-v', 'error', '-f', 'mov', '-show_entries', 'format=duration', '-of', 'csv=p=0', mp4],
  })
  const seconds = Number(output.trim())
  return seconds > 0 ? Math.round(seconds * 1000) : null
}
