import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { measureScript, projectFolder } from '../run-program.ts'
import { readBrowserCounts } from './browser-counts.ts'
import { FILE_TIMES_VARIABLE, type FileTime, readFileTimes } from './file-times.ts'
import { retryEntries, runReport } from './run-report.ts'

const file = (name: string, tests: number, retries = 0): FileTime => ({
  file: name,
  runner: name.startsWith('e2e') ? 'browser' : 'server',
  importing: 1,
  hooks: 2,
  tests,
  retries,
})

test('a run ends with its times by step and runner, its slowest files, retries and counts', () => {
  const files = Array.from({ length: 12 }, (_, index) => file(`s${index}.test.ts`, index))
  const report = runReport({
    steps: [
      { name: 'lint: no warnings', wall: 12.34, cpu: 20 },
      { name: 'build: the pages build', wall: 10, cpu: null },
    ],
    wall: 15,
    files: [...files, file('e2e/wall.e2e.ts', 60)],
    counts: { programs: 2, pageLoads: 30, scans: 9, visitors: 12 },
  })
  const lines = report.split('\n').map((line) => line.trim().replaceAll(/ +/g, ' '))
  expect(lines).toEqual(
    expect.arrayContaining([
      'lint: no warnings 12.3 s 20.0 s',
      'build: the pages build 10.0 s ? s',
      'all of it 15.0 s 20.0 s',
      'server 12 12.0 s 24.0 s 66.0 s',
      'browser 1 1.0 s 2.0 s 60.0 s',
      'Retries: 0',
      'Browser: 2 programs started, 12 visitors, 30 page loads, 9 axe scans',
    ]),
  )
  const slowest = lines.slice(lines.indexOf('The slowest files') + 1).slice(0, 11)
  expect(slowest[0]).toBe('63.0 s e2e/wall.e2e.ts (import 1.0, hooks 2.0, tests 60.0)')
  expect(slowest.filter((line) => line.includes('test.ts'))).toHaveLength(9)
})

test('a run without tests, counts and processor times says so', () => {
  const report = runReport({ steps: [{ name: 'a', wall: 1, cpu: null }], wall: 1, files: [], counts: null })
  expect(report).toContain('no counts of the browser tests')
  expect(report).not.toContain('slowest')
  expect(report).toMatch(/all of it +1\.0 s +\? s/)
})

test('a test that needed a second try fails the run', () => {
  expect(retryEntries([file('a.test.ts', 1), file('b.test.ts', 1, 2)])).toEqual([
    { title: 'b.test.ts needs no second try', status: 'failed', file: 'b.test.ts' },
  ])
})

test('counts of several browser workers are one, and there may be none', () => {
  const folder = mkdtempSync(join(tmpdir(), 'pinfold-counts-'))
  expect(readBrowserCounts(join(folder, 'missing'))).toBeNull()
  mkdirSync(join(folder, 'x'))
  const notes = (...whats: readonly string[]) =>
    whats.map((what) => `${JSON.stringify({ what, file: 'a' })}\n`).join('')
  writeFileSync(join(folder, 'x/1.jsonl'), notes('program', 'visitor', 'page', 'page', 'scan'))
  writeFileSync(join(folder, 'x/2.jsonl'), notes('program', 'page'))
  expect(readBrowserCounts(join(folder, 'x'))).toEqual({ programs: 2, pageLoads: 3, scans: 1, visitors: 1 })
  rmSync(folder, { recursive: true })
})

const program = (text: string) => {
  const folder = mkdtempSync(join(tmpdir(), 'pinfold-program-'))
  writeFileSync(join(folder, 'program.mjs'), text)
  return { folder, remove: () => rmSync(folder, { recursive: true }) }
}

test('a program’s exit code, words and processor time are known, its children’s included', async () => {
  const busy = 'for (const until = Date.now() + 400; Date.now() < until; );'
  const { folder, remove } = program(`
    import { spawnSync } from 'node:child_process'
    spawnSync(process.execPath, ['-e', ${JSON.stringify(busy)}])
    console.log('said')
    console.error('and this')
    process.exitCode = 3
  `)
  const script = join('..', '..', '..', '..', '..', '..', '..', '..', folder, 'program.mjs')
  const { code, printed, cpuSeconds } = await measureScript(script, [], { isKept: true })
  expect(code).toBe(3)
  expect(printed).toBe('said\nand this\n')
  expect(cpuSeconds).toBeGreaterThan(0)
  remove()
})

test('Vitest tells the reporter where the time of each file went', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'pinfold-times-'))
  const times = join(folder, 'times.json')
  const { code } = await measureScript(
    'node_modules/vitest/vitest.mjs',
    [
      'run',
      '--project=web',
      `--reporter=${join(projectFolder, 'scripts/testing/file-times-reporter.ts')}`,
      'apps/web/src/ui/format.test.ts',
    ],
    { isKept: true, env: { [FILE_TIMES_VARIABLE]: times } },
  )
  expect(code).toBe(0)
  expect(readFileTimes(times)).toMatchObject([{ file: 'apps/web/src/ui/format.test.ts', runner: 'web', retries: 0 }])
  rmSync(folder, { recursive: true })
})
