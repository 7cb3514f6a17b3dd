import { mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { JobsConnection } from '../../platform/jobs/jobs.ts'
import { keepAlive } from '../../platform/keep-alive.ts'
import type { GraphPace } from './kept-graph.ts'
import type { RecommenderPlace } from './recommender-place.ts'

/** What the thread is told. */
export interface RecommenderOrder {
  readonly connection: JobsConnection
  readonly snapshotPath: string
  readonly place: RecommenderPlace
  readonly token: string
  readonly pace: GraphPace
  /** It finds by look, too. */
  readonly isLooking: boolean
  /** It rates pictures, too. */
  readonly isRating: boolean
}

/** A recommender in a thread of this process. */
export interface RunningRecommender {
  /** Settles when it has read all saves for the first time. */
  readonly ready: Promise<void>
  stop(): Promise<void>
}

/** Starts the recommender in a thread, and again when that ends; asked to end, it has `patience` milliseconds. */
export async function startRecommender(
  order: RecommenderOrder,
  onError: (error: unknown) => void,
  patience: number,
): Promise<RunningRecommender> {
  await mkdir(dirname(order.snapshotPath), { recursive: true })
  const kept = keepAlive<void>({
    patience,
    start(tell) {
      const thread = new Worker(new URL('recommender-thread.ts', import.meta.url), { workerData: order })
      thread.on('message', (word: { ready: true } | { error: string }) => {
        if ('error' in word) onError(`recommender: ${word.error}`)
        else tell.ready()
      })
      thread.on('error', onError)
      thread.once('exit', (code) => tell.ended(`exit code ${code}`))
      return { end: () => thread.postMessage('end', []), kill: () => void thread.terminate() }
    },
    onEnd: (how, pause) => onError(`the recommender ended (${how}); it starts again in ${pause / 1000} s`),
  })
  // Everything else goes on without it.
  const ready = kept.ready.catch((error: unknown) => onError(error))
  return { ready, stop: () => kept.stop() }
}
