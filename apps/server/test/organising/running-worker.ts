import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'
import { childEnvironment } from '../support/child-environment.ts'

/** The program in the role of the worker, as a process. */
export interface RunningWorker {
  /** As the machine's power going. */
  kill(): Promise<void>
}

const holder = join(import.meta.dirname, 'worker-holder.ts')

/** Starts it on a database and a folder; answers once it works. */
export async function runWorker(databaseUrl: string, folder: string): Promise<RunningWorker> {
  const env = {
    ...childEnvironment,
    DATABASE_URL: databaseUrl,
    DATA_DIR: folder,
    ROLE: 'worker',
    LOG_LEVEL: 'error',
    DEMO: 'off',
    RATES: '10000',
    NODE_ENV: 'production',
  }
  const child = fork(holder, { env, stdio: ['ignore', 'pipe', 'pipe', 'ipc'] })
  await working(child)
  return {
    kill: () =>
      new Promise((resolve) => {
        child.once('exit', () => resolve())
        child.kill('SIGKILL')
      }),
  }
}

function working(child: ChildProcess): Promise<void> {
  const printed: string[] = []
  return new Promise((resolve, reject) => {
    const ended = () => reject(new Error(`the worker ended: ${printed.join('')}`))
    child.once('exit', ended)
    child.stderr?.on('data', (part: Buffer) => printed.push(part.toString()))
    child.stdout?.on('data', (part: Buffer) => {
      printed.push(part.toString())
      if (!printed.join('').includes('working')) return
      child.off('exit', ended)
      resolve()
    })
  })
}
