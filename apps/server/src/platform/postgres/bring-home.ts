import { createHash } from 'node:crypto'
import {
  chmodSync,
  closeSync,
  cpSync,
  existsSync,
  fsyncSync,
  lstatSync,
  openSync,
  readdirSync,
  readlinkSync,
  renameSync,
  rmSync,
  type Stats,
} from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { StartError } from '../config/start-error.ts'
import { takeOver } from './postmaster.ts'

/** Where earlier versions kept the clusters of folders that PostgreSQL could not reach, with a link from the folder. */
const formerPlaces = '/var/lib/pinfold'
const formerPlaceOf = (folder: string) =>
  join(formerPlaces, createHash('sha256').update(folder).digest('hex').slice(0, 16), 'data')

const look = (path: string): Stats | undefined => lstatSync(path, { throwIfNoEntry: false })

/**
 * Brings the cluster that an earlier version put elsewhere back into its folder. Each step leaves a state that the next
 * start finishes: the cluster is copied under another name, named `data.arrived` when it is whole, and then takes the
 * link's place. Throws StartError for a link that leads to nothing.
 */
export async function bringHome(folder: string, log: (line: string) => void): Promise<void> {
  const data = join(folder, 'data')
  const former = formerPlaceOf(folder)
  if (look(`${data}.arrived`)) return arrive(data)
  // An earlier version was cut off between putting the folder aside and making the link.
  if (!look(data) && existsSync(join(`${data}.moved`, 'PG_VERSION'))) return renameSync(`${data}.moved`, data)
  const goal = goalOf(data, former)
  if (goal === undefined) return
  // A link to any other place was made by the operator, and stays.
  if (dirname(dirname(goal)) !== formerPlaces) return
  await takeOver(goal, log)
  log(`moving the database from ${goal} to ${data}`)
  // Where the folder is a copy, its link still leads to the original's database, which is copied and never taken away.
  if (goal !== former || !renamed(goal, `${data}.arrived`)) copyWhole(goal, data)
  arrive(data)
  if (goal === former) rmSync(dirname(former), { recursive: true, force: true })
}

/** Where the cluster lies, when not in its folder. */
function goalOf(data: string, former: string): string | undefined {
  const found = look(data)
  if (!found) return existsSync(join(former, 'PG_VERSION')) ? former : undefined
  if (!found.isSymbolicLink()) return undefined
  const goal = resolve(dirname(data), readlinkSync(data))
  if (existsSync(goal)) return goal
  throw new StartError(
    `PostgreSQL: ${data} leads to ${goal}, which is missing; put the database back there, or restore ${dirname(data)} from a backup`,
  )
}

function renamed(goal: string, arrived: string): boolean {
  try {
    renameSync(goal, arrived)
    syncPath(dirname(arrived))
    return true
  } catch {
    // The two folders lie on different disks, so the caller copies.
    return false
  }
}

function copyWhole(goal: string, data: string): void {
  const arriving = `${data}.arriving`
  rmSync(arriving, { recursive: true, force: true })
  // What is left of a socket cannot be copied, and is made anew.
  cpSync(goal, arriving, {
    recursive: true,
    preserveTimestamps: true,
    verbatimSymlinks: true,
    filter: (path) => look(path)?.isSocket() === false,
  })
  chmodSync(arriving, 0o700)
  if (listing(arriving) !== listing(goal)) {
    throw new StartError(`PostgreSQL: the database could not be copied whole from ${goal}; it was left there`)
  }
  for (const path of [...everythingIn(arriving), arriving]) syncPath(path)
  renameSync(arriving, `${data}.arrived`)
  syncPath(dirname(data))
}

function arrive(data: string): void {
  const found = look(data)
  if (found && !found.isSymbolicLink()) return
  // What an earlier version had put aside is older.
  rmSync(`${data}.moved`, { recursive: true, force: true })
  rmSync(data, { force: true })
  renameSync(`${data}.arrived`, data)
  syncPath(dirname(data))
}

const everythingIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() || entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name))

const listing = (folder: string) =>
  everythingIn(folder)
    .map((path) => `${relative(folder, path)} ${look(path)?.isFile() === true ? look(path)?.size : ''}`)
    .toSorted()
    .join('\n')

function syncPath(path: string): void {
  const file = openSync(path, 'r')
  try {
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
}
