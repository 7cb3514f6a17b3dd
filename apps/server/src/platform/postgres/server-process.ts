import { spawn, type ChildProcess } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as pause } from 'node:timers/promises'
import type { Cluster } from './cluster.ts'
import { postgresEnvironment } from './make-cluster.ts'
import { ownerFile, sendSignal } from './postmaster.ts'
import { deathSignalPrefix, type RunAs } from './run-as.ts'

/** A postmaster as a child of this process. */
export interface Server {
  readonly child: ChildProcess
  /** Settles when it and all that it started have ended. */
  readonly ended: Promise<void>
  hasEnded(): boolean
  /** What it complained of last. */
  lastWords(): string
}

/** Starts a postmaster; it takes no connections yet. `log` is told of recoveries and complaints. */
export function launchServer(
  cluster: Cluster,
  runAs: RunAs,
  settings: Readonly<Record<string, string>>,
  log: (line: string) => void,
): Server {
  const { dataFolder, calledFolder, binFolder } = cluster
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const deathSignal = deathSignalPrefix()
  const command = [...runAs.prefix, ...deathSignal, join(binFolder, 'postgres'), '-D', calledFolder, ...flags]
  const [program = '', ...rest] = command
  writeFileSync(ownerFile(dataFolder), `${process.pid}\n`)
  const env = postgresEnvironment(dataFolder)
  // A process group of its own: Ctrl-C in a terminal must not take the database away before the last request is served.
  const child = spawn(program, rest, {
    ...(env && { env }),
    cwd: dataFolder,
    detached: process.platform !== 'win32',
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  if (deathSignal.length === 0 && child.pid !== undefined) watchForDeath(child.pid)

  const words: string[] = []
  createInterface({ input: child.stderr }).on('line', (line) => {
    if (isForThoseWhoWait(line)) return
    words.push(line)
    if (words.length > 20) words.shift()
    if (isWorthTelling(line)) log(line)
    // Told to wait until everybody has left, it would refuse whoever comes and wait for our own connections for ever.
    if (line.includes('received smart shutdown request') && child.pid !== undefined) sendSignal(child.pid, 'SIGINT')
  })
  let hasEnded = false
  const ended = new Promise<void>((settle) => {
    child.once('error', (error) => words.push(error.message))
    child.once('close', () => settle())
  }).then(() => void (hasEnded = true))
  return { child, ended, hasEnded: () => hasEnded, lastWords: () => complaintIn(words) }
}

// It tells every start and every end; of interest are a recovery, and what makes it refuse or stop.
const isWorthTelling = (line: string) => / recovery | redo |WARNING:|PANIC:|FATAL:/.test(line)

// Lines that the server repeats for everybody who connects meanwhile: they would push out what it really ends of.
const isForThoseWhoWait = (line: string) =>
  /the database system is (starting up|not yet accepting connections)|Consistent recovery state has not been yet reached/.test(
    line,
  )

const complaintIn = (words: readonly string[]) =>
  words.findLast((line) => /FATAL|PANIC|error/.test(line)) ?? words.at(-1) ?? 'it ended without a word'

// Where the kernel has no death signal: the watcher's input closes when this process ends, however it ends.
function watchForDeath(pid: number): void {
  const program = `process.stdin.resume().on('close', () => { try { process.kill(${pid}, 'SIGINT') } catch {} })`
  const watcher = spawn(process.execPath, ['-e', program], { detached: true, stdio: ['pipe', 'ignore', 'ignore'] })
  watcher.unref()
}

/** Fast shutdown (sessions end, everything is written), then harder ones; the write-ahead log makes those good. */
export async function stopServer({ child, ended, hasEnded }: Server): Promise<void> {
  for (const [signal, seconds] of [
    ['SIGINT', 20],
    ['SIGQUIT', 5],
    ['SIGKILL', 5],
  ] as const) {
    if (hasEnded() || child.pid === undefined) break
    sendSignal(child.pid, signal)
    const patience = new AbortController()
    const giveUp = pause(seconds * 1000, undefined, { signal: patience.signal }).catch(() => undefined)
    await Promise.race([ended, giveUp])
    patience.abort()
  }
}
