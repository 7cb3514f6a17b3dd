import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chownSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { StartError } from '../config/start-error.ts'
import { systemPath, type RunAs } from './run-as.ts'

/** The database user that owns everything. */
export const databaseUser = 'pinfold'

/** The database user's password, inside the cluster. */
export const passwordFile = 'pinfold-password'

/** The environment of every PostgreSQL program: nothing of the operator's locale or `PG…` settings reaches it. */
export function postgresEnvironment(home: string): NodeJS.ProcessEnv | undefined {
  return process.platform === 'win32' ? undefined : { PATH: systemPath, HOME: home, LC_ALL: 'C', TZ: 'UTC' }
}

interface MakeInput {
  readonly binFolder: string
  readonly runAs: RunAs
  readonly isDurable: boolean
  /** What PostgreSQL has to be told that the folder it runs in is called; its name where that can be reached. */
  readonly calledFolder: string | undefined
}

/** Makes a cluster under another name and renames it when it is whole: being killed half-way leaves nothing that looks finished. */
export async function makeCluster(
  goal: string,
  { runAs, isDurable, binFolder, calledFolder }: MakeInput,
): Promise<void> {
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
  const called = calledFolder ?? made
  const secretCalled = calledFolder === undefined ? secret : `${calledFolder}/../${basename(secret)}`
  try {
    const program = join(binFolder, 'initdb')
    await runToEnd([...runAs.prefix, program, ...initdbArguments(called, secretCalled, isDurable)], made)
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
  const child = spawn(program, rest, { ...(env && { env }), cwd: home, stdio: ['ignore', 'ignore', 'pipe'] })
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  })
  const [complaint, code] = await Promise.all([text(child.stderr), ended])
  if (code === 0) return
  const lines = complaint.trim().split('\n')
  throw new StartError(`PostgreSQL: ${basename(program)} failed: ${lines.slice(-3).join(' / ') || `exit code ${code}`}`)
}
