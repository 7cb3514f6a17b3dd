import { setTimeout as pause } from 'node:timers/promises'
import { StartError } from '../config/start-error.ts'
import { stopServer, type Server } from './server-process.ts'

const MOST_TRIES = 7
const FIRST_PAUSE_MILLISECONDS = 100
/** What ended a server that lived so long is not what ended the one before it. */
const HEALTHY_MILLISECONDS = 60_000
/** Without room it cannot come up, however often; whoever makes room should not have to start the program, too. */
const FULL_DISK = /no space left on device|disk quota exceeded/i
const FULL_DISK_PAUSE_MILLISECONDS = 2000

/** A server that is started again when it ends unasked. */
export interface KeptServer {
  /** Settles when it ended again and again and nobody tries any more; never otherwise. */
  readonly lost: Promise<StartError>
  /** Ends it for good; may be called twice. */
  stop(): Promise<void>
}

interface Wishes {
  /** Makes way for a new one and starts it; answers once it takes connections. Throws when it does not come up. */
  startAgain(): Promise<Server>
  log(line: string): void
}

/** Watches the server from now on. Each new one is begun only when the one before and all its children have ended. */
export function keepRunning(first: Server, { startAgain, log }: Wishes): KeptServer {
  const lost = Promise.withResolvers<StartError>()
  const stopping = new AbortController()
  let server = first
  let tries = 0

  /** Whether one runs again. */
  async function comeBack(complaint: string): Promise<boolean> {
    let reason = complaint
    while (!stopping.signal.aborted) {
      if (tries === MOST_TRIES) {
        lost.resolve(new StartError(`PostgreSQL: it could not be kept running, after ${tries} tries: ${reason}`))
        return false
      }
      const isFull = FULL_DISK.test(reason)
      const wait = isFull ? FULL_DISK_PAUSE_MILLISECONDS : FIRST_PAUSE_MILLISECONDS * 2 ** tries
      if (!isFull) tries += 1
      await pause(wait, undefined, { signal: stopping.signal }).catch(() => undefined)
      if (stopping.signal.aborted) return false
      try {
        server = await startAgain()
        return true
      } catch (error) {
        reason = error instanceof Error ? error.message : String(error)
      }
    }
    return false
  }

  async function watch(): Promise<void> {
    for (;;) {
      const since = performance.now()
      await server.ended
      if (stopping.signal.aborted) return
      if (performance.now() - since > HEALTHY_MILLISECONDS) tries = 0
      log(`PostgreSQL ended without being asked to (${server.lastWords()}); starting it again`)
      if (!(await comeBack(server.lastWords())) || stopping.signal.aborted) return
      log('PostgreSQL runs again')
    }
  }

  const watching = watch()
  return {
    lost: lost.promise,
    async stop() {
      stopping.abort()
      await stopServer(server)
      await watching
      // One that was just coming up.
      await stopServer(server)
    },
  }
}
