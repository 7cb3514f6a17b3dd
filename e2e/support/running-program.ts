import { type ChildProcess, fork } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../apps/server/test/support/free-ports.ts'
import { makePlainCopies, plainCopies } from '../../scripts/plain-copies.ts'

const projectFolder = join(import.meta.dirname, '../..')

/** The real program in a process of its own, on a folder that outlives restarts. */
export interface RunningProgram {
  readonly origin: string
  /** Where it keeps its files. */
  readonly folder: string
  readonly process: ChildProcess
  /** Waits until the program has printed it. */
  said(pattern: RegExp): Promise<RegExpExecArray>
  /** Starts it on the same folder and port, after it ended. */
  start(): Promise<void>
  /** Ends it as Ctrl-C does. */
  end(): Promise<void>
  /** kill -9. */
  kill(): Promise<void>
  /** Ends it and removes its folder. */
  remove(): Promise<void>
}

interface Wishes {
  readonly hasDemonstration?: boolean
  /** Further settings, as the program's environment holds them. Without `DATABASE_URL` it takes its own PostgreSQL. */
  readonly settings?: Readonly<Record<string, string>>
  /** What is run, in the project's folder. */
  readonly script?: string
}

/** Starts the program; it is ready when this answers. It starts empty unless wished otherwise. */
export async function runProgram(wishes: Wishes = {}): Promise<RunningProgram> {
  const { hasDemonstration = false, settings = {}, script = 'scripts/start.ts' } = wishes
  const folder = await mkdtemp(join(tmpdir(), 'pinfold-e2e-'))
  const port = await freePort()
  const origin = `http://localhost:${port}`
  let child: ChildProcess
  let output = ''
  const listeners = new Set<() => void>()

  async function start() {
    const env = {
      ...process.env,
      PORT: String(port),
      DATA_DIR: folder,
      LOG_LEVEL: 'error',
      NODE_ENV: 'production',
      DEMO: hasDemonstration ? 'on' : 'off',
      // Links of tests lead to places that are not there.
      LINK_FACTS: 'off',
      VISUAL_SEARCH: 'off',
      PICTURE_RATING: 'off',
      TRUSTED_PROXIES: '127.0.0.1',
      RATES: '10000',
      // As many on a machine with more cores.
      WEB_PROCESSES: '1',
      ...settings,
    }
    makePlainCopies()
    child = fork(join(projectFolder, script), [], {
      env,
      execArgv: [...process.execArgv, plainCopies],
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    })
    child.stderr?.on('data', (text: Buffer) => {
      process.stderr.write(text)
      note(text)
    })
    await new Promise<void>((resolve, reject) => {
      child.once('exit', (code) => reject(new Error(`the program ended with ${code} before it was ready`)))
      child.stdout?.on('data', (text: Buffer) => {
        if (text.toString().includes('is ready at')) resolve()
        note(text)
      })
    })
  }
  function note(text: Buffer) {
    output += text.toString()
    for (const listener of listeners) listener()
  }
  const ended = () =>
    new Promise<void>((resolve) =>
      child.exitCode === null && child.signalCode === null ? child.once('exit', () => resolve()) : resolve(),
    )
  const finish = async (signal: 'SIGINT' | 'SIGKILL') => {
    const gone = ended()
    child.kill(signal)
    await gone
  }

  /** What the pattern finds in the output, as soon as it is there. */
  const said = (pattern: RegExp) =>
    new Promise<RegExpExecArray>((resolve) => {
      const look = () => {
        const found = pattern.exec(output)
        if (!found) return
        listeners.delete(look)
        resolve(found)
      }
      listeners.add(look)
      look()
    })

  await start()
  return {
    origin,
    folder,
    said,
    get process() {
      return child
    },
    start,
    end: () => finish('SIGINT'),
    kill: () => finish('SIGKILL'),
    async remove() {
      await finish('SIGINT')
      await rm(folder, { recursive: true, force: true })
    },
  }
}
