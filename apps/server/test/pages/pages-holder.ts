import { join } from 'node:path'
import { readConfig } from '../../src/platform/config/config.ts'
import { loadBuiltPages } from '../../src/platform/http/built-pages.ts'
import { startProgram } from '../../src/program.ts'

// The program with its pages as a process of its own that tells how much it holds; run with `--expose-gc`.
const config = readConfig(process.env)
const program = await startProgram({
  config,
  secret: 's'.repeat(43),
  connection: { connectionString: config.databaseUrl ?? '' },
  renderer: await loadBuiltPages(join(import.meta.dirname, '../../../web/build')),
  onError: console.error,
})
await program.web?.listen({ port: 0, host: '127.0.0.1' })
const [address] = program.web?.addresses() ?? []
process.on('message', () => {
  globalThis.gc?.()
  process.send?.(process.memoryUsage().heapUsed)
})
process.on('disconnect', () => process.exit())
process.send?.(typeof address === 'object' ? address.port : 0)
