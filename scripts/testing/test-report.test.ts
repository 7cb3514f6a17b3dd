import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { listFailed, readVitestReport, summarize } from './test-report.ts'

function read(report: unknown, exitCode: number) {
  const folder = mkdtempSync(join(tmpdir(), 'pinfold-report-'))
  const path = join(folder, 'vitest.json')
  if (report) writeFileSync(path, JSON.stringify(report))
  const entries = readVitestReport(path, exitCode, '/project')
  rmSync(folder, { recursive: true })
  return entries
}

const file = (status: string, tests: readonly [string, string][]) => ({
  name: '/project/apps/a.test.ts',
  status,
  assertionResults: tests.map(([fullName, state]) => ({ fullName, status: state })),
})

test('OP-02 every test is listed once with its state and its file', () => {
  const entries = read(
    {
      testResults: [
        file('failed', [
          ['a', 'passed'],
          ['b', 'failed'],
          ['c', 'pending'],
          ['d', 'todo'],
        ]),
      ],
    },
    1,
  )
  expect(entries).toEqual([
    { title: 'a', status: 'passed', file: 'apps/a.test.ts' },
    { title: 'b', status: 'failed', file: 'apps/a.test.ts' },
    { title: 'c', status: 'skipped', file: 'apps/a.test.ts' },
    { title: 'd', status: 'skipped', file: 'apps/a.test.ts' },
  ])
  expect(summarize(entries)).toBe('1 passed, 1 failed, 2 skipped')
})

test('OP-02 a file that does not load, a run that crashes and a run without a report are failures', () => {
  expect(summarize(read({ testResults: [file('failed', [])] }, 1))).toBe('0 passed, 1 failed')
  expect(summarize(read({ testResults: [file('passed', [['a', 'passed']])] }, 1))).toBe('1 passed, 1 failed')
  expect(summarize(read(undefined, 1))).toBe('0 passed, 1 failed')
  expect(summarize(read({ testResults: [file('passed', [['a', 'passed']])] }, 0))).toBe('1 passed, 0 failed')
})

test('a failed test is listed with what it said and where, in a few lines without colours', () => {
  const far = Array.from({ length: 40 }, (_, at) => `    at line${at}`).join('\n')
  const failureMessages = [`\u001B[31mAssertionError\u001B[39m: expected 1 to be 2\n\n at node_modules/x.js:1\n${far}`]
  const report = {
    name: '/project/apps/a.test.ts',
    status: 'failed',
    assertionResults: [
      { fullName: 'a', status: 'passed', failureMessages: [] },
      { fullName: 'b', status: 'failed', failureMessages },
    ],
  }
  const unloaded = {
    name: '/project/apps/b.test.ts',
    status: 'failed',
    message: 'no such module',
    assertionResults: [],
  }
  const lines = listFailed(read({ testResults: [report, unloaded] }, 1)).split('\n')
  expect(lines.slice(0, 4)).toEqual([
    'Failed:',
    '  b (apps/a.test.ts)',
    '      AssertionError: expected 1 to be 2',
    '          at line0',
  ])
  expect(lines.at(-3)).toBe('          at line12')
  expect(lines.slice(-2)).toEqual(['  apps/b.test.ts loads and cleans up (apps/b.test.ts)', '      no such module'])
  expect(listFailed(read({ testResults: [file('passed', [['a', 'passed']])] }, 0))).toBe('')
})
