import { globSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { installMissing } from '../debian-packages.ts'
import { chromiumAdvice, findOrInstallChromium } from '../find-chromium.ts'
import { measureScript, projectFolder } from '../run-program.ts'
import {
  deadCodeCheck,
  formatCheck,
  importsCheck,
  lintCheck,
  pagesBuild,
  routeTypes,
  type TypedFolder,
  typedFolders,
  typesCheck,
  wordsCheck,
} from './checks.ts'
import type { Stage } from './run-steps.ts'
import { check, type Step } from './step.ts'
import { projectOf, type TestProjectName } from './test-projects.ts'
import { vitestStep } from './vitest-step.ts'

const removeReports = (folder: string) =>
  rmSync(join(projectFolder, 'reports', folder), { recursive: true, force: true })

/** Where browser workers note what they cost. */
export const countsFolder = 'browser-counts'

/** Everything but the tests in Chromium; of these files alone where some are named. */
export function serverTests(projects: readonly TestProjectName[], files?: readonly string[]): Step {
  return vitestStep('unit, PostgreSQL and HTTP tests', {
    projects,
    ...(files && { files }),
    async prepare() {
      // What an earlier run called says nothing of this one.
      removeReports('called-endpoints')
      removeReports('sent-statements')
      // What converts videos, and programs of others that read our pages.
      const readers = ['ffmpeg', 'gallery-dl', 'python3-feedparser', 'libopenapi-client-perl']
      if (projects.includes('server')) await installMissing(readers, 'for the tests', ['--no-install-recommends'])
    },
  })
}

/** The tests in Chromium; of these files alone where some are named. */
export function browserTests(files?: readonly string[]): Step {
  return vitestStep('browser tests', {
    projects: ['browser'],
    ...(files && { files }),
    async prepare() {
      removeReports(countsFolder)
      await installMissing(['ffmpeg'], 'for the tests', ['--no-install-recommends'])
      if (!(await findOrInstallChromium())) console.log(chromiumAdvice)
    },
  })
}

/** Stages that run these test files, or those in these folders, and no others. */
export function testStages(files: readonly string[]): readonly Stage[] {
  const inChromium = files.filter((file) => projectOf(file) === 'browser')
  const others = files.filter((file) => projectOf(file) !== 'browser')
  const projects = [...new Set(others.map(projectOf))]
  return [
    ...(others.length > 0 ? [[serverTests(projects, others)]] : []),
    ...(inChromium.length > 0 ? [[browserTests(inChromium)]] : []),
  ]
}

const endpointsFile = globSync('scripts/check-endpoints.*', { cwd: projectFolder })[0]
const endpoints: readonly Stage[] = endpointsFile
  ? [
      [
        check('endpoints: all are bound and called', endpointsFile, (isKept) =>
          measureScript(endpointsFile, [], { isKept }),
        ),
      ],
    ]
  : []

const statementsFile = 'scripts/check-statements.ts'
const statements: Stage = [
  check('statements: each knows its bucket', statementsFile, (isKept) => measureScript(statementsFile, [], { isKept })),
]

/** Everything `npm test` does, in order: the quick checks first, the longest of them to begin with. */
export const allStages: readonly Stage[] = [
  [routeTypes],
  [
    lintCheck(),
    pagesBuild,
    ...(Object.keys(typedFolders) as TypedFolder[]).map(typesCheck),
    importsCheck,
    deadCodeCheck,
    wordsCheck,
    formatCheck(),
  ],
  [serverTests(['unit', 'web', 'unit-alone', 'server', 'server-alone', 'scripts'])],
  ...endpoints,
  statements,
  [browserTests()],
]
