import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { StartError } from '../config/start-error.ts'

const markerOf = (folder: string) => join(folder, 'made')

/** Notes beside the cluster that there is one. */
export function noteCluster(folder: string): void {
  const marker = markerOf(folder)
  if (existsSync(marker)) return
  const text = `A database was made here (or found) at ${new Date().toISOString()}; none is made in its place.\n`
  writeFileSync(marker, text, { flush: true })
}

/** Throws StartError where a cluster was made before. */
export function refuseLostCluster(folder: string): void {
  const marker = markerOf(folder)
  if (!existsSync(marker)) return
  throw new StartError(
    `PostgreSQL: the database in ${join(folder, 'data')} is gone; put it back from a backup, or remove ${marker} to begin with an empty one`,
  )
}
