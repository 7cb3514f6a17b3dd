import { fork, type ChildProcess } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const workerFile = fileURLToPath(new URL('./decode-worker.ts', import.meta.url))
const shell = '/bin/sh'
/** What a worker maps before its first job, most of it never touched. */
const emptyWorkerBytes = 1024 * 1024 * 1024

/**
 * Starts the decode worker with nothing of our environment: whoever breaks the decoder finds no secrets there.
 * On Linux the kernel refuses it more than about twice `mostBytes`, whatever happens between two looks at its memory.
 */
export function forkWorker(mostBytes: number): ChildProcess {
  const isLimited = process.platform === 'linux' && existsSync(shell)
  const mostKilobytes = Math.ceil((emptyWorkerBytes + 2 * mostBytes) / 1024)
  return fork(workerFile, [], {
    // Fixed thresholds make the allocator give large blocks back after each picture.
    env: { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '262144', MALLOC_TRIM_THRESHOLD_: '262144' },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    ...(isLimited
      ? { execPath: shell, execArgv: ['-c', `ulimit -d ${mostKilobytes}; exec "$0" "$@"`, process.execPath] }
      : { execPath: process.execPath, execArgv: [] }),
  })
}

/** Bytes of the process in memory; null where the system does not say or the process is gone. */
export function residentBytes(processId: number): number | null {
  if (process.platform !== 'linux') return null
  try {
    const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${processId}/status`, 'utf8'))?.[1]
    return kilobytes === undefined ? null : Number(kilobytes) * 1024
  } catch {
    return null
  }
}
