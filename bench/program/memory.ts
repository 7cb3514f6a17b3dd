import { readFileSync } from 'node:fs'

const KILOBYTES_OF_A_MEGABYTE = 1024

/** What a process holds in memory, in megabytes; null where the system has no `/proc`. */
export function residentMegabytes(pid: number): number | null {
  try {
    const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
    return kilobytes === undefined ? null : Number(kilobytes) / KILOBYTES_OF_A_MEGABYTE
  } catch {
    return null
  }
}
