import { readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { fileURLToPath } from 'node:url'
import { copyOf } from './plain-copies.mjs'

/**
 * Reads the program's files without their types where copies were made before: what takes types out of code would stay in
 * the memory of each process, some 16 MB. Lines and columns are those of the files. What has no copy is read as ever.
 */
registerHooks({
  load(url, context, next) {
    const source = url.startsWith('file:') && url.endsWith('.ts') ? copyOrNothing(url) : undefined
    return source === undefined ? next(url, context) : { format: 'module', source, shortCircuit: true }
  },
})

/** @param {string} url */
function copyOrNothing(url) {
  try {
    return readFileSync(copyOf(readFileSync(fileURLToPath(url))), 'utf8')
  } catch {
    return undefined
  }
}
