const FIRST_PAUSE = 500
const LONGEST_PAUSE = 30_000
/** Whoever ran so long did not end of what it started with. */
const LONG_ENOUGH = 60_000
/** More than a process of the group gives itself, less than its leader has. */
const PATIENCE = 9000

/** A process that runs. */
interface Running {
  /** Asks it to end. */
  end(): void
  kill(): void
}

interface KeepAliveInput<T> {
  /** How long it may take to end, in milliseconds, before it is killed. */
  readonly patience?: number
  start(tell: { ready(value: T): void; ended(how: string): void }): Running
  /** Told of each end that nobody asked for, and how many milliseconds later it starts again. */
  onEnd(how: string, pause: number): void
}

/** A process that is started again when it ends. */
export interface KeptProcess<T> {
  /** What it said when it was ready for the first time; fails where it ended before. */
  readonly ready: Promise<T>
  /** Ends it, and settles when it has ended. */
  stop(): Promise<void>
}

/** Keeps a process running: the sooner it ends, the longer the pause before it starts again. */
export function keepAlive<T>({ start, onEnd, patience = PATIENCE }: KeepAliveInput<T>): KeptProcess<T> {
  const { promise: ready, resolve, reject } = Promise.withResolvers<T>()
  let isStopping = false
  let wakeUp = () => {}
  let running: Running | null = null
  let wasReady = false

  const runOnce = () =>
    new Promise<string>((ended) => {
      running = start({
        ready(value) {
          wasReady = true
          resolve(value)
        },
        ended,
      })
    })

  const rest = (milliseconds: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, milliseconds)
      wakeUp = () => {
        clearTimeout(timer)
        resolve()
      }
    })

  async function run(): Promise<void> {
    for (let next = FIRST_PAUSE; ;) {
      const since = performance.now()
      const how = await runOnce()
      running = null
      if (isStopping) return
      // It would only end again, and whoever waits for the start must hear of it.
      if (!wasReady) return reject(new Error(how))
      if (performance.now() - since > LONG_ENOUGH) next = FIRST_PAUSE
      onEnd(how, next)
      await rest(next)
      if (isStopping) return
      next = Math.min(next * 2, LONGEST_PAUSE)
    }
  }

  const over = run()
  return {
    ready,
    async stop() {
      isStopping = true
      wakeUp()
      running?.end()
      const timer = setTimeout(() => running?.kill(), patience)
      await over
      clearTimeout(timer)
    },
  }
}
