import { readdirSync, readFileSync } from 'node:fs'

/** Linux tells processor time in hundredths of a second, whatever the kernel's own tick is. */
const MILLISECONDS_PER_TICK = 10

interface ProcessTimes {
  readonly pid: number
  readonly parent: number
  readonly name: string
  /** Its own and that of its ended children, in milliseconds. */
  readonly milliseconds: number
}

/** Reads a line of `/proc/<pid>/stat`; a name may hold blanks and brackets. */
export function readStat(line: string): ProcessTimes {
  const [start, end] = [line.indexOf('('), line.lastIndexOf(')')]
  const fields = line.slice(end + 2).split(' ')
  const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0)
  return {
    pid: Number(line.slice(0, start)),
    parent: Number(fields[1]),
    name: line.slice(start + 1, end),
    milliseconds: ticks * MILLISECONDS_PER_TICK,
  }
}

/** The processor time, in milliseconds, of each process and all below it; null where the system has no `/proc`. */
export function cpuOfTrees<K extends string>(roots: Readonly<Record<K, number>>): Record<K, number> | null {
  const all = readProcesses()
  if (all === null) return null
  const entries = Object.entries<number>(roots).map(([name, root]) => [
    name,
    timesBelow(all, root).reduce((sum, { milliseconds }) => sum + milliseconds, 0),
  ])
  return Object.fromEntries(entries) as Record<K, number>
}

/** The process and all below it. */
export const pidsBelow = (root: number): number[] => timesBelow(readProcesses() ?? [], root).map(({ pid }) => pid)

/** The program below `root` that is called so; null where there is none. */
export const findBelow = (root: number, name: string): number | null =>
  timesBelow(readProcesses() ?? [], root).find((each) => each.name === name)?.pid ?? null

function timesBelow(all: readonly ProcessTimes[], root: number): ProcessTimes[] {
  const own = all.filter(({ pid }) => pid === root)
  const children = all.filter(({ parent }) => parent === root)
  return [...own, ...children.flatMap(({ pid }) => timesBelow(all, pid))]
}

function readProcesses(): ProcessTimes[] | null {
  try {
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .flatMap((pid) => {
        try {
          return [readStat(readFileSync(`/proc/${pid}/stat`, 'utf8'))]
        } catch {
          // It ended meanwhile.
          return []
        }
      })
  } catch {
    return null
  }
}
