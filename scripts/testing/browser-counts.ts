import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What browser tests cost most by. */
export interface BrowserCounts {
  readonly programs: number
  readonly pageLoads: number
  readonly scans: number
  readonly visitors: number
}

/** The sum of all that browser workers noted in the folder; null where nobody noted anything. */
export function readBrowserCounts(folder: string): BrowserCounts | null {
  const noted = globSync('*.json', { cwd: folder }).map(
    (name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as Partial<BrowserCounts>,
  )
  if (noted.length === 0) return null
  const sum = (name: keyof BrowserCounts) => noted.reduce((total, counts) => total + (counts[name] ?? 0), 0)
  return { programs: sum('programs'), pageLoads: sum('pageLoads'), scans: sum('scans'), visitors: sum('visitors') }
}
