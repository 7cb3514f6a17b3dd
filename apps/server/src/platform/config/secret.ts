import { randomBytes } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from './config.ts'
import { StartError } from './start-error.ts'

/**
 * The secret that keys are derived from: `SECRET`, else one made at the first start and kept in the data folder.
 * Throws StartError when it can be neither read nor made.
 */
export function loadSecret(config: Pick<Config, 'secret' | 'dataFolder'>): string {
  if (config.secret !== undefined) return config.secret
  const file = join(config.dataFolder, 'secret')
  try {
    return readSecret(file) ?? makeSecret(config.dataFolder, file)
  } catch (error) {
    throw new StartError(`DATA_DIR: cannot keep a secret in ${config.dataFolder}: ${(error as Error).message}`)
  }
}

function readSecret(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8').trim() || undefined
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

function makeSecret(folder: string, file: string): string {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const whole = `${file}.${process.pid}`
  writeFileSync(whole, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600 })
  try {
    // A link appears whole or not at all, and only for the first of two processes that start at once.
    linkSync(whole, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(whole)
  }
  return readFileSync(file, 'utf8').trim()
}
