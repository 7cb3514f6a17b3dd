import { readFileSync } from 'node:fs'

const KILOBYTES_OF_A_MEGABYTE = 1024

/** What a process holds in memory, in megabytes. */
export interface HeldMemory {
  /** All that it has mapped and is there; what processes share is counted for each of them. */
  readonly resident: number
  /** What is mapped, with an n-th of what n processes share: the parts of all processes add up to what the machine gives. */
  readonly proportional: number
}

/** Null where the system has no `/proc`, or the process is gone. */
export function heldMemory(pid: number): HeldMemory | null {
  try {
    const rollup = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')
    const megabytes = (name: string) =>
      Number(new RegExp(`^${name}:\\s+(\\d+) kB$`, 'm').exec(rollup)?.[1] ?? 0) / KILOBYTES_OF_A_MEGABYTE
    return { resident: megabytes('Rss'), proportional: megabytes('Pss') }
  } catch {
    return null
  }
}
