import { fork } from 'node:child_process'
import { join } from 'node:path'
import { freePort } from '../../apps/server/test/support/free-ports.ts'
import memory from '../../scripts/memory-settings.json' with { type: 'json' }
import { makePlainCopies, plainCopies } from '../../scripts/plain-copies.ts'
import { projectFolder } from '../../scripts/run-program.ts'
import type { OpenDataset } from '../dataset/open-dataset.ts'

/** The program in a process of its own, web and worker as `npm start` runs them. */
export interface RunningProgram {
  readonly origin: string
  readonly pid: number
  stop(): Promise<void>
}

/** Starts it on the data set; it is ready when this answers. */
export async function startProgram(
  { folder, url }: Pick<OpenDataset, 'folder' | 'url'>,
  settings: Readonly<Record<string, string>> = {},
): Promise<RunningProgram> {
  makePlainCopies()
  const port = await freePort()
  const env = {
    ...memory.env,
    ...process.env,
    NODE_ENV: 'production',
    DEMO: 'off',
    WEB_PROCESSES: '1',
    PORT: String(port),
    DATA_DIR: folder,
    DATABASE_URL: url,
    // Counted as ever, refused never: a bench's members do in a minute what people do in a week.
    RATES: '100000',
    // A few drawings stand behind all pictures: looking at each again would be measured, and no save of people does it.
    VISUAL_SEARCH: 'off',
    ...settings,
  }
  const child = fork(join(projectFolder, 'scripts/start.ts'), [], {
    env,
    execArgv: [...memory.flags, plainCopies],
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  await new Promise<void>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`the program ended with ${code} before it was ready`)))
    child.stdout?.on('data', (text: Buffer) => {
      if (text.toString().includes('is ready at')) resolve()
    })
  })
  return {
    origin: `http://localhost:${port}`,
    pid: child.pid ?? 0,
    async stop() {
      child.kill('SIGINT')
      await ended
    },
  }
}
