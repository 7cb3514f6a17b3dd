import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { beforeAll, expect, test } from 'vitest'
import { buildForSites } from './build-web.ts'
import { projectFolder } from './run-program.ts'

beforeAll(async () => {
  if (!(await buildForSites())) throw new Error('the extension cannot be built')
}, 120_000)

test('CN-11 the linter of the makers of Firefox finds nothing in the extension, not even to warn of', async () => {
  const linter = join(projectFolder, 'node_modules/addons-linter/bin/addons-linter')
  const folder = join(projectFolder, 'packages/extension/build/extension/firefox')
  const { stdout } = await promisify(execFile)(process.execPath, [linter, '--output', 'json', folder])
  const { errors, warnings, notices } = JSON.parse(stdout) as Record<string, unknown[]>
  expect({ errors, warnings, notices }).toEqual({ errors: [], warnings: [], notices: [] })
})
