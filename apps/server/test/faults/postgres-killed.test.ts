import { readdirSync, readFileSync, readlinkSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { drawPicture, upload } from '../support/people.ts'
import { SteadyWriter } from './steady-writer.ts'
import { runWholeProgram, type WholeProgram } from './whole-program.ts'

const MINUTES = 60_000
const patiently = { timeout: MINUTES, interval: 20 }

let program: WholeProgram
beforeAll(async () => {
  program = await runWholeProgram()
}, 5 * MINUTES)
afterAll(() => program.remove(), MINUTES)

const dataFolder = () => join(program.folder, 'postgres', 'data')

/** The first processes of PostgreSQL that the program has started in its folder. */
function postmasters(): number[] {
  const isOurs = (pid: string) => {
    try {
      const parent = /^PPid:\s*(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
      return Number(parent) === program.pid && readlinkSync(`/proc/${pid}/cwd`) === dataFolder()
    } catch {
      // It ended meanwhile.
      return false
    }
  }
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && isOurs(name))
    .map(Number)
}

test.each(['SIGKILL', 'SIGINT', 'SIGTERM'] as const)(
  'PostgreSQL comes back after %s to its first process; what was acknowledged is neither lost nor doubled, and work goes on',
  { timeout: 3 * MINUTES },
  async (signal) => {
    const writers = await Promise.all(Array.from({ length: 4 }, () => SteadyWriter.begin(program)))
    const acknowledged = () => writers.reduce((sum, writer) => sum + writer.acknowledged, 0)
    const walk = { isOver: false }
    const writing = Promise.all(writers.map((writer) => writer.writeWhile(() => !walk.isOver)))
    await expect.poll(acknowledged, patiently).toBeGreaterThan(10)

    const [before = 0, ...others] = postmasters()
    expect(others).toEqual([])
    process.kill(before, signal)
    expect((await fetch(`${program.origin}/live`)).status).toBe(200)
    await expect.poll(() => postmasters().filter((pid) => pid !== before).length, patiently).toBe(1)
    const known = acknowledged()
    await expect.poll(acknowledged, patiently).toBeGreaterThan(known + 10)
    walk.isOver = true
    await writing

    expect(postmasters()).toHaveLength(1)
    expect((await fetch(`${program.origin}/ready`)).status).toBe(200)
    for (const writer of writers) {
      expect(writer.wrongAnswers, program.printed()).toEqual([])
      expect(await writer.outcome()).toMatchObject({ lost: [], doubled: [] })
    }
    const [writer] = writers
    if (writer) expect((await upload(writer.member, await drawPicture())).status).toBe('succeeded')
  },
)

test(
  'where it cannot come back the program ends with one line and an exit code',
  { timeout: 3 * MINUTES },
  async () => {
    const [before = 0] = postmasters()
    rmSync(join(dataFolder(), 'global', 'pg_control'))
    process.kill(before, 'SIGKILL')
    expect(await program.ended).toBe(1)
    expect(program.printed()).toMatch(/"msg":"PostgreSQL: it could not be kept running, after \d tries: ./)
  },
)
