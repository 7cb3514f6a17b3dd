import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What browser tests cost most by. */
export interface BrowserCounts {
  readonly programs: number
  readonly pageLoads: number
  readonly scans: number
  readonly visitors: number
}

/** What one line of a worker's notes says was done; `e2e/support/counts.ts` writes them. */
const kinds = { program: 'programs', page: 'pageLoads', scan: 'scans', visitor: 'visitors' } as const

/** The sum of all that browser workers noted in the folder; null where nobody noted anything. */
export function readBrowserCounts(folder: string): BrowserCounts | null {
  const lines = globSync('*.jsonl', { cwd: folder }).flatMap((name) =>
    readFileSync(join(folder, name), 'utf8')
      .split('\n')
      .filter((line) => line !== ''),
  )
  if (lines.length === 0) return null
  const counts = { programs: 0, pageLoads: 0, scans: 0, visitors: 0 }
  for (const line of lines) counts[kinds[(JSON.parse(line) as { what: keyof typeof kinds }).what]] += 1
  return counts
}
