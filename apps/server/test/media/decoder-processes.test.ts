import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { PictureDecoder } from '../../src/modules/media/pictures/picture-decoder.ts'
import { decodeBytes, eventually, ownDecoder, ownFolder } from './decoding.ts'
import { drawing, plain } from './picture-files.ts'

// Every test starts processes, which takes its time on a busy machine.
vi.setConfig({ testTimeout: 120_000 })

const small = (): Promise<Buffer> => drawing(60, 40).png().toBuffer()
const slow = (): Promise<Buffer> => plain(6000, 5000).jpeg().toBuffer()
const isGone = async (processId: number): Promise<true | undefined> => {
  if (!existsSync(`/proc/${processId}`)) return true
  const state = await readFile(`/proc/${processId}/stat`, 'utf8').catch(() => ') Z')
  return state.includes(') Z') ? true : undefined
}
const workerOf = async (decoder: PictureDecoder): Promise<number> => {
  expect(await decodeBytes(decoder, await small())).toMatchObject({ ok: true })
  const [processId] = decoder.processIds()
  if (processId === undefined) throw new Error('no worker')
  return processId
}

/**
 * A decode that its worker has begun and does not end before somebody reads `gate`: a pipe in the place of a file that
 * it writes, put there while the worker stands still.
 */
async function decodeUpToGate(decoder: PictureDecoder, worker: number) {
  const folder = await ownFolder()
  const [file, output] = [join(folder, 'upload'), join(folder, 'decoded')]
  await writeFile(file, await slow())
  process.kill(worker, 'SIGSTOP')
  const job = decoder.decode({ file }, output)
  const picture = await eventually(async () => (await readdir(output).catch(() => []))[0])
  const gate = join(output, picture, '236x.jpg')
  execFileSync('mkfifo', [gate])
  process.kill(worker, 'SIGCONT')
  return { job, output, gate, original: join(output, picture, 'orig.jpg') }
}

test('PI-03 a worker killed in the middle fails its own job only', async () => {
  const decoder = ownDecoder()
  const worker = await workerOf(decoder)
  const { job, output, original } = await decodeUpToGate(decoder, worker)
  const next = decodeBytes(decoder, await small())
  await eventually(() => existsSync(original) || undefined)
  process.kill(worker, 'SIGKILL')
  expect(await job).toEqual({ ok: false, reason: 'worker_died' })
  expect(await readdir(output)).toEqual([])
  expect(await next).toMatchObject({ ok: true })
  expect(decoder.processIds()).not.toContain(worker)
})

test('PI-03 a worker that died between two jobs is replaced', async () => {
  const decoder = ownDecoder()
  const worker = await workerOf(decoder)
  process.kill(worker, 'SIGKILL')
  await eventually(() => isGone(worker))
  const outcomes = [await decodeBytes(decoder, await small()), await decodeBytes(decoder, await small())]
  expect(outcomes.at(-1)).toMatchObject({ ok: true })
})

test('PI-03 a decode that takes too long is killed, and the next job works', async () => {
  const decoder = ownDecoder({ decodeMilliseconds: 8000 })
  const worker = await workerOf(decoder)
  process.kill(worker, 'SIGSTOP')
  expect(await decodeBytes(decoder, await small())).toEqual({ ok: false, reason: 'timed_out' })
  expect(await isGone(worker)).toBe(true)
  expect(await decodeBytes(decoder, await small())).toMatchObject({ ok: true })
})

test('PI-03 a busy decode does not outlive its time', async () => {
  const decoder = ownDecoder({ decodeMilliseconds: 20 })
  expect(await decodeBytes(decoder, await slow())).toEqual({ ok: false, reason: 'timed_out' })
})

test('PI-03 a decode that takes too much memory is killed, and the next job works', async () => {
  const decoder = ownDecoder({ decodeBytes: 170 * 1024 * 1024 })
  // An interlaced picture is in memory whole.
  const hungry = await plain(7000, 7000).ensureAlpha().png({ progressive: true }).toBuffer()
  expect(await decodeBytes(decoder, hungry)).toEqual({ ok: false, reason: 'out_of_memory' })
  expect(await decodeBytes(decoder, await small())).toMatchObject({ ok: true })
})

test('PI-03 the process answers requests while a slow picture is decoded', async () => {
  const server = createServer((_request, response) => response.end('here'))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  const decoder = ownDecoder()
  const { job, gate } = await decodeUpToGate(decoder, await workerOf(decoder))

  const done: string[] = []
  void job.then(() => done.push('picture'))
  for (let request = 0; request < 20; request += 1) {
    expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toBe('here')
  }
  done.push('requests')
  await readFile(gate)
  expect(await job).toMatchObject({ ok: true })
  expect(done).toEqual(['requests', 'picture'])
})

test('PI-03 a worker is replaced after its share of jobs', async () => {
  const decoder = ownDecoder({}, 2)
  const first = await workerOf(decoder)
  await workerOf(decoder)
  expect(await workerOf(decoder)).not.toBe(first)
  await eventually(() => isGone(first))
})

test('PI-03 many pictures at once are all decoded', async () => {
  const decoder = ownDecoder()
  const bytes = await small()
  const outcomes = await Promise.all(Array.from({ length: 8 }, () => decodeBytes(decoder, bytes)))
  expect(outcomes.map((outcome) => outcome.ok)).toEqual(Array.from({ length: 8 }, () => true))
})

test('PI-03 a missing file is a fault of the machine, not of the picture', async () => {
  const decoder = ownDecoder()
  const folder = await ownFolder()
  await expect(decoder.decode({ file: join(folder, 'nothing') }, folder)).rejects.toThrow(/ENOENT/)
  expect(await decodeBytes(decoder, await small())).toMatchObject({ ok: true })
})

test('PI-03 closing ends the workers and every job', async () => {
  const decoder = ownDecoder()
  const worker = await workerOf(decoder)
  const bytes = await slow()
  const jobs = [decodeBytes(decoder, bytes), decodeBytes(decoder, bytes)]
  await decoder.close()
  expect(await isGone(worker)).toBe(true)
  for (const job of jobs) expect(await job).toEqual({ ok: false, reason: 'worker_died' })
  expect(await decodeBytes(decoder, await small())).toEqual({ ok: false, reason: 'worker_died' })
})

test('PI-03 a worker dies with its parent and knows nothing of its environment', async () => {
  const folder = await ownFolder()
  const file = join(folder, 'upload')
  await writeFile(file, await small())
  const script = fileURLToPath(new URL('./decoder-parent.ts', import.meta.url))
  const parent = spawn(process.execPath, [script, file, join(folder, 'decoded')], {
    env: { DATABASE_URL: 'postgres://canary' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [line] = (await once(parent.stdout, 'data')) as [Buffer]
  const worker = Number(line.toString())
  expect(await isGone(worker)).toBeUndefined()
  expect(await readFile(`/proc/${worker}/environ`, 'utf8')).not.toContain('canary')
  parent.kill('SIGKILL')
  await once(parent, 'exit')
  await eventually(() => isGone(worker))
})
