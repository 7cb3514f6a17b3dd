import { execFileSync } from 'node:child_process'
import { globSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { projectFolder } from '../../run-program.ts'
import { makeFixtureProject } from '../fixture-project.ts'
import { browserTestsOf } from './browser-tests.ts'
import { changedFiles } from './changed-files.ts'
import { told } from './changed-stages.ts'
import { type Choice, chooseTests, mostTests } from './choose.ts'
import { readImportGraph } from './import-graph.ts'
import { serverFences, serverTestsOf } from './server-tests.ts'

const real = readImportGraph(projectFolder)
const chosen = (choice: Choice) => choice.tests.map(({ file }) => file)
const choose = (...files: readonly string[]) => chosen(chooseTests(files, real))

test('every browser file shows some part of the pages, and every part and file of the map is there', () => {
  const named = Object.values(browserTestsOf).flat()
  const there = globSync('e2e/*.e2e.ts', { cwd: projectFolder }).map((file) =>
    file.slice('e2e/'.length, -'.e2e.ts'.length),
  )
  expect([...new Set(named)].toSorted()).toEqual(there.toSorted())
  for (const part of Object.keys(browserTestsOf))
    expect(
      real.files.some((file) => file.startsWith(part)),
      part,
    ).toBe(true)
})

test('every screen and every module has its tests in the maps, and every part and folder of them is there', () => {
  const foldersIn = (folder: string) =>
    globSync(`${folder}/*/`, { cwd: projectFolder }).map((path) => `${path.replace(/\/$/, '')}/`)
  for (const folder of foldersIn('apps/web/src/features')) expect(browserTestsOf).toHaveProperty([folder])
  for (const folder of foldersIn('apps/server/src/modules')) expect(serverTestsOf).toHaveProperty([folder])
  for (const folder of foldersIn('apps/server/src/platform')) expect(serverTestsOf).toHaveProperty([folder])
  for (const place of [...Object.values(serverTestsOf).flat(), ...serverFences])
    expect(
      real.files.some((file) => file.startsWith(`apps/server/test/${place}`)),
      place,
    ).toBe(true)
  const parts = Object.keys(serverTestsOf).filter((part) => !part.startsWith('apps/server/migrations/'))
  for (const part of parts)
    expect(
      real.files.some((file) => file.startsWith(part)),
      part,
    ).toBe(true)
})

test('a rule runs its unit tests and those of its module; a screen its browser tests', () => {
  const policy = choose('apps/server/src/modules/tried/tried.policy.ts')
  expect(policy).toContain('apps/server/src/modules/tried/tried.policy.test.ts')
  expect(policy).toContain('apps/server/test/pin-kinds/tried.test.ts')
  expect(policy).toContain('apps/server/test/journey/main-job.test.ts')
  expect(policy.some((file) => file.startsWith('e2e/'))).toBe(false)
  const screen = choose('apps/web/src/features/boards-arranging/board-moves.ts')
  expect(screen).toContain('apps/web/src/features/boards-arranging/board-moves.test.ts')
  expect(screen).toContain('e2e/board-drag.e2e.ts')
  expect(screen.some((file) => file.startsWith('apps/server/'))).toBe(false)
})

test('tests elsewhere that make the changed call are run, too', () => {
  const files = choose('apps/server/src/modules/tried/commands/say-tried.ts')
  const { tests } = chooseTests(['apps/server/src/modules/tried/commands/say-tried.ts'], real)
  expect(files).toContain('apps/server/test/notifications/news.test.ts')
  expect(tests.find(({ file }) => file.endsWith('/news.test.ts'))?.why).toContain('didItActivityResource.create')
})

test('a wide change is cut to what ends within minutes, and says what is left', () => {
  const { tests, notes } = chooseTests(
    ['apps/server/src/modules/boards/boards.policy.ts', 'apps/web/src/ui/button.tsx', 'vitest.config.ts'],
    real,
  )
  const count = (start: string) => tests.filter(({ file }) => file.startsWith(start)).length
  expect(count('apps/server/test/')).toBe(mostTests.server)
  expect(count('e2e/')).toBeLessThanOrEqual(mostTests.browser)
  expect(notes[0]).toContain('All tests lean on vitest.config.ts')
  expect(notes[1]).toMatch(/^\d+ more test files may tell something/)
})

test('words for readers run nothing', () => {
  expect(chooseTests(['docs/architecture.md'], real)).toEqual({ files: [], types: [], tests: [], notes: [] })
})

const written = {
  'packages/contract/src/index.ts': `export { red } from './colours.ts'\nexport { two } from './numbers.ts'\n`,
  'packages/contract/src/colours.ts': `export const red = 'red'\n`,
  'packages/contract/src/numbers.ts': `export const two = 2\n`,
  'apps/web/src/red.ts': `import { red } from '@pinfold/contract'\nexport const paint = red\n`,
  'apps/web/src/red.test.ts': `import { paint } from './red.ts'\npaint\n`,
  'apps/web/src/late.test.ts': `const { paint } = await import('./red.ts')\n`,
  'apps/web/src/two.test.ts': `import { two } from '@pinfold/contract'\ntwo\n`,
  'apps/server/src/lone.ts': 'export const lone = 1\n',
}

test('through a door only those are reached who take what changed', () => {
  const project = makeFixtureProject({ copied: [], written })
  const graph = readImportGraph(project.folder)
  const choice = chooseTests(['packages/contract/src/colours.ts'], graph)
  expect(chosen(choice).toSorted()).toEqual(['apps/web/src/late.test.ts', 'apps/web/src/red.test.ts'])
  expect(choice.types.toSorted()).toEqual(['apps/web', 'packages/contract'])
  expect(told(['packages/contract/src/colours.ts'], choice)).toContain(
    'apps/web/src/red.test.ts: it leans on packages/contract/src/colours.ts',
  )
  project.remove()
})

test('committed, changed, new and removed files differ from a revision; what Git leaves out does not', () => {
  const project = makeFixtureProject({ copied: [], written: { ...written, '.gitignore': 'build/\n' } })
  const { folder } = project
  const author = ['-c', 'user.name=a', '-c', 'user.email=a@example.org']
  const git = (...args: readonly string[]) =>
    execFileSync('git', [...author, ...args], { cwd: folder, stdio: 'ignore' })
  git('init', '-q')
  git('add', '-A')
  git('commit', '-qm', 'one')
  writeFileSync(join(folder, 'apps/web/src/red.ts'), 'export const paint = 1\n')
  git('commit', '-qam', 'two')
  writeFileSync(join(folder, 'apps/server/src/lone.ts'), 'export const lone = 2\n')
  rmSync(join(folder, 'apps/web/src/two.test.ts'))
  writeFileSync(join(folder, 'new file.ts'), '')
  const now = ['apps/server/src/lone.ts', 'apps/web/src/two.test.ts', 'new file.ts']
  expect(changedFiles(folder, 'HEAD')).toEqual(now)
  expect(changedFiles(folder, 'HEAD~1')).toEqual([...now, 'apps/web/src/red.ts'].toSorted())
  expect(() => changedFiles(folder, 'no-such')).toThrow('git diff')
  project.remove()
})
