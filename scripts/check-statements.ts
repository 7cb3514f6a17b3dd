import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadModule } from 'libpg-query'
import { forShards } from '../apps/server/src/platform/db/by-bucket.ts'
import { compareToList, type FoundBreach } from './statements/compare.ts'
import { knownBreaches } from './statements/known-breaches.ts'
import { breachesOf } from './statements/rules.ts'
import { readSentStatements } from './statements/sent.ts'

await loadModule()
const sent = readSentStatements()
const found = sent.flatMap(({ text, site }): FoundBreach[] =>
  breachesOf(forShards(text)).map((breach) => ({ ...breach, site, text })),
)
const compared = compareToList(
  { found, sites: new Set(sent.map(({ site }) => site)), isThere: isInProgram },
  knownBreaches,
)
const { unknown } = compared
// After a part of the tests, what they did not send says nothing of the list.
const gone = process.argv.includes('--sent') ? [] : compared.gone

const named = Map.groupBy(unknown, ({ site, rule, about }) => `${site}: ${rule} (${about})`)
for (const [name, breaches] of named)
  console.log(`${name}\n  ${breaches[0]?.text.replaceAll(/\s+/g, ' ').trim() ?? ''}\n`)
if (unknown.length > 0) console.log('Name the bucket as docs/how-to/write-a-statement.md says.\n')
if (gone.length > 0) {
  console.log(
    `Not so any more; take it off scripts/statements/known-breaches.ts:\n${gone.map((name) => `  ${name}\n`).join('')}`,
  )
}
const sites = new Set(found.map(({ site }) => site)).size
console.log(`${sent.length} statements that the tests sent; ${sites} functions have some that do not know their bucket`)
process.exitCode = sent.length > 0 && unknown.length === 0 && gone.length === 0 ? 0 : 1

/** A site is a file of the server and a name in it. */
function isInProgram(site: string): boolean {
  const [path = '', name = ''] = site.split(' ')
  const file = join(import.meta.dirname, '../apps/server/src', path)
  return existsSync(file) && readFileSync(file, 'utf8').includes(` ${name}`)
}
