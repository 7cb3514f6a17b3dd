import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { measureScript, projectFolder } from '../run-program.ts'
import { check, type Step } from './step.ts'

const tsc = 'node_modules/typescript/bin/tsc'

/** Where source code lies. */
export const sourceFolders = ['apps', 'packages', 'scripts', 'e2e', 'bench'].filter((folder) =>
  existsSync(join(projectFolder, folder)),
)

const script =
  (file: string, args: readonly string[], settings: { folder?: string; env?: Readonly<Record<string, string>> } = {}) =>
  (isKept: boolean) =>
    measureScript(file, args, { ...settings, isKept })

/** Checks of some files, or of all where none are named. */
export const formatCheck = (files: readonly string[] = []): Step =>
  check(
    'format: every file is formatted',
    '.oxfmtrc.json',
    script('node_modules/oxfmt/bin/oxfmt', ['--check', ...files]),
  )

// The part that asks for types is written in Go, and does a third of its work twice when it may use several threads.
export const lintCheck = (files: readonly string[] = []): Step =>
  check(
    'lint: no warnings',
    '.oxlintrc.json',
    script('node_modules/oxlint/bin/oxlint', ['--type-aware', '--deny-warnings', '--threads=1', ...files], {
      env: { GOMAXPROCS: '1' },
    }),
  )

/** What has types of its own, by the folder of its `tsconfig.json`. */
export const typedFolders = {
  'packages/contract': 'contract',
  'packages/words': 'words',
  'packages/demonstration': 'demonstration',
  'packages/extension': 'extension',
  'apps/server': 'server',
  'apps/web': 'web',
  '.': 'scripts and browser tests',
} as const
export type TypedFolder = keyof typeof typedFolders

// Four checkers, as it would start, each work out the same types anew: two and a half times the processor time.
export const typesCheck = (folder: TypedFolder): Step =>
  check(
    `types: ${typedFolders[folder]}`,
    join(folder, 'tsconfig.json'),
    script(tsc, ['-p', folder, '--singleThreaded']),
  )

/** Writes what the pages' types lean on. */
export const routeTypes: Step = check(
  'types: routes of the pages',
  'apps/web/react-router.config.ts',
  script('node_modules/@react-router/dev/bin.cjs', ['typegen'], { folder: 'apps/web' }),
)

export const importsCheck: Step = check(
  'imports: every rule is kept',
  '.dependency-cruiser.cjs',
  script('node_modules/dependency-cruiser/bin/dependency-cruiser.mjs', sourceFolders),
)

export const wordsCheck: Step = check(
  'texts: none is missing, broken or unused',
  'scripts/check-words.ts',
  script('scripts/check-words.ts', []),
)

export const deadCodeCheck: Step = check(
  'dead code: nothing is unused',
  'knip.json',
  script('node_modules/knip/bin/knip.js', []),
)

export const pagesBuild: Step = check(
  'build: the pages build',
  'apps/web/vite.config.ts',
  script('scripts/build-pages.ts', []),
)
