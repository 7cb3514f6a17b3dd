import { spawn } from 'node:child_process'
import { randomBytes, createHash } from 'node:crypto'
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { basename, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { StartError } from '../config/start-error.ts'
import { checkWritable, giveTo, isOpenToOthers, systemPath, type RunAs } from './run-as.ts'

/** The database user that owns everything. */
export const databaseUser = 'pinfold'

/** A database cluster's folders, as the PostgreSQL process can reach them. */
export interface Cluster {
  readonly dataFolder: string
  readonly binFolder: string
  readonly password: string
}

interface ClusterInput {
  /** Where the cluster belongs; `data` inside it is, or leads to, PostgreSQL's own folder. */
  readonly folder: string
  /** The package's folder with `bin`, `lib` and `share`. */
  readonly nativeFolder: string
  readonly runAs: RunAs
  /** False leaves out fsync while the cluster is made. */
  readonly isDurable: boolean
}

/** Opens the cluster of a folder, making it the first time. A making that was interrupted leaves nothing behind. */
export async function openCluster(input: ClusterInput): Promise<Cluster> {
  const { folder, runAs } = input
  makeFolder(folder)
  checkWritable(folder)
  const base = reachableBase(folder, runAs)
  const link = join(folder, 'data')
  moveData(link, base)

  const nativeFolder = reachableNative(input.nativeFolder, base, runAs)
  const binFolder = join(nativeFolder, 'bin')
  if (!existsSync(link)) {
    await createData(join(base, 'data'), binFolder, input)
    if (base !== folder) symlinkSync(join(base, 'data'), link)
  }
  const dataFolder = realpathSync(link)
  giveTo(runAs.owner, dataFolder)
  checkWritable(dataFolder)
  return { dataFolder, binFolder, password: readFileSync(join(dataFolder, passwordFile), 'utf8') }
}

/** The environment of every PostgreSQL program: nothing of the operator's locale or `PG…` settings reaches it. */
export function postgresEnvironment(home: string): NodeJS.ProcessEnv | undefined {
  return process.platform === 'win32' ? undefined : { PATH: systemPath, HOME: home, LC_ALL: 'C', TZ: 'UTC' }
}

const passwordFile = 'pinfold-password'

function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
  } catch {
    throw new StartError(`PostgreSQL: cannot make the folder ${folder}; start as an owner, or set DATA_DIR`)
  }
}

// Somebody without rights cannot pass through /root, say; the cluster then lives elsewhere and a link leads to it.
function reachableBase(folder: string, runAs: RunAs): string {
  if (runAs.way !== 'user') return folder
  if (isOpenToOthers(join(folder, '..'))) {
    chmodSync(folder, 0o711)
    return folder
  }
  const base = join('/var/lib/pinfold', createHash('sha256').update(folder).digest('hex').slice(0, 16))
  mkdirSync(base, { recursive: true, mode: 0o711 })
  return base
}

function moveData(link: string, base: string): void {
  const isOwnFolder = lstatSync(link, { throwIfNoEntry: false })?.isDirectory() ?? false
  const goal = join(base, 'data')
  if (!isOwnFolder || goal === link) return
  const half = `${goal}.moving`
  rmSync(half, { recursive: true, force: true })
  cpSync(link, half, { recursive: true, preserveTimestamps: true })
  chmodSync(half, 0o700)
  renameSync(half, goal)
  renameSync(link, `${link}.moved`)
  symlinkSync(goal, link)
  rmSync(`${link}.moved`, { recursive: true, force: true })
}

function reachableNative(nativeFolder: string, base: string, runAs: RunAs): string {
  if (runAs.way !== 'user' || isOpenToOthers(nativeFolder)) return nativeFolder
  const stamp = createHash('sha256')
    .update(readFileSync(join(nativeFolder, 'bin', 'postgres')))
    .digest('hex')
  const copy = join(base, `native-${stamp.slice(0, 12)}`)
  if (existsSync(copy)) return copy
  const half = `${copy}.${process.pid}`
  cpSync(nativeFolder, half, { recursive: true, verbatimSymlinks: true })
  renameSync(half, copy)
  return copy
}

async function createData(goal: string, binFolder: string, { runAs, isDurable }: ClusterInput): Promise<void> {
  // Made under another name and renamed when whole: being killed half-way leaves nothing that looks finished.
  const made = `${goal}.new-${process.pid}`
  const secret = `${made}.password`
  const password = randomBytes(24).toString('base64url')
  rmSync(made, { recursive: true, force: true })
  rmSync(secret, { force: true })
  mkdirSync(made, { mode: 0o700 })
  writeFileSync(secret, password, { mode: 0o600 })
  if (runAs.owner && process.getuid?.() === 0) {
    for (const path of [made, secret]) chownSync(path, runAs.owner.uid, runAs.owner.gid)
  }
  try {
    const program = join(binFolder, 'initdb')
    await runToEnd([...runAs.prefix, program, ...initdbArguments(made, secret, isDurable)], made)
    renameSync(secret, join(made, passwordFile))
    if (!existsSync(goal)) renameSync(made, goal)
  } finally {
    rmSync(secret, { force: true })
    rmSync(made, { recursive: true, force: true })
  }
}

const initdbArguments = (dataFolder: string, passwordPath: string, isDurable: boolean) => [
  `--pgdata=${dataFolder}`,
  `--username=${databaseUser}`,
  `--pwfile=${passwordPath}`,
  '--auth=scram-sha-256',
  '--encoding=UTF8',
  '--locale=C',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
  '--data-checksums',
  ...(isDurable ? [] : ['--no-sync']),
]

async function runToEnd([program = '', ...rest]: readonly string[], home: string): Promise<void> {
  const env = postgresEnvironment(home)
  const child = spawn(program, rest, { ...(env && { env }), cwd: '/', stdio: ['ignore', 'ignore', 'pipe'] })
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  })
  const [complaint, code] = await Promise.all([text(child.stderr), ended])
  if (code === 0) return
  const lines = complaint.trim().split('\n')
  throw new StartError(`PostgreSQL: ${basename(program)} failed: ${lines.slice(-3).join(' / ') || `exit code ${code}`}`)
}
