import { access, constants } from 'node:fs/promises'
import { delimiter, dirname, isAbsolute, join } from 'node:path'
import { createLimitedRunner, type LimitedRunner } from './limited-run.ts'

/** What was found on this machine. */
export interface VideoTools {
  readonly ffmpeg: string
  readonly ffprobe: string
  /** Whether bright films (HDR) can be brought to what all screens show. */
  readonly hasToneMapping: boolean
}

/** ffmpeg, the program: run beside us, never inside. */
export interface VideoProgram extends LimitedRunner {
  /** Null where there is none that can do what is needed; `lack` says it for the operator. */
  tools(): Promise<VideoTools | null>
}

/** What the operator reads where videos cannot be taken. */
export const noVideosLine =
  'Videos can’t be taken: there is no ffmpeg with libx264 and AAC. Install it (Debian: apt install ffmpeg) or set FFMPEG_PATH'

const known = new Map<string, Promise<VideoTools | null>>()

/** The program that the operator named, else the machine's. Nothing is looked for before it is asked for. */
export function createVideoProgram(path: string | undefined): VideoProgram {
  const runner = createLimitedRunner()
  return {
    ...runner,
    async tools() {
      const name = path ?? 'ffmpeg'
      const asked = known.get(name) ?? look(name)
      known.set(name, asked)
      const found = await asked
      // Whoever installs it need not start anew.
      if (found === null) known.delete(name)
      return found
    },
  }
}

async function look(name: string): Promise<VideoTools | null> {
  const ffmpeg = await placeOf(name)
  if (ffmpeg === null) return null
  const ffprobe = await placeOf(join(dirname(ffmpeg), 'ffprobe'))
  if (ffprobe === null) return null
  const runner = createLimitedRunner()
  const ask = (option: string) =>
    runner.run({ program: ffmpeg, options: ['-hide_banner', option], milliseconds: 60_000, processorSeconds: 20 })
  const [encoders, filters] = await Promise.all([ask('-encoders'), ask('-filters')])
  const has = (list: string, item: string) => list.split('\n').some((line) => line.trim().split(/\s+/)[1] === item)
  if (!has(encoders.output, 'libx264') || !has(encoders.output, 'aac')) return null
  return { ffmpeg, ffprobe, hasToneMapping: has(filters.output, 'zscale') && has(filters.output, 'tonemap') }
}

async function placeOf(name: string): Promise<string | null> {
  // oxlint-disable-next-line node/no-process-env -- where programs lie is the machine's setting and not one of ours
  const folders = isAbsolute(name) ? [''] : (process.env['PATH'] ?? '').split(delimiter)
  for (const folder of folders) {
    const file = folder === '' ? name : join(folder, name)
    const isThere = await access(file, constants.X_OK).then(
      () => true,
      () => false,
    )
    if (isThere) return file
  }
  return null
}
