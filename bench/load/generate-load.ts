import { fork } from 'node:child_process'
import { join } from 'node:path'
import type { LoadOrder, LoadResult } from './wire-request.ts'

/** A process of its own that sends requests; it lives for many orders, because starting it takes longer than a short one. */
export interface Generator {
  /** One at a time. `onMeasuring` is called when the measured time begins. */
  run(order: LoadOrder, onMeasuring: () => void): Promise<LoadResult>
  stop(): Promise<void>
}

type Message = 'ready' | 'measuring' | { result: LoadResult } | { error: string }

/** Starts it. */
export async function startGenerator(): Promise<Generator> {
  const child = fork(join(import.meta.dirname, 'generator-process.ts'), { serialization: 'advanced' })
  let hear: (message: Message) => void = () => undefined
  let lose: (error: Error) => void = () => undefined
  const ended = new Promise<void>((resolve) =>
    child.once('exit', (code) => {
      lose(new Error(`the load generator ended with ${code}`))
      resolve()
    }),
  )
  child.on('message', (message: Message) => hear(message))
  const exchange = (order: LoadOrder | null, onMeasuring: () => void) =>
    new Promise<LoadResult | null>((resolve, reject) => {
      lose = reject
      hear = (message) => {
        if (message === 'ready') resolve(null)
        else if (message === 'measuring') onMeasuring()
        else if ('result' in message) resolve(message.result)
        else reject(new Error(message.error))
      }
      if (order !== null) child.send(order)
    })
  await exchange(null, () => undefined)
  return {
    async run(order, onMeasuring) {
      const result = await exchange(order, onMeasuring)
      if (result === null) throw new Error('the load generator was started anew')
      return result
    },
    async stop() {
      child.kill()
      await ended
    },
  }
}
