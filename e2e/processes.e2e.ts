import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePortsInARow } from '../apps/server/test/support/free-ports.ts'
import { type RunningProgram, runProgram } from './support/running-program.ts'

// The whole program with two web processes and a worker, as it runs on a machine with more cores.
let program: RunningProgram
let metricsPort: number
beforeAll(async () => {
  // The worker's, and one for each web process.
  metricsPort = await freePortsInARow(3)
  const settings = { WEB_PROCESSES: '2', METRICS_PORT: String(metricsPort) }
  program = await runProgram({ settings })
}, 120_000)
afterAll(() => program.remove())

/** What the worker (0) or a web process (1, 2) says of itself; null where it does not answer. */
async function figuresOf(place: number): Promise<{ pid: number; requests: number } | null> {
  const answer = await fetch(`http://127.0.0.1:${metricsPort + place}/metrics`).catch(() => null)
  if (answer === null) return null
  const text = await answer.text()
  const figure = (name: RegExp) => Number(new RegExp(`^${name.source}\\{[^}]*\\} (\\d+)`, 'm').exec(text)?.[1] ?? 0)
  return { pid: figure(/pinfold_process_id/), requests: figure(/pinfold_http_request_seconds_count/) }
}

/** Asks over a connection of its own each time. */
const ask = (path: string) => fetch(`${program.origin}${path}`, { headers: { connection: 'close' } })

test('OP-04 two web processes share the port, and jobs have a process of their own', async () => {
  const answers = await Promise.all(Array.from({ length: 12 }, () => ask('/live')))
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
  const [worker, first, second] = await Promise.all([0, 1, 2].map(figuresOf))
  expect(new Set([program.process.pid, worker?.pid, first?.pid, second?.pid]).size).toBe(4)
  expect(worker?.requests).toBe(0)
  for (const web of [first, second]) expect(web?.requests).toBeGreaterThan(0)
  const page = await ask('/')
  expect(page.status).toBe(200)
})

test('OP-04 a web process that was killed is started again, and meanwhile the other answers', async () => {
  const before = await figuresOf(1)
  process.kill(before?.pid ?? 0, 'SIGKILL')
  // Until the program knows that it is gone, a connection may still be given to it, and is lost with it.
  await program.said(/web 1 ended/)
  const meanwhile: number[] = []
  for (let times = 0; times < 6; times += 1) meanwhile.push((await ask('/live')).status)
  expect(meanwhile).toEqual(meanwhile.map(() => 200))
  await expect.poll(async () => (await figuresOf(1))?.pid ?? 0, { timeout: 30_000 }).toBeGreaterThan(0)
  const after = await figuresOf(1)
  expect(after?.pid).not.toBe(before?.pid)
})

test('OP-04 all end with the program, in order', async () => {
  const pids = (await Promise.all([0, 1, 2].map(figuresOf))).map((figures) => figures?.pid ?? 0)
  await program.end()
  expect(program.process.exitCode).toBe(0)
  for (const pid of pids) expect(() => process.kill(pid, 0)).toThrow('ESRCH')
})
