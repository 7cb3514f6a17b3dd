import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { vipResource } from '@pinfold/contract'
import { sendFile } from '../support/people.ts'
import type { TestClient } from '../support/test-client.ts'

const run = promisify(execFile)

/** What a test film is like; a small and short one unless said. */
export interface TestFilm {
  readonly width?: number
  readonly height?: number
  readonly seconds?: number
  readonly rate?: number
  readonly hasSound?: boolean
  /** Further options of ffmpeg for what is written. */
  readonly options?: readonly string[]
}

const codecs = {
  mp4: ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p'],
  mov: ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p'],
  webm: ['-c:v', 'libvpx', '-deadline', 'realtime', '-cpu-used', '8'],
}
const sounds = { mp4: 'aac', mov: 'aac', webm: 'libopus' }

/** Draws a film with ffmpeg. No two are alike, so that none is known already. */
export async function filmVideo(
  kind: keyof typeof codecs = 'mp4',
  { width = 64, height = 48, seconds = 1, rate = 10, hasSound = false, options = [] }: TestFilm = {},
): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), 'pinfold-film-'))
  const file = join(folder, `film.${kind}`)
  try {
    await run('ffmpeg', [
      '-nostdin',
      '-v',
      'error',
      '-f',
      'lavfi',
      '-i',
      `testsrc2=size=${width}x${height}:rate=${rate}:duration=${seconds}`,
      ...(hasSound ? ['-f', 'lavfi', '-i', `sine=duration=${seconds}`, '-c:a', sounds[kind]] : []),
      ...codecs[kind],
      '-metadata',
      `comment=${crypto.randomUUID()}`,
      ...options,
      file,
    ])
    return await readFile(file)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Sends a video and waits until it is decided. */
export async function uploadVideo(client: TestClient, file: Uint8Array) {
  const registration = await client.ask(vipResource.create, { type: 'video' })
  const sent = await sendFile(client, registration, file, 'video.mp4')
  const id = registration.upload_id
  for (;;) {
    const upload = (await client.ask(vipResource.get, { upload_ids: [id] }))[id]
    if (upload === undefined || upload.status === 'registered' || (upload.status !== 'processing' && sent.ok))
      return { id, sent: sent.status, ...upload }
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}
