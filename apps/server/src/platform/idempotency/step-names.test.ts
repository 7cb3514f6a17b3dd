import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const source = join(import.meta.dirname, '../..')
const paths = readdirSync(source, { recursive: true, encoding: 'utf8' })
const begun = paths
  .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
  .flatMap((path) => [...readFileSync(join(source, path), 'utf8').matchAll(/inTransaction\(\s*[\w.]+,\s*'([^']*)'/g)])
  .map(([, name]) => name ?? '')

test('each step of a write has a name of its own, by which a repeat finds what it answered', () => {
  expect(begun.length).toBeGreaterThan(100)
  expect(begun.filter((name, at) => begun.indexOf(name) !== at || !/^[a-z]+(-[a-z]+)*$/.test(name))).toEqual([])
})
