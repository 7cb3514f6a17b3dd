import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import type { TestClient } from '../../apps/server/test/support/test-client.ts'
import { startWriters } from '../../apps/server/test/faults/steady-writers.ts'
import { type FilledProgram, runFilledProgram } from './filled-program.ts'

const HEAP_MEGABYTES = 256
const MOST_MEGABYTES = 450
const CONNECTIONS = 8
const MINUTE = 60_000

/** What the process itself holds; Linux tells it. */
const residentMegabytes = (pid: number) =>
  Number(/^VmRSS:\s*(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? Number.NaN) / 1024

/**
 * Asks for boards, pins and the home feed for so many minutes, as members and as visitors, while somebody writes; prints
 * a line a minute. Answers whether the program stayed small and answered everything.
 */
export async function proveFlatMemory(minutes: number): Promise<boolean> {
  const filled = await runFilledProgram(HEAP_MEGABYTES)
  const { program } = filled
  try {
    const writers = await startWriters(program, 1)
    const load = startLoad(filled)
    const sizes: number[] = []
    for (let minute = 1; minute <= minutes && !load.hasFailed(); minute += 1) {
      await pause(MINUTE)
      if (load.hasFailed()) break
      sizes.push(residentMegabytes(program.pid))
      console.log(`mixed load, minute ${minute}: ${load.count()} pages, ${sizes.at(-1)?.toFixed()} MB resident`)
    }
    const failures = await load.stop()
    const most = Math.max(...sizes)
    if (failures.length > 0) console.log(`mixed load failed: ${failures.slice(0, 3).join('; ')}\n${program.printed()}`)
    const { acknowledged, lost, doubled, wrongAnswers } =
      failures.length > 0 ? { acknowledged: 0, lost: 0, doubled: 0, wrongAnswers: [] } : await writers.finish()
    if (wrongAnswers.length > 0)
      console.log(`mixed load: writes were answered ${[...new Set(wrongAnswers)].join(', ')}`)
    console.log(
      `mixed load: ${load.count()} pages and ${acknowledged} writes in ${sizes.length} minutes with a heap of ${HEAP_MEGABYTES} MB; at most ${most.toFixed()} MB resident (at most ${MOST_MEGABYTES} wanted)`,
    )
    return (
      failures.length === 0 &&
      wrongAnswers.length === 0 &&
      sizes.length === minutes &&
      most <= MOST_MEGABYTES &&
      lost === 0 &&
      doubled === 0
    )
  } finally {
    await program.remove()
  }
}

function startLoad({ program, members, paths }: FilledProgram) {
  const visitor = program.client()
  const walk = { isOver: false, count: 0 }
  const failures: string[] = []
  const open = async (path: string, client: TestClient) => {
    try {
      const response = await client.fetch(path)
      await response.arrayBuffer()
      if (response.status !== 200) failures.push(`${path} answered ${response.status}`)
    } catch (error) {
      failures.push(`${path}: ${String(error)}`)
      // The program may be gone, so nothing more is asked.
      walk.isOver = true
    }
  }
  const run = async () => {
    while (!walk.isOver) {
      walk.count += 1
      const path = paths[(walk.count * 7) % paths.length] ?? '/'
      const member = members[walk.count % members.length]
      if (walk.count % 4 === 0 || !member) await open(`${path}?n=${walk.count}`, visitor)
      else await open(path, member)
    }
  }
  const running = Promise.all(Array.from({ length: CONNECTIONS }, run))
  return {
    count: () => walk.count,
    hasFailed: () => failures.length > 0,
    async stop() {
      walk.isOver = true
      await running
      return failures
    },
  }
}
