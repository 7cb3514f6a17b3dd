import { flushCompileCache } from 'node:module'
import { readConfig } from '../../src/platform/config/config.ts'
import { startProgram } from '../../src/program.ts'
import { makeAllWorkLong } from './long-work.ts'

// The worker as a process of its own. It ends only when it is killed, or when the test is gone.
makeAllWorkLong()
const config = readConfig(process.env)
await startProgram({
  config,
  secret: 's'.repeat(43),
  connection: { connectionString: config.databaseUrl ?? '' },
  renderer: null,
  onError: console.error,
})
console.log('working')
// A program that is killed keeps nothing for the next one.
flushCompileCache()
process.on('disconnect', () => process.exit())
