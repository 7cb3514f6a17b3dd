import { fork } from 'node:child_process'
import { join } from 'node:path'
import type { LoadOrder, LoadResult } from './wire-request.ts'

/** Sends the requests from a process of its own. `onMeasuring` is called when the measured time begins. */
export async function generateLoad(order: LoadOrder, onMeasuring: () => void): Promise<LoadResult> {
  const child = fork(join(import.meta.dirname, 'generator-process.ts'), { serialization: 'advanced' })
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`the load generator ended with ${code}`)))
    child.once('error', reject)
    child.on('message', (message: 'ready' | 'measuring' | { result: LoadResult } | { error: string }) => {
      if (message === 'ready') child.send(order)
      else if (message === 'measuring') onMeasuring()
      else if ('result' in message) resolve(message.result)
      else reject(new Error(message.error))
    })
  })
}
