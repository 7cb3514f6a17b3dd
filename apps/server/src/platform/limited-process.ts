import { fork, type ChildProcess } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

const shell = '/bin/sh'
/** What a process maps before its first job, most of it never touched. */
const emptyProcessBytes = 1024 * 1024 * 1024

interface LimitedProcessOptions {
  /** The program. */
  readonly file: string
  /** On Linux the kernel refuses it more than about twice as many, whatever happens between two looks at its memory. */
  readonly mostBytes: number
  /** All that it finds of an environment. */
  readonly environment: Readonly<Record<string, string>>
  /** Options of Node's. */
  readonly options?: readonly string[]
}

/** Starts a process with nothing of our environment: whoever breaks it finds no secrets there. */
export function forkLimited({ file, mostBytes, environment, options = [] }: LimitedProcessOptions): ChildProcess {
  const isLimited = process.platform === 'linux' && existsSync(shell)
  const mostKilobytes = Math.ceil((emptyProcessBytes + 2 * mostBytes) / 1024)
  return fork(file, [], {
    env: { ...environment },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    serialization: 'advanced',
    ...(isLimited
      ? {
          execPath: shell,
          execArgv: ['-c', `ulimit -d ${mostKilobytes}; exec "$0" "$@"`, process.execPath, ...options],
        }
      : { execPath: process.execPath, execArgv: [...options] }),
  })
}

/** Bytes of a process in memory; null where the system does not say or the process is gone. */
export function residentBytes(processId: number): number | null {
  if (process.platform !== 'linux') return null
  try {
    const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${processId}/status`, 'utf8'))?.[1]
    return kilobytes === undefined ? null : Number(kilobytes) * 1024
  } catch {
    return null
  }
}
