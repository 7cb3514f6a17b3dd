import { readFileSync } from 'node:fs'

const MILLISECONDS_PER_TICK = 10

/** Where the time of all cores went, in milliseconds since the machine started. */
export interface MachineTime {
  readonly all: number
  readonly idle: number
  /** Taken by the host for other machines. */
  readonly stolen: number
}

/** Reads the first line of `/proc/stat`; null where there is none. */
export function machineTime(): MachineTime | null {
  try {
    return readMachine(readFileSync('/proc/stat', 'utf8'))
  } catch {
    return null
  }
}

/** Reads its text. */
export function readMachine(text: string): MachineTime {
  const fields = (text.split('\n')[0] ?? '').trim().split(/\s+/).slice(1).map(Number)
  // The last two, the time of guests, are within the first two.
  const [user = 0, nice = 0, system = 0, idle = 0, wait = 0, hard = 0, soft = 0, stolen = 0] = fields.map(
    (ticks) => ticks * MILLISECONDS_PER_TICK,
  )
  return { all: user + nice + system + idle + wait + hard + soft + stolen, idle: idle + wait, stolen }
}

/** Shares of all cores' time between two moments, from 0 to 1. */
export interface Busyness {
  /** Of what is not measured here. */
  readonly others: number
  readonly stolen: number
}

/** How busy the machine was beside our own time, in milliseconds. */
export function busyness(before: MachineTime, after: MachineTime, own: number): Busyness {
  const all = Math.max(1, after.all - before.all)
  const stolen = after.stolen - before.stolen
  const others = all - (after.idle - before.idle) - stolen - own
  return { others: Math.max(0, others) / all, stolen: stolen / all }
}
