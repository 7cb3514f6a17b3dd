import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'
import { childEnvironment } from '../support/child-environment.ts'

/** The whole program as a process, for tests that end it the hard way. */
export interface RunningProgram {
  readonly origin: string
  /** Everything it printed so far. */
  printed(): string
  /** As the machine's power going: nothing is finished, nobody is told. */
  kill(): Promise<void>
  /** Asks it to end; answers with its exit code once it has. */
  terminate(): Promise<number | null>
}

const holder = join(import.meta.dirname, 'web-holder.ts')

interface RunOptions {
  readonly role?: 'web' | 'both'
  /** Serves the built pages, too. */
  readonly hasPages?: boolean
}

/** Starts it on a database and a folder, without a demonstration, and without a worker unless it is wished for. */
export async function runProgram(
  databaseUrl: string,
  folder: string,
  { role = 'web', hasPages = false }: RunOptions = {},
): Promise<RunningProgram> {
  const env = {
    ...childEnvironment,
    DATABASE_URL: databaseUrl,
    DATA_DIR: folder,
    ROLE: role,
    LOG_LEVEL: 'error',
    TRUSTED_PROXIES: '127.0.0.1',
    DEMO: 'off',
    RATES: '10000',
    NODE_ENV: 'production',
  }
  const child = fork(holder, hasPages ? [join(import.meta.dirname, '../../../web/build')] : [], {
    env,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  const lines: string[] = []
  for (const output of [child.stdout, child.stderr]) output?.on('data', (part: Buffer) => lines.push(part.toString()))
  const printed = () => lines.join('')
  return {
    origin: `http://127.0.0.1:${await readyPort(child, printed)}`,
    printed,
    async kill() {
      await ended(child, () => child.kill('SIGKILL'))
    },
    terminate: () => ended(child, () => child.kill('SIGTERM')),
  }
}

/** Tells it and waits for its end. */
function ended(child: ChildProcess, tell: () => void): Promise<number | null> {
  return new Promise((resolve) => {
    child.once('exit', resolve)
    tell()
  })
}

function readyPort(child: ChildProcess, printed: () => string): Promise<string> {
  return new Promise((resolve, reject) => {
    child.stdout?.on('data', () => {
      const port = /ready at (\d+)/.exec(printed())?.[1]
      if (port !== undefined) resolve(port)
    })
    child.once('exit', () => reject(new Error(`it ended: ${printed()}`)))
  })
}
