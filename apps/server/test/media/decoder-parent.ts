/** Starts a decoder with one busy worker, tells the worker's id, and waits to be killed. */
import { createPictureDecoder } from '../../src/modules/media/pictures/picture-decoder.ts'
import { patient } from './patient.ts'

const [file = '', output = ''] = process.argv.slice(2)
// Whoever looks at the worker may take longer than a worker's usual share of jobs.
const decoder = createPictureDecoder({ log: console, limits: patient, workerCount: 1, jobsPerWorker: Infinity })
await decoder.decode({ file }, output)
console.log(decoder.processIds().join())
for (;;) await decoder.decode({ file }, output)
