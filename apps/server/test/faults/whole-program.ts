import { type ChildProcess, fork } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildWeb } from '../../../../scripts/build-web.ts'
import { freePort } from '../support/free-ports.ts'
import { TestClient } from '../support/test-client.ts'

const startScript = join(import.meta.dirname, '../../../../scripts/start.ts')

/** The program as `npm start` runs it, with its own PostgreSQL, on a folder that outlives it. */
export interface WholeProgram {
  readonly folder: string
  readonly origin: string
  readonly pid: number
  /** Everything it printed so far, warnings too. */
  printed(): string
  /** A browser without cookies; it finds the program also after another start. */
  client(): TestClient
  /** Settles with its exit code when it ends by itself; null where it was killed. */
  readonly ended: Promise<number | null>
  /** Starts it again on the same folder, after it ended. */
  start(): Promise<void>
  /** As Ctrl-C: answers when it has ended in order. */
  stop(): Promise<void>
  /** As the machine's power going. */
  kill(): Promise<void>
  /** Kills it if need be, and removes its folder. */
  remove(): Promise<void>
}

interface Wishes {
  /** Further settings. */
  readonly env?: Readonly<Record<string, string>>
  readonly folder?: string
  /** Flags of Node's. */
  readonly execArgv?: readonly string[]
}

/** Builds the pages where they are not built yet, and starts the program, empty unless wished otherwise. */
export async function runWholeProgram({ env = {}, folder: given, execArgv = [] }: Wishes = {}): Promise<WholeProgram> {
  if (!(await buildWeb())) throw new Error('the pages cannot be built')
  const folder = given ?? (await mkdtemp(join(tmpdir(), 'pinfold-whole-')))
  const lines: string[] = []
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  let child: ChildProcess
  let ended: Promise<number | null>

  async function start(): Promise<void> {
    child = fork(startScript, [], {
      env: {
        PATH: '/usr/local/bin:/usr/bin:/bin',
        PORT: String(port),
        PUBLIC_URL: origin,
        DATA_DIR: folder,
        LOG_LEVEL: 'error',
        NODE_ENV: 'production',
        DEMO: 'off',
        TRUSTED_PROXIES: '127.0.0.1',
        // A few members write as much as many would.
        RATES: '10000',
        ...env,
      },
      execArgv: [...execArgv],
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    })
    ended = new Promise((resolve) => child.once('exit', resolve))
    const ready = new Promise<void>((resolve) => {
      for (const output of [child.stdout, child.stderr]) {
        output?.on('data', (part: Buffer) => {
          lines.push(part.toString())
          if (part.includes('is ready at')) resolve()
        })
      }
    })
    const failed = ended.then((code) => {
      throw new Error(`the program ended with ${code}: ${lines.join('')}`)
    })
    await Promise.race([ready, failed])
    failed.catch(() => undefined)
  }

  await start()
  return {
    folder,
    origin,
    get pid() {
      return child.pid ?? 0
    },
    printed: () => lines.join(''),
    client: () => new TestClient(origin),
    get ended() {
      return ended
    },
    start,
    async stop() {
      child.kill('SIGINT')
      await ended
    },
    async kill() {
      child.kill('SIGKILL')
      await ended
    },
    async remove() {
      child.kill('SIGINT')
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}
