import { defineConfig } from 'vitest/config'
import { inlineScripts } from './apps/web/inline-scripts.ts'

// On two cores a test waits for a third of its time: a third worker shortens the run by a tenth (server) to a fifth (browser),
// and a fourth adds nothing.
const maxWorkers = 3
const postgres = './apps/server/test/setup/postgres.global.ts'
const catalogues = './packages/words/src/catalogues/speak-from-catalogues.ts'
const alone = 'apps/server/test/**/*.alone.test.ts'

const serverTest = {
  globalSetup: postgres,
  pool: 'forks',
  // Limits only end what hangs: a slow machine, or one with other work, takes several times as long.
  testTimeout: 120_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: 30_000 } },
} as const

export default defineConfig({
  test: {
    maxWorkers,
    projects: [
      {
        plugins: [inlineScripts],
        test: {
          name: 'unit',
          setupFiles: catalogues,
          include: ['packages/*/src/**/*.test.ts', 'apps/*/src/**/*.test.ts', 'bench/**/*.test.ts'],
          pool: 'threads',
          testTimeout: 120_000,
          hookTimeout: 120_000,
          expect: { poll: { timeout: 20_000 } },
        },
      },
      {
        test: {
          ...serverTest,
          name: 'server',
          include: ['apps/server/test/**/*.test.ts'],
          exclude: [alone],
          // Each worker imports the program once, for all its files.
          isolate: false,
          setupFiles: ['./apps/server/test/setup/leftovers.ts', './apps/server/test/setup/sent-statements.ts'],
        },
      },
      {
        test: {
          ...serverTest,
          name: 'server-alone',
          // These change their process, so each has one of its own.
          include: [alone],
          setupFiles: './apps/server/test/setup/sent-statements.ts',
        },
      },
      {
        // What measures, or takes long: `npm run proof` runs these, `npm test` does not.
        test: {
          name: 'proof',
          include: ['apps/server/test/**/*.proof.ts'],
          globalSetup: postgres,
          pool: 'forks',
          maxWorkers: 1,
          testTimeout: 600_000,
          hookTimeout: 120_000,
          expect: { poll: { timeout: 20_000 } },
        },
      },
      {
        test: {
          name: 'scripts',
          include: ['scripts/**/*.test.ts'],
          pool: 'threads',
          testTimeout: 120_000,
          hookTimeout: 120_000,
          expect: { poll: { timeout: 20_000 } },
        },
      },
      {
        test: {
          name: 'browser',
          include: ['e2e/**/*.e2e.ts'],
          globalSetup: [postgres, './scripts/testing/browser.global.ts'],
          // Files share a program and a browser with the others of their worker, see e2e/support/stage.ts.
          environment: './scripts/testing/browser.environment.ts',
          isolate: false,
          pool: 'forks',
          testTimeout: 400_000,
          hookTimeout: 400_000,
          expect: { poll: { timeout: 60_000 } },
        },
      },
    ],
  },
})
