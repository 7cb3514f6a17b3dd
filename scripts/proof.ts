import { endWithParent } from './end-with-parent.ts'
import { runScript } from './run-program.ts'

endWithParent()

// Each run plays histories that none played before; what it prints at the beginning plays them again.
const wanted = {
  HISTORIES: process.env['HISTORIES'] ?? '10000',
  KILLED_HISTORIES: process.env['KILLED_HISTORIES'] ?? '500',
  HISTORY_SEED: process.env['HISTORY_SEED'] ?? String(Date.now() % 1_000_000),
}
console.log(
  Object.entries(wanted)
    .map(([name, value]) => `${name}=${value}`)
    .join(' '),
)
process.exitCode = await runScript(
  'node_modules/vitest/vitest.mjs',
  ['run', '--project', 'server*', 'apps/server/test/organising/'],
  { env: { ...wanted, NODE_ENV: 'test' } },
)
