import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { buildWeb } from '../../../../scripts/build-web.ts'

/** The program with its pages as a process with little memory. */
interface RunningPages {
  readonly origin: string
  /** Bytes of the heap that something still holds. */
  heldBytes(): Promise<number>
  /** Null while it runs; else how it ended. */
  readonly end: string | null
  stop(): Promise<void>
}

/** Builds the pages where they are not built yet, and starts it. */
export async function runPages(databaseUrl: string, folder: string, heapMegabytes: number): Promise<RunningPages> {
  if (!(await buildWeb())) throw new Error('the pages cannot be built')
  const env = {
    DATABASE_URL: databaseUrl,
    DATA_DIR: folder,
    LOG_LEVEL: 'error',
    TRUSTED_PROXIES: '127.0.0.1',
    DEMO: 'off',
    NODE_ENV: 'production',
    PATH: '/usr/bin:/bin',
  }
  const execArgv = ['--expose-gc', `--max-old-space-size=${heapMegabytes}`]
  const child = fork(join(import.meta.dirname, 'pages-holder.ts'), { env, execArgv })
  let end: string | null = null
  const ended = new Promise<void>((resolve) => {
    child.once('exit', (code, signal) => {
      end = signal ?? String(code)
      resolve()
    })
  })
  const nextMessage = async (): Promise<number> => {
    const gone = ended.then(() => [NaN])
    const [message] = (await Promise.race([once(child, 'message'), gone])) as [number]
    if (Number.isNaN(message)) throw new Error(`the program ended with ${end}`)
    return message
  }
  const port = await nextMessage()
  return {
    origin: `http://127.0.0.1:${port}`,
    heldBytes() {
      const answer = nextMessage()
      child.send('heap')
      return answer
    },
    get end() {
      return end
    },
    async stop() {
      child.kill('SIGKILL')
      await ended
    },
  }
}
