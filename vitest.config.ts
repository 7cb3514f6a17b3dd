import { defineConfig } from 'vitest/config'
import { inlineScripts } from './apps/web/inline-scripts.ts'

// On two cores a test waits for a third of its time: a third worker shortens the run by a tenth (server) to a fifth (browser),
// and a fourth adds nothing.
const maxWorkers = 3
const postgres = './apps/server/test/setup/postgres.global.ts'
const catalogues = './packages/words/src/catalogues/speak-from-catalogues.ts'
const alone = 'apps/server/test/**/*.alone.test.ts'
const unitsAlone = '{apps,packages}/*/src/**/*.alone.test.ts'

const unitTest = {
  setupFiles: catalogues,
  pool: 'threads',
  testTimeout: 120_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 20_000 } },
} as const

const serverTest = {
  globalSetup: postgres,
  pool: 'forks',
  // Pages as an installation draws them; React draws them several times slower where it looks for mistakes.
  env: { NODE_ENV: 'production' },
  // Limits only end what hangs: a slow machine, or one with other work, takes several times as long.
  testTimeout: 120_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: 30_000 } },
} as const

export default defineConfig({
  test: {
    maxWorkers,
    // What was expected and what came stand whole in the message of a failure, which is all that a run's end shows of it.
    chaiConfig: { truncateThreshold: 800 },
    projects: [
      {
        test: {
          ...unitTest,
          name: 'unit',
          include: ['packages/*/src/**/*.test.ts', 'apps/server/src/**/*.test.ts', 'bench/**/*.test.ts'],
          exclude: [unitsAlone],
          // Each worker imports what files share once; for that it does the files of one project after those of another.
          isolate: false,
          sequence: { groupOrder: 1 },
        },
      },
      {
        plugins: [inlineScripts],
        test: {
          ...unitTest,
          name: 'web',
          include: ['apps/web/src/**/*.test.ts'],
          exclude: [unitsAlone],
          isolate: false,
          sequence: { groupOrder: 2 },
        },
      },
      {
        plugins: [inlineScripts],
        test: {
          ...unitTest,
          name: 'unit-alone',
          // These change what others would find, so each has all modules for itself.
          include: [unitsAlone],
          sequence: { groupOrder: 2 },
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
          sequence: { groupOrder: 3 },
          setupFiles: ['./apps/server/test/setup/leftovers.ts', './apps/server/test/setup/sent-statements.ts'],
        },
      },
      {
        test: {
          ...serverTest,
          name: 'server-alone',
          // These change their process, so each has one of its own.
          include: [alone],
          sequence: { groupOrder: 4 },
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
          sequence: { groupOrder: 4 },
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
