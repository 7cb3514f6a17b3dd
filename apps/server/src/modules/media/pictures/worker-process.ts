import type { ChildProcess } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { forkLimited } from '../../../platform/limited-process.ts'

const workerFile = fileURLToPath(new URL('./decode-worker.ts', import.meta.url))

/** Starts the decode worker. */
export const forkWorker = (mostBytes: number): ChildProcess =>
  forkLimited({
    file: workerFile,
    mostBytes,
    // Fixed thresholds make the allocator give large blocks back after each picture.
    environment: { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '262144', MALLOC_TRIM_THRESHOLD_: '262144' },
  })
