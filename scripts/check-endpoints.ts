import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as contract from '@pinfold/contract'
import { projectFolder } from './run-program.ts'

// Every test client notes here what it called; the folder is emptied before the tests run.
const folder = join(projectFolder, 'reports/called-endpoints')

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
const idOf = (value: unknown) =>
  isRecord(value) && 'address' in value && typeof value['id'] === 'string' ? [value['id']] : []

/** The ids of all endpoints the contract exports, alone or as a resource's actions. */
function findDefined(): string[] {
  return Object.values(contract).flatMap((value: unknown) => [
    ...idOf(value),
    ...(isRecord(value) ? Object.values(value).flatMap(idOf) : []),
  ])
}

function findCalled(): ReadonlySet<string> {
  const notes = existsSync(folder) ? globSync('*.txt', { cwd: folder }) : []
  return new Set(notes.flatMap((note) => readFileSync(join(folder, note), 'utf8').split('\n')))
}

const defined = findDefined()
const called = findCalled()
const uncalled = defined.filter((id) => !called.has(id)).toSorted()
if (uncalled.length > 0) {
  console.log(`No test calls these endpoints over HTTP:\n${uncalled.map((id) => `  ${id}`).join('\n')}`)
}
console.log(`${defined.length - uncalled.length} of ${defined.length} endpoints are called over HTTP by tests`)
process.exitCode = defined.length > 0 && uncalled.length === 0 ? 0 : 1
