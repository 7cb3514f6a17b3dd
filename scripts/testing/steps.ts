import { existsSync, globSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { buildWeb } from '../build-web.ts'
import { installMissing } from '../debian-packages.ts'
import { chromiumAdvice, findOrInstallChromium } from '../find-chromium.ts'
import { projectFolder, runScript } from '../run-program.ts'
import { readVitestReport, type TestEntry } from './test-report.ts'

/** One part of `npm test`. */
export interface Step {
  readonly name: string
  run(): Promise<readonly TestEntry[]>
}

const tsc = 'node_modules/typescript/bin/tsc'
const reactRouter = 'node_modules/@react-router/dev/bin.cjs'

/** A check that is right or wrong as a whole; `file` is the one that sets it up. */
function check(title: string, file: string, succeeds: () => Promise<boolean>): Step {
  return {
    name: title,
    run: async () => [{ title, status: (await succeeds()) ? 'passed' : 'failed', file }],
  }
}

const sourceFolders = ['apps', 'packages', 'scripts', 'e2e', 'bench'].filter((folder) =>
  existsSync(join(projectFolder, folder)),
)

const script = async (file: string, args: readonly string[], folder = '.') =>
  (await runScript(file, args, { folder })) === 0

const types = (title: string, folder: string) =>
  check(`types: ${title}`, join(folder, 'tsconfig.json'), () => script(tsc, ['-p', folder]))

function vitest(name: string, projects: readonly string[]): Step {
  const report = join(projectFolder, 'reports', `vitest-${projects[0]}.json`)
  return {
    name,
    run: async () => {
      rmSync(report, { force: true })
      // What an earlier run called says nothing of this one.
      if (projects.includes('server'))
        rmSync(join(projectFolder, 'reports/called-endpoints'), { recursive: true, force: true })
      const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
      const chosen = projects.flatMap((project) => ['--project', project])
      const code = await runScript('node_modules/vitest/vitest.mjs', ['run', ...chosen, ...reporters])
      return readVitestReport(report, code, projectFolder)
    },
  }
}

const serverTests: Step = {
  name: 'unit, PostgreSQL and HTTP tests',
  run: async () => {
    // Programs of others that read us. Without them their tests are skipped, and counted so.
    const readers = ['gallery-dl', 'python3-feedparser']
    await installMissing(readers, 'for the tests', ['--no-install-recommends'])
    return vitest(serverTests.name, ['unit', 'server', 'server-alone', 'scripts']).run()
  },
}

const browserTests: Step = {
  name: 'browser tests',
  run: async () => {
    if (!(await findOrInstallChromium())) console.log(chromiumAdvice)
    return vitest('browser tests', ['browser']).run()
  },
}

const endpointsFile = globSync('scripts/check-endpoints.*', { cwd: projectFolder })[0]
const endpoints = endpointsFile
  ? [check('endpoints: all are bound and called', endpointsFile, () => script(endpointsFile, []))]
  : []

/** Everything `npm test` does, in order: the quick checks first, the tests that lean on a build after it. */
export const steps: readonly Step[] = [
  check('format: every file is formatted', '.oxfmtrc.json', () => script('node_modules/oxfmt/bin/oxfmt', ['--check'])),
  check('lint: no warnings', '.oxlintrc.json', () =>
    script('node_modules/oxlint/bin/oxlint', ['--type-aware', '--deny-warnings']),
  ),
  types('contract', 'packages/contract'),
  types('server', 'apps/server'),
  check('types: routes of the pages', 'apps/web/react-router.config.ts', () =>
    script(reactRouter, ['typegen'], 'apps/web'),
  ),
  types('web', 'apps/web'),
  types('scripts and browser tests', '.'),
  check('imports: every rule is kept', '.dependency-cruiser.cjs', () =>
    script('node_modules/dependency-cruiser/bin/dependency-cruiser.mjs', sourceFolders),
  ),
  check('dead code: nothing is unused', 'knip.json', () => script('node_modules/knip/bin/knip.js', [])),
  check('build: the pages build', 'apps/web/vite.config.ts', buildWeb),
  serverTests,
  ...endpoints,
  browserTests,
]
