import { createPictureDecoder, type PictureDecoder } from '../../src/modules/media/index.ts'

/** More than a run decodes: a new process costs more than all pictures of a file. */
const JOBS_PER_WORKER = 10_000

let decoder: PictureDecoder | undefined

/** The decoder of this test process, which all its files share. Its one process starts with the first picture and ends with ours. */
export function sharedDecoder(): PictureDecoder {
  decoder ??= createPictureDecoder({
    log: { warn: (facts, message) => console.error(message, facts) },
    workerCount: 1,
    jobsPerWorker: JOBS_PER_WORKER,
  })
  return decoder
}
