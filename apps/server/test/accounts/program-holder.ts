import { readConfig } from '../../src/platform/config/config.ts'
import { startProgram } from '../../src/program.ts'

// The whole program as a process of its own, so that a test can read all it prints.
const config = readConfig(process.env)
const program = await startProgram({
  config,
  secret: 's'.repeat(43),
  connection: { connectionString: config.databaseUrl ?? '' },
  renderer: null,
  onError: (error) => console.error(error),
})
await program.web?.listen({ port: 0, host: '127.0.0.1' })
const [address] = program.web?.addresses() ?? []
console.log(`ready at ${typeof address === 'object' ? address.port : ''}`)
process.on('disconnect', () => process.exit())
