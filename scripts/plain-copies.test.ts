import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { makePlainCopies, plainCopies } from './plain-copies.ts'
import { projectFolder } from './run-program.ts'

beforeAll(makePlainCopies)

/** What a process says that reads these files; without `plainCopies` it knows only what Node does by itself. */
function read(files: readonly string[], flags: readonly string[]) {
  const addresses = JSON.stringify(files.map((file) => pathToFileURL(file).href))
  const program = `for (const file of ${addresses}) await import(file); console.log('read')`
  const { stdout, stderr } = spawnSync(process.execPath, [...flags, '--input-type=module', '-e', program], {
    encoding: 'utf8',
  })
  return { said: stdout.trim(), error: /\w+Error.*/.exec(stderr)?.[0] ?? '' }
}

test('all that npm start reads has a copy without types, so that Node takes none out while it runs', () => {
  const files = [
    'apps/server/src/process-group.ts',
    'apps/server/src/run-roles.ts',
    'scripts/build-web.ts',
    'scripts/end-with-parent.ts',
  ]
  const program = files.map((file) => join(projectFolder, file))
  expect(read(program, ['--no-strip-types'])).toMatchObject({
    said: '',
    error: expect.stringContaining('.ts') as string,
  })
  expect(read(program, ['--no-strip-types', plainCopies])).toEqual({ said: 'read', error: '' })
})

test('a file that was changed since, or has no copy, is read as it is', () => {
  const folder = mkdtempSync(join(tmpdir(), 'plain-copies-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'changed.ts')
  writeFileSync(file, `const word: string = 'new'\nconsole.log(word satisfies string)\n`)
  expect(read([file], [plainCopies])).toEqual({ said: 'new\nread', error: '' })
})

test('errors name the line and the column of the file, not of its copy', () => {
  const address = pathToFileURL(join(projectFolder, 'apps/server/src/platform/outbound/guarded-places.ts')).href
  const program = `const { plainAddress } = await import('${address}')
    try { plainAddress(new URL('ftp://localhost')) } catch (error) { console.log(error.stack) }`
  const stackOf = (flags: readonly string[]) =>
    spawnSync(process.execPath, [...flags, '--input-type=module', '-e', program], { encoding: 'utf8' }).stdout
  const ofCopy = stackOf(['--no-strip-types', plainCopies])
  expect(ofCopy).toMatch(/guarded-places\.ts:\d+:\d+/)
  expect(ofCopy).toBe(stackOf([]))
})
