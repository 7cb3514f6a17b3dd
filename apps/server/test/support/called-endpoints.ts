import { appendFileSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'

const folder = join(import.meta.dirname, '../../../../reports/called-endpoints')
const seen = new Set<string>()

/** Notes that a test called the endpoint over HTTP, so that the run can say which none called. */
export function noteCalledEndpoint(id: string): void {
  if (seen.has(id)) return
  seen.add(id)
  mkdirSync(folder, { recursive: true })
  appendFileSync(join(folder, `${process.pid}.txt`), `${id}\n`)
}
