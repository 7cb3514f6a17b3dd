import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { buildWeb } from './build-web.ts'
import { projectFolder } from './run-program.ts'

const build = join(projectFolder, 'apps/web/build')

test('OP-10 the server knows the style sheets of parts whose code comes late', { timeout: 300_000 }, async () => {
  expect(await buildWeb()).toBe(true)
  const code = globSync('server/**/*.js', { cwd: build }).map((name) => readFileSync(join(build, name), 'utf8'))
  const lists = code
    .flatMap((text) => [...text.matchAll(/drawnLate\((\[[^\]]*\])/g)])
    .map(([, list]) => list?.match(/\/[^"'`]+/g) ?? [])
  for (const part of ['sensitivity-screen', 'arranged-grid', 'card-actions'])
    expect(lists.some((styles) => styles.some((name) => name.startsWith(`/assets/${part}-`)))).toBe(true)
  expect(lists.flat().filter((name) => !existsSync(join(build, 'client', name)))).toEqual([])
})
