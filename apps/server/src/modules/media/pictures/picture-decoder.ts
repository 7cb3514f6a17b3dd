import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { limits as contractLimits, type PictureEdit } from '@pinfold/contract'
import type { DecodeOutcome } from './decoded-picture.ts'
import { startDecodeWorker, type DecodeLog, type DecodeWorker } from './worker-run.ts'

export interface PictureDecoder {
  /**
   * Decodes the file into a new folder inside `outputFolder` (made when missing) and answers what is in it; on failure that folder is
   * gone again. A bad picture is an outcome; only a fault of the machine (full disk, missing file) rejects.
   */
  decode(
    input: { readonly file: string; readonly edit?: PictureEdit | undefined },
    outputFolder: string,
  ): Promise<DecodeOutcome>
  /** The workers that live now, for metrics. */
  processIds(): number[]
  /** Ends all workers at once; running and waiting jobs fail with `worker_died`. */
  close(): Promise<void>
}

export interface PictureDecoderOptions {
  readonly log: DecodeLog
  /** The contract's limits unless given. */
  readonly limits?: { readonly [limit in keyof typeof contractLimits.upload]?: number }
  readonly workerCount?: number
  /** A worker is replaced after so many, against slow leaks of the decoder. */
  readonly jobsPerWorker?: number
}

interface Lane {
  worker?: DecodeWorker | undefined
  jobs: number
}

/** A small pool of decode worker processes, started when first needed. More jobs than workers wait in order. */
export function createPictureDecoder(options: PictureDecoderOptions): PictureDecoder {
  const limits = { ...contractLimits.upload, ...options.limits }
  const jobLimits = { milliseconds: limits.decodeMilliseconds, bytes: limits.decodeBytes }
  const jobsPerWorker = options.jobsPerWorker ?? 100
  const workerCount = options.workerCount ?? Math.min(2, Math.max(1, availableParallelism() - 1))
  const lanes = Array.from({ length: workerCount }, (): Lane => ({ jobs: 0 }))
  const freeLanes = [...lanes]
  const waiting: ((lane: Lane) => void)[] = []
  let isClosed = false

  const takeLane = async (): Promise<Lane> => freeLanes.pop() ?? new Promise((resolve) => waiting.push(resolve))
  const giveLane = (lane: Lane): void => {
    const next = waiting.shift()
    if (next) next(lane)
    else freeLanes.push(lane)
  }
  const retireWorker = async (lane: Lane): Promise<void> => {
    if (!lane.worker || (lane.worker.isFit() && lane.jobs < jobsPerWorker)) return
    await lane.worker.kill()
    lane.worker = undefined
    lane.jobs = 0
  }

  return {
    async decode(input, outputFolder) {
      const lane = await takeLane()
      try {
        await mkdir(outputFolder, { recursive: true })
        const folder = await mkdtemp(join(outputFolder, 'picture-'))
        let isKept = false
        try {
          await retireWorker(lane)
          // After the last wait, or a worker could start behind the back of `close`.
          if (isClosed) return { ok: false, reason: 'worker_died' }
          const worker = (lane.worker ??= startDecodeWorker(jobLimits, options.log))
          lane.jobs += 1
          const { largestBytes, mostPixels } = limits
          const outcome = await worker.run({
            file: input.file,
            edit: input.edit,
            folder,
            limits: { largestBytes, mostPixels },
          })
          isKept = outcome.ok
          return outcome
        } finally {
          if (!isKept) await rm(folder, { recursive: true, force: true })
        }
      } finally {
        giveLane(lane)
      }
    },

    processIds: () => lanes.flatMap(({ worker }) => (worker?.processId !== undefined ? [worker.processId] : [])),

    async close() {
      isClosed = true
      await Promise.all(lanes.flatMap(({ worker }) => (worker ? [worker.kill()] : [])))
    },
  }
}
