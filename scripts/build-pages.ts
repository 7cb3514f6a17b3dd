import { buildWeb } from './build-web.ts'

// A process of its own, so that what it takes can be told apart.
process.exitCode = (await buildWeb()) ? 0 : 1
