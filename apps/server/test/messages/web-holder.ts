import { flushCompileCache } from 'node:module'
import { readConfig } from '../../src/platform/config/config.ts'
import { loadBuiltPages } from '../../src/platform/http/built-pages.ts'
import { endInOrder } from '../../src/platform/lifecycle.ts'
import { startProgram } from '../../src/program.ts'

// The program as a process of its own that ends as the real one does; with pages where it is told the folder of those built.
const [pagesFolder] = process.argv.slice(2)
const ending = endInOrder(console.error)
const config = readConfig(process.env)
const program = await startProgram({
  config,
  secret: 's'.repeat(43),
  connection: { connectionString: config.databaseUrl ?? '' },
  renderer: pagesFolder === undefined ? null : await loadBuiltPages(pagesFolder),
  onError: console.error,
})
ending.add(() => program.stop())
await program.web?.listen({ port: 0, host: '127.0.0.1' })
const [address] = program.web?.addresses() ?? []
console.log(`ready at ${typeof address === 'object' ? address.port : ''}`)
// A program that is killed keeps nothing for the next one.
flushCompileCache()
process.on('disconnect', () => process.exit())
