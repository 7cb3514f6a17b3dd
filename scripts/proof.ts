import { endWithParent } from './end-with-parent.ts'
import { runScript } from './run-program.ts'
import { proveFaults } from './proof/faults.ts'
import { proveFlatMemory } from './proof/flat-memory.ts'

endWithParent()

// `npm test` plays a fixed sample of histories, so that it says the same each time and ends soon. Faults that need many steps
// in one order are found by number: here each run plays histories that none played before. What it prints at the beginning
// plays them again.
const wanted = {
  HISTORIES: process.env['HISTORIES'] ?? '10000',
  FUZZ_REQUESTS: process.env['FUZZ_REQUESTS'] ?? '50000',
  KILLED_HISTORIES: process.env['KILLED_HISTORIES'] ?? '500',
  HISTORY_SEED: process.env['HISTORY_SEED'] ?? String(Date.now() % 1_000_000),
  FAULTS: process.env['FAULTS'] ?? '500',
  FAULT_MINUTES: process.env['FAULT_MINUTES'] ?? '90',
  LOAD_MINUTES: process.env['LOAD_MINUTES'] ?? '30',
  SIGHT_READS: process.env['SIGHT_READS'] ?? '100000',
}

const vitest = async (args: readonly string[], env: Readonly<Record<string, string>>) =>
  (await runScript('node_modules/vitest/vitest.mjs', ['run', ...args], { env: { ...env, NODE_ENV: 'test' } })) === 0

const parts: Readonly<Record<string, () => Promise<boolean>>> = {
  histories: () => vitest(['--project', 'server*', 'apps/server/test/organising/'], wanted),
  // Flows that are the same at both widths: the code is one, but their dialogs and menus are laid out for each.
  widths: () => vitest(['--project', 'browser'], { FLOWS_AT_BOTH_WIDTHS: 'on' }),
  // Requests made from our own document, far more than `npm test` sends.
  requests: () => vitest(['--project', 'server', 'apps/server/test/input/openapi-fuzz.test.ts'], wanted),
  // Reads at two processes while what may be seen changes.
  sights: () => vitest(['--project', 'server', 'apps/server/test/kept/never-late.test.ts'], wanted),
  // What is measured, and faults that need a file system of their own.
  measured: () => vitest(['--project', 'proof'], wanted),
  faults: () => proveFaults(Number(wanted.FAULTS), Number(wanted.FAULT_MINUTES)),
  memory: () => proveFlatMemory(Number(wanted.LOAD_MINUTES)),
}

console.log(
  Object.entries(wanted)
    .map(([name, value]) => `${name}=${value}`)
    .join(' '),
)
const named = process.argv.slice(2)
const failed: string[] = []
for (const [name, prove] of Object.entries(parts)) {
  if (named.length > 0 && !named.includes(name)) continue
  if (!(await prove())) failed.push(name)
}
if (failed.length > 0) console.log(`not proved: ${failed.join(', ')}`)
process.exitCode = failed.length === 0 ? 0 : 1
