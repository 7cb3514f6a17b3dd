import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** Has ffmpeg write a file into the folder; the last option names it. Answers its path. */
export async function filmFile(folder: string, ...options: readonly string[]): Promise<string> {
  const file = join(folder, options.at(-1) ?? '')
  await run('ffmpeg', ['-nostdin', '-v', 'error', '-y', ...options.slice(0, -1), file])
  return file
}

/** A drawn film of this size, as an input of ffmpeg. */
export const drawn = (size: string, seconds = 1, rate = 10): readonly string[] => [
  '-f',
  'lavfi',
  '-i',
  `testsrc2=size=${size}:rate=${rate}:duration=${seconds}`,
]
export const sound = (seconds = 1): readonly string[] => ['-f', 'lavfi', '-i', `sine=duration=${seconds}`]

/** Writes bytes as a file of the folder; answers its path. */
export async function fileOf(folder: string, name: string, bytes: Uint8Array | string): Promise<string> {
  const file = join(folder, name)
  await writeFile(file, bytes)
  return file
}

/** What ffprobe reads of the first video stream, and whether there is sound. */
export async function probe(file: string): Promise<Record<string, unknown> & { hasSound: boolean }> {
  const { stdout } = await run('ffprobe', ['-v', 'error', '-show_streams', '-of', 'json', file])
  const { streams } = JSON.parse(stdout) as { streams: Record<string, unknown>[] }
  return { ...streams[0], hasSound: streams.some(({ codec_type }) => codec_type === 'audio') }
}
