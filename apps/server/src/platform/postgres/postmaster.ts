import { execFileSync } from 'node:child_process'
import {
  closeSync,
  existsSync,
  ftruncateSync,
  openSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { StartError } from '../config/start-error.ts'

/** How long an orphan may take to end: its last checkpoint may have much to write. */
const orphanSeconds = 60

/** The folder of the socket, when the data folder's path is short enough for one. */
export const socketFolder = (dataFolder: string) => join(dataFolder, 'pinfold-socket')

/**
 * Makes way for a new postmaster in `dataFolder`. One whose Pinfold was killed is waited for; a lock file whose process
 * is something else by now is made void. Throws StartError when another Pinfold is using the folder.
 */
export async function takeOver(dataFolder: string, log: (line: string) => void): Promise<void> {
  const lock = join(dataFolder, 'postmaster.pid')
  removeEmptyLocks(dataFolder)
  const pid = readPid(lock)
  if (pid === undefined) return
  if (!isPostmaster(pid, dataFolder)) return voidLocks(dataFolder)
  const parent = parentOf(pid)
  if (parent !== undefined && parent === readPid(ownerFile(dataFolder))) {
    throw new StartError(`PostgreSQL: another Pinfold (process ${parent}) is already using ${dataFolder}`)
  }
  log('waiting for the PostgreSQL of a run that was killed to end')
  sendSignal(pid, 'SIGINT')
  for (let waited = 0; isPostmaster(pid, dataFolder); waited += 0.05) {
    // SIGQUIT ends it without a checkpoint; the write-ahead log makes that good at the next start.
    if (Math.abs(waited - orphanSeconds) < 0.01) sendSignal(pid, 'SIGQUIT')
    if (waited > orphanSeconds + 10)
      throw new StartError(`PostgreSQL: process ${pid} holds ${dataFolder}; end it first`)
    await pause(50)
  }
  voidLocks(dataFolder)
}

// PostgreSQL takes a lock that names its own parent for stale, and still refuses while an orphaned backend is attached
// to the memory the file names. Removing the file would lose that check.
function voidLocks(dataFolder: string): void {
  for (const lock of locksOf(dataFolder)) {
    if (!existsSync(lock)) continue
    const [, ...rest] = readFileSync(lock, 'utf8').split('\n')
    writeOver(lock, [process.pid, ...rest].join('\n'))
  }
}

// A full disk has no room for a file that was emptied first, but takes what stands in the place of what was there.
function writeOver(file: string, text: string): void {
  const handle = openSync(file, 'r+')
  try {
    writeSync(handle, text, 0)
    ftruncateSync(handle, Buffer.byteLength(text))
  } finally {
    closeSync(handle)
  }
}

/** A lock that a full disk left without a word says nothing of anybody, and PostgreSQL would refuse it for ever. */
function removeEmptyLocks(dataFolder: string): void {
  for (const lock of locksOf(dataFolder)) {
    if (statSync(lock, { throwIfNoEntry: false })?.size === 0) rmSync(lock)
  }
}

const locksOf = (dataFolder: string) => [
  join(dataFolder, 'postmaster.pid'),
  join(socketFolder(dataFolder), '.s.PGSQL.5432.lock'),
]

/** Where the process that started the postmaster notes itself. */
export const ownerFile = (dataFolder: string) => join(dataFolder, 'pinfold.pid')

/** Sends a signal to a process that may be gone already. */
export function sendSignal(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch {
    // The process is gone already, which is all that the caller wants.
  }
}

function readPid(file: string): number | undefined {
  if (!existsSync(file)) return undefined
  const pid = Number(readFileSync(file, 'utf8').split('\n')[0])
  return Number.isInteger(pid) && pid > 0 ? pid : undefined
}

// A number alone proves nothing: after a restart of the machine it may be anybody's.
function isPostmaster(pid: number, dataFolder: string): boolean {
  const command = describeProcess(pid, 'command')
  if (command.includes(`-D ${dataFolder}`)) return true
  return command.includes('-D /proc/self/cwd') && folderOf(pid) === dataFolder
}

/** The folder that a process runs in, where Linux tells it. */
function folderOf(pid: number): string {
  try {
    return readlinkSync(`/proc/${pid}/cwd`)
  } catch {
    return ''
  }
}

function parentOf(pid: number): number | undefined {
  const parent = Number(describeProcess(pid, 'ppid'))
  return parent > 0 ? parent : undefined
}

function describeProcess(pid: number, what: 'command' | 'ppid'): string {
  try {
    if (process.platform === 'linux') {
      if (what === 'command') return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
      return /^PPid:\s*(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? ''
    }
    const [program, list] =
      process.platform === 'win32'
        ? ['powershell', ['-NoProfile', '-Command', windowsQuestion(pid, what)]]
        : ['ps', ['-ww', '-o', `${what}=`, '-p', String(pid)]]
    return execFileSync(program, list, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  } catch {
    return ''
  }
}

function windowsQuestion(pid: number, what: 'command' | 'ppid'): string {
  const property = what === 'command' ? 'CommandLine' : 'ParentProcessId'
  return `(Get-CimInstance Win32_Process -Filter "ProcessId=${pid}").${property}`
}
