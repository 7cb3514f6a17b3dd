import { hash } from 'node:crypto'
import { fileURLToPath } from 'node:url'

/** Where the program's files lie without their types, each named by what it was made of, so that none is ever out of date. */
export const copiesFolder = fileURLToPath(new URL('../../node_modules/.pinfold-without-types/', import.meta.url))

/**
 * The path of the copy of a file that has these bytes, for this version of Node, whose work the copy is.
 * @param {Uint8Array} bytes
 */
export const copyOf = (bytes) => `${copiesFolder}${hash('sha256', bytes, 'hex')}-${process.versions.node}.js`
