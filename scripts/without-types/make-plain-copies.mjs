import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { copiesFolder, copyOf } from './plain-copies.mjs'

// A process of its own, which ends before the program begins: what takes types out of code stays in its memory.
const root = fileURLToPath(new URL('../../', import.meta.url))
const sources = [
  'apps/server/{src,migrations}/**/*.ts',
  'apps/web/*.ts',
  'packages/*/{src,build-steps}/**/*.ts',
  'scripts/*.ts',
]

try {
  mkdirSync(copiesFolder, { recursive: true })
  const wanted = new Set()
  for (const file of globSync(sources, { cwd: root })) {
    if (file.endsWith('.test.ts')) continue
    const bytes = readFileSync(join(root, file))
    const copy = copyOf(bytes)
    wanted.add(basename(copy))
    if (existsSync(copy)) continue
    // By another name first, so that no program ever reads half of one.
    const part = `${copy}.${process.pid}`
    writeFileSync(part, stripTypeScriptTypes(bytes.toString(), { mode: 'strip' }))
    renameSync(part, copy)
  }
  // What has another ending is being written by another process.
  const others = readdirSync(copiesFolder).filter((name) => name.endsWith('.js') && !wanted.has(name))
  for (const name of others) rmSync(join(copiesFolder, name), { force: true })
} catch (error) {
  // Where nothing may be written the program runs all the same, and takes more memory.
  console.error(`The program starts with its types: ${error instanceof Error ? error.message : String(error)}`)
}
