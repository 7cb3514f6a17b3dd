import { Worker } from 'node:worker_threads'
import type { GroupedPin } from './group-pins.ts'

/** Fewer are grouped sooner than a thread starts. */
const WORTH_A_THREAD = 150

/** `groupPins` without holding up whatever else this process does. */
export async function groupInThread(pins: readonly GroupedPin[]): Promise<number[]> {
  if (pins.length < WORTH_A_THREAD) {
    const { groupPins } = await import('./group-pins.ts')
    return groupPins(pins)
  }
  const { promise, resolve, reject } = Promise.withResolvers<number[]>()
  const worker = new Worker(new URL('grouping-thread.ts', import.meta.url), {
    workerData: pins.map(({ texts, look }) => ({ texts, look })),
  })
  worker.once('message', (groups: Int32Array) => resolve([...groups]))
  worker.once('error', reject)
  worker.once('exit', (code) => reject(new Error(`the grouping thread ended with ${code}`)))
  return promise
}
