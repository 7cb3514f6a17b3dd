import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync, readFileSync, statSync } from 'node:fs'
import { userInfo } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { StartError } from '../config/start-error.ts'

/** `PATH` of the programs started here: fixed, so that what the operator's shell has set does not matter. */
export const systemPath = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin:/run/current-system/sw/bin'

/** How PostgreSQL, which refuses to run as root, gets an identity it accepts. */
export interface RunAs {
  /** `self`: as we are. `namespace`: as root seen as somebody else. `user`: really as somebody else. */
  readonly way: 'self' | 'namespace' | 'user'
  /** Who must own its files, where they are not simply ours. */
  readonly owner?: { readonly uid: number; readonly gid: number }
  /** What to put before a command. */
  readonly prefix: readonly string[]
}

/** Finds a way that works on this machine; `way` settles it instead, for tests. Throws StartError when there is none. */
export function chooseRunAs(way?: RunAs['way']): RunAs {
  if (process.platform === 'win32' || way === 'self') return { way: 'self', prefix: [] }
  const isRoot = process.getuid?.() === 0
  if (!isRoot && hasName()) return { way: 'self', prefix: [] }

  const person = findUnprivileged()
  const namespace = ['unshare', '--user', `--map-user=${person.uid}`, `--map-group=${person.gid}`, '--']
  if (way !== 'user' && succeeds([...namespace, 'true'])) {
    return {
      way: 'namespace',
      prefix: namespace,
      ...(isRoot && { owner: { uid: 0, gid: 0 } }),
    }
  }
  const drop = ['setpriv', `--reuid=${person.uid}`, `--regid=${person.gid}`, '--clear-groups']
  if (isRoot && succeeds([...drop, 'true'])) return { way: 'user', owner: person, prefix: drop }
  throw new StartError(
    isRoot
      ? 'PostgreSQL: it does not run as root, and neither unshare nor setpriv works here; start as an ordinary user'
      : 'PostgreSQL: this user id has no entry in /etc/passwd; add one, or set DATABASE_URL',
  )
}

/** Makes Linux interrupt the command when the thread that started it ends, a kill -9 included; empty elsewhere. */
export function deathSignalPrefix(): readonly string[] {
  const prefix = ['setpriv', '--pdeathsig', 'INT', '--']
  return process.platform === 'linux' && succeeds([...prefix, 'true']) ? prefix : []
}

/** Whether somebody without any rights can reach the folder: every folder above lets others pass. */
export function isOpenToOthers(folder: string): boolean {
  for (let at = resolve(folder); ; at = dirname(at)) {
    if (existsSync(at) && (statSync(at).mode & 0o001) === 0) return false
    if (at === dirname(at)) return true
  }
}

/**
 * Gives a folder and all within to its owner when a run in another way has left it to somebody else.
 * Throws StartError when it belongs to a third person, who would be shut out.
 */
export function giveTo(owner: RunAs['owner'], folder: string): void {
  const { uid } = statSync(folder)
  if (!owner || process.getuid?.() !== 0 || uid === owner.uid) return
  if (uid !== 0 && uid !== findUnprivileged().uid) {
    throw new StartError(
      `PostgreSQL: ${folder} belongs to the user with id ${uid}; start as that user, or set DATA_DIR`,
    )
  }
  const given = spawnSync('chown', ['-R', `${owner.uid}:${owner.gid}`, folder], { env: { PATH: systemPath } })
  if (given.status === 0) return
  throw new StartError(
    `PostgreSQL: ${folder} cannot be given to the user that it runs as; set DATA_DIR to another disk`,
  )
}

/** Throws StartError unless files can be made in the folder. */
export function checkWritable(folder: string): void {
  try {
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch {
    throw new StartError(`PostgreSQL: cannot write in ${folder}; start as its owner, or set DATA_DIR`)
  }
}

function succeeds([program = '', ...rest]: readonly string[]): boolean {
  return spawnSync(program, rest, { env: { PATH: systemPath }, stdio: 'ignore' }).status === 0
}

function hasName(): boolean {
  try {
    return userInfo().username !== ''
  } catch {
    return false
  }
}

// initdb looks its user up by id, so the id must have an entry; `nobody` has one nearly everywhere.
function findUnprivileged(): { uid: number; gid: number } {
  const entries = readFileSync(join('/etc', 'passwd'), 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
    .map(([name, , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }))
    .filter((entry) => entry.name && entry.uid > 0 && entry.gid > 0)
  const person = entries.find((entry) => entry.uid === 65534) ?? entries.at(-1)
  if (!person) throw new StartError('PostgreSQL: /etc/passwd names no ordinary user to run it as')
  return { uid: person.uid, gid: person.gid }
}
