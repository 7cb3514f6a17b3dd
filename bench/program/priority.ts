import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { getPriority, setPriority } from 'node:os'
import { pidsBelow } from './cpu-time.ts'

const WISHED = -10

/** Whether all that a run starts goes before others' work, and by which means. */
export interface Priority {
  /** For the report. */
  readonly told: string
  /** Takes in what was started since. */
  renew(): void
  restore(): void
}

/**
 * Raises the priority of this process and all below it. Where the kernel groups processes by session, cores are shared
 * among the groups first and `nice` only says who goes before within one: there the group's own value counts, and each
 * process of PostgreSQL is a group of its own.
 */
export function raisePriority(): Priority {
  const isNice = attempt(() => setPriority(WISHED))
  const isGrouped = existsSync('/proc/self/autogroup')
  const before = groupNice(process.pid)
  const isGroupRaised = isGrouped && attempt(() => setGroup(process.pid, WISHED))
  return {
    told: [
      isNice ? `nice ${getPriority()}` : `nice stays ${getPriority()}: not permitted`,
      ...(isGrouped
        ? [
            isGroupRaised
              ? `the kernel groups processes by session, so their groups were set to ${WISHED}, too`
              : 'the kernel groups processes by session and the groups could not be raised, so nice does little here',
          ]
        : []),
    ].join('; '),
    renew() {
      for (const pid of pidsBelow(process.pid)) {
        if (isNice) attempt(() => setPriority(pid, WISHED))
        if (isGroupRaised) attempt(() => setGroup(pid, WISHED))
      }
    },
    restore() {
      // The session may be a shell's, which goes on.
      if (isGroupRaised && before !== null) attempt(() => setGroup(process.pid, before))
    },
  }
}

const setGroup = (pid: number, nice: number) => writeFileSync(`/proc/${pid}/autogroup`, String(nice))

function groupNice(pid: number): number | null {
  try {
    return Number(/nice (-?\d+)/.exec(readFileSync(`/proc/${pid}/autogroup`, 'utf8'))?.[1] ?? 0)
  } catch {
    return null
  }
}

function attempt(work: () => void): boolean {
  try {
    work()
    return true
  } catch {
    return false
  }
}
