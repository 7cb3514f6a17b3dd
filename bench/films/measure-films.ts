import { vipResource } from '@pinfold/contract'
import type { Db } from '../../apps/server/src/platform/db/db.ts'
import { createVideoProgram, noVideosLine } from '../../apps/server/src/modules/media/index.ts'
import { filmVideo } from '../../apps/server/test/pin-kinds/film-video.ts'
import { callOf, loadCases } from '../cases/cases.ts'
import type { SignedIn } from '../cases/sessions.ts'
import type { OpenDataset } from '../dataset/open-dataset.ts'
import type { WireRequest } from '../load/wire-request.ts'
import { type RunningProgram, startProgram } from '../program/start-program.ts'
import { ascending, percentile } from '../report/percentiles.ts'
import { watchConversion } from './watch-conversion.ts'

/** The option that asks for this. */
export const FILMS = 'films'

const SECONDS = 20
/** Pictures of cameras are never quite still. */
const GRAIN = ['-vf', 'noise=alls=6:allf=t', '-crf', '30']
const QUIET_SECONDS = 8
const MEGABYTE = 1024 * 1024

interface FilmDeps {
  readonly dataset: OpenDataset
  readonly db: Db
  readonly signedIn: readonly SignedIn[]
  log(line: string): void
}

/** Has the program convert a film, and tells what that costs and how long others wait for an answer meanwhile. */
export async function measureFilms({ dataset, db, signedIn, log }: FilmDeps): Promise<void> {
  if ((await createVideoProgram(undefined).tools()) === null) {
    log(`films are left out. ${noVideosLine}`)
    return
  }
  const [sender] = signedIn
  const closeups = await loadCases.find(({ name }) => name === 'closeup')?.requests({ db, signedIn })
  if (!sender || !closeups) throw new Error('the data set has nobody to send a film')
  const film = await filmVideo('mp4', {
    width: 1920,
    height: 1080,
    seconds: SECONDS,
    rate: 30,
    hasSound: true,
    options: GRAIN,
  })
  log(`films: ${SECONDS} s of 1080p in ${(film.byteLength / MEGABYTE).toFixed(1)} MB`)
  const program = await startProgram(dataset)
  try {
    const ask = asker(program, closeups)
    await ask(forSeconds(QUIET_SECONDS))
    const before = await ask(forSeconds(QUIET_SECONDS))
    const watched = watchConversion(program.pid)
    const uploadId = await sendFilm(program, sender, film)
    await watched.begun
    let isGoing = true
    const ended = untilConverted(program, sender, uploadId).finally(() => (isGoing = false))
    const meanwhile = await ask(() => isGoing)
    await ended
    const { processorSeconds, peakMegabytes } = watched.end()
    const after = await ask(forSeconds(QUIET_SECONDS))
    const times = (processorSeconds / SECONDS).toFixed(2)
    log(
      `films: ${processorSeconds.toFixed(1)} s of processor time, ${times} times its length; at most ${peakMegabytes} MB`,
    )
    log(`films: a closeup took ${told(before)} before, ${told(meanwhile)} meanwhile, ${told(after)} after`)
    const quiet = percentile(ascending([...before, ...after]), 0.5)
    log(`films: meanwhile ${(percentile(ascending(meanwhile), 0.5) / quiet).toFixed(2)} times as long (median)`)
  } finally {
    await program.stop()
  }
}

const told = (all: readonly number[]) => {
  const sorted = ascending(all)
  return `${percentile(sorted, 0.5).toFixed(2)} ms (p99 ${percentile(sorted, 0.99).toFixed(1)}, of ${all.length})`
}

function forSeconds(seconds: number): () => boolean {
  const end = performance.now() + seconds * 1000
  return () => performance.now() < end
}

/** Asks for one closeup after the other for as long as it goes on; answers how many milliseconds each took. */
function asker({ origin }: RunningProgram, requests: readonly WireRequest[]) {
  let next = 0
  return async (goesOn: () => boolean): Promise<number[]> => {
    const all: number[] = []
    while (goesOn()) {
      const request = requests[(next += 1) % requests.length]
      if (!request) break
      const start = performance.now()
      const response = await fetch(`${origin}${request.path}`, { headers: request.headers })
      await response.arrayBuffer()
      if (response.status !== 200) throw new Error(`a closeup was answered with ${response.status}`)
      all.push(performance.now() - start)
    }
    return all
  }
}

async function call(program: RunningProgram, request: WireRequest): Promise<unknown> {
  const { method, headers, body } = request
  const response = await fetch(`${program.origin}${request.path}`, {
    method,
    headers,
    ...(body !== undefined && { body }),
  })
  const answer = (await response.json()) as { resource_response: { data: unknown } }
  if (response.status !== 200) throw new Error(`${request.path} was answered with ${response.status}`)
  return answer.resource_response.data
}

async function sendFilm(program: RunningProgram, sender: SignedIn, film: Buffer): Promise<string> {
  const registration = vipResource.create.reply.parse(
    await call(program, callOf('VIPResource', 'create', { type: 'video' }, sender.headers)),
  )
  const form = new FormData()
  for (const [field, value] of Object.entries(registration.upload_parameters)) form.append(field, value)
  form.append('file', new Blob([Uint8Array.from(film)]), 'film.mp4')
  const path = new URL(registration.upload_url).pathname
  const { status } = await fetch(`${program.origin}${path}`, { method: 'POST', body: form, headers: sender.headers })
  if (status !== 204) throw new Error(`the film was answered with ${status}`)
  return registration.upload_id
}

async function untilConverted(program: RunningProgram, sender: SignedIn, id: string): Promise<void> {
  for (;;) {
    const request = callOf('VIPResource', 'get', { upload_ids: [id] }, sender.headers)
    const upload = vipResource.get.reply.parse(await call(program, request))[id]
    if (upload?.status === 'succeeded') return
    if (upload?.status !== 'processing')
      throw new Error(`the film ended as ${upload?.status}: ${upload?.failure_reason}`)
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
}
