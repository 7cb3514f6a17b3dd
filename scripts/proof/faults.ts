import { readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { WholeProgram } from '../../apps/server/test/faults/whole-program.ts'
import { startWriters, type Writers } from '../../apps/server/test/faults/steady-writers.ts'
import { runFilledProgram } from './filled-program.ts'

const WRITERS = 6
const WRITES_BETWEEN = 10
/** One of so many faults kills the program itself, which takes longest. */
const OF_WHICH_ONE_KILLS = 5

type Fault = 'program' | 'SIGKILL' | 'SIGINT' | 'SIGTERM' | 'backend'
const others = ['SIGKILL', 'backend', 'SIGINT', 'SIGTERM'] as const

/**
 * Kills the program, PostgreSQL and single connections while members write; then reads back all that was acknowledged. When
 * the minutes are over it makes no more faults, says how many there were, and has not proved what was asked.
 */
export async function proveFaults(count: number, mostMinutes: number): Promise<boolean> {
  const { program } = await runFilledProgram()
  const begun = performance.now()
  const minutes = () => (performance.now() - begun) / 60_000
  let made = 0
  try {
    const writers = await startWriters(program, WRITERS)
    const restarts: number[] = []
    for (let number = 1; number <= count && minutes() < mostMinutes; number += 1) {
      await moreWrites(writers)
      const fault: Fault = number % OF_WHICH_ONE_KILLS === 0 ? 'program' : (others[number % others.length] ?? 'SIGKILL')
      if (fault === 'program') restarts.push(await restart(program))
      else killOf(program, fault)
      made = number
      if (number % 50 === 0)
        console.log(
          `faults: ${number} of ${count} in ${minutes().toFixed(1)} minutes, ${writers.acknowledged()} writes acknowledged`,
        )
    }
    await moreWrites(writers)
    const { acknowledged, lost, doubled, wrongAnswers } = await writers.finish()
    console.log(
      `faults: ${made} of ${count} in ${minutes().toFixed(1)} minutes; ${acknowledged} writes acknowledged, ${lost} lost, ${doubled} doubled`,
    )
    if (wrongAnswers.length > 0) console.log(`faults: answered ${[...new Set(wrongAnswers)].join(', ')}`)
    tellRestarts(restarts)
    return made === count && lost === 0 && doubled === 0 && wrongAnswers.length === 0
  } finally {
    await program.remove()
  }
}

function tellRestarts(milliseconds: readonly number[]): void {
  const sorted = milliseconds.toSorted((one, other) => one - other).map((each) => (each / 1000).toFixed(1))
  const [middle, most] = [sorted[Math.floor(sorted.length / 2)], sorted.at(-1)]
  console.log(`restart after kill -9 until the first page: ${middle} s in the middle, ${most} s at most (5 s wanted)`)
}

async function moreWrites(writers: Writers): Promise<void> {
  const before = writers.acknowledged()
  while (writers.acknowledged() < before + WRITES_BETWEEN) await pause(10)
}

/** Milliseconds from the start after a kill until a page was answered. */
async function restart(program: WholeProgram): Promise<number> {
  await program.kill()
  const since = performance.now()
  const starting = program.start()
  for (;;) {
    const answer = await fetch(program.origin).catch(() => null)
    if (answer?.status === 200) break
    await pause(10)
  }
  const taken = performance.now() - since
  await starting
  return taken
}

/** PostgreSQL's first process gets the signal; or one of those that serve a connection is killed. */
function killOf(program: WholeProgram, fault: Exclude<Fault, 'program'>): void {
  const data = join(program.folder, 'postgres', 'data')
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        if (readlinkSync(`/proc/${name}/cwd`) !== data) return []
        const status = readFileSync(`/proc/${name}/status`, 'utf8')
        const title = readFileSync(`/proc/${name}/cmdline`, 'utf8')
        return [{ pid: Number(name), parent: Number(/^PPid:\s*(\d+)/m.exec(status)?.[1]), title }]
      } catch {
        return []
      }
    })
  const first = all.find(({ parent }) => parent === program.pid)
  const serving = all.filter(({ title }) => title.includes('pinfold pinfold'))
  const wanted = fault === 'backend' ? serving[Math.floor(serving.length / 2)] : first
  try {
    if (wanted) process.kill(wanted.pid, fault === 'backend' ? 'SIGKILL' : fault)
  } catch {
    // The process was just ending by itself.
  }
}
