import { createHash } from 'node:crypto'
import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import { join } from 'node:path'
import { StartError } from '../config/start-error.ts'
import { bringHome } from './bring-home.ts'
import { makeCluster, passwordFile } from './make-cluster.ts'
import { noteCluster, refuseLostCluster } from './cluster-marker.ts'
import { takeOver } from './postmaster.ts'
import { checkWritable, giveTo, isOpenToOthers, type RunAs } from './run-as.ts'

/** A database cluster's folders. */
export interface Cluster {
  /** PostgreSQL's own folder; its processes run in it. */
  readonly dataFolder: string
  /** What PostgreSQL is told that folder is called. */
  readonly calledFolder: string
  readonly binFolder: string
  readonly password: string
}

interface ClusterInput {
  /** Where the cluster belongs; `data` inside it is PostgreSQL's own folder. */
  readonly folder: string
  /** The package's folder with `bin`, `lib` and `share`. */
  readonly nativeFolder: string
  readonly runAs: RunAs
  /** False leaves out fsync while the cluster is made. */
  readonly isDurable: boolean
  readonly log: (line: string) => void
}

const OF_OTHERS = 0o027

/**
 * Opens the cluster of a folder, making it the first time. A making that was interrupted leaves nothing behind. A server
 * whose Pinfold was killed is waited for.
 * Throws StartError where there was a cluster that is not there now: an empty one in its place would look like a loss.
 */
export async function openCluster(input: ClusterInput): Promise<Cluster> {
  const { folder, runAs } = input
  makeFolder(folder)
  checkWritable(folder)
  // Somebody without rights must pass to what lies beside the cluster while it is made.
  if (runAs.way === 'user') chmodSync(folder, 0o711)
  await bringHome(folder, input.log)

  const data = join(folder, 'data')
  const binFolder = join(reachableNative(input.nativeFolder, runAs), 'bin')
  const calledFolder = calledOf(runAs)
  if (!lstatSync(data, { throwIfNoEntry: false })) {
    refuseLostCluster(folder)
    await makeCluster(data, { ...input, binFolder, calledFolder })
  }
  const dataFolder = realpathSync(data)
  if (!existsSync(join(dataFolder, 'PG_VERSION'))) {
    throw new StartError(`PostgreSQL: ${dataFolder} is not a whole database; put it back from a backup`)
  }
  noteCluster(folder)
  // Before anything is given to anybody: what is ending still removes files.
  await takeOver(dataFolder, input.log)
  // PostgreSQL refuses a folder that others may enter, as some ways of copying leave it.
  if ((statSync(dataFolder).mode & OF_OTHERS) !== 0) chmodSync(dataFolder, 0o700)
  giveTo(runAs.owner, dataFolder)
  checkWritable(dataFolder)
  const password = readFileSync(join(dataFolder, passwordFile), 'utf8')
  return { dataFolder, calledFolder: calledFolder ?? dataFolder, binFolder, password }
}

// Somebody without rights cannot pass through /root, say, but stays in a folder that is their own: the kernel knows it
// without a way there.
const calledOf = ({ way }: RunAs) => (way === 'user' ? '/proc/self/cwd' : undefined)

function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
  } catch {
    throw new StartError(`PostgreSQL: cannot make the folder ${folder}; start as an owner, or set DATA_DIR`)
  }
}

/** Programs have to be reached by their names. A copy holds nothing of anybody's data. */
const programsFolder = '/var/lib/pinfold'

function reachableNative(nativeFolder: string, runAs: RunAs): string {
  if (runAs.way !== 'user' || isOpenToOthers(nativeFolder)) return nativeFolder
  const stamp = createHash('sha256')
    .update(readFileSync(join(nativeFolder, 'bin', 'postgres')))
    .digest('hex')
  const copy = join(programsFolder, `native-${stamp.slice(0, 12)}`)
  if (existsSync(copy)) return copy
  const half = `${copy}.${process.pid}`
  try {
    mkdirSync(programsFolder, { recursive: true, mode: 0o711 })
    cpSync(nativeFolder, half, { recursive: true, verbatimSymlinks: true })
    renameSync(half, copy)
  } catch {
    rmSync(half, { recursive: true, force: true })
    // Another start may have been faster.
    if (!existsSync(copy)) {
      throw new StartError(
        `PostgreSQL: it cannot reach ${nativeFolder}, nor can ${copy} be made; install Pinfold where everybody may pass`,
      )
    }
  }
  return copy
}
