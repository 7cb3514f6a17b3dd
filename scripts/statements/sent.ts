import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectFolder } from '../run-program.ts'

/** A statement's text, and the function of the program that it comes from. */
export interface SentStatement {
  readonly text: string
  /** As in `modules/boards/names/taken-names.queries.ts findTakenNames`. */
  readonly site: string
}

// Every process of the tests notes here what it compiled; the folder is emptied before the tests run.
const folder = join(projectFolder, 'reports/sent-statements')

/** Every distinct statement that the tests of the last run made the program send. */
export function readSentStatements(): readonly SentStatement[] {
  const notes = existsSync(folder) ? globSync('*.jsonl', { cwd: folder }) : []
  const lines = new Set(notes.flatMap((note) => readFileSync(join(folder, note), 'utf8').split('\n').filter(Boolean)))
  return [...lines].map((line) => {
    const { text, line: place } = JSON.parse(line) as { text: string; line: string }
    return { text, site: siteOf(place) }
  })
}

const beginning = /^(?:export )?(?:async )?(?:const|let|function)\*? (\w+)/

/** The function or constant of a file's outermost level that a line lies in. */
function siteOf(place: string): string {
  const [file = '', line = '0'] = place.split(':')
  const before = linesOf(file).slice(0, Number(line)).toReversed()
  const name = before.map((each) => beginning.exec(each)?.[1]).find((each) => each !== undefined)
  return `${file.replace('apps/server/src/', '')} ${name ?? '?'}`
}

const read = new Map<string, readonly string[]>()

function linesOf(file: string): readonly string[] {
  const known = read.get(file) ?? readFileSync(join(projectFolder, file), 'utf8').split('\n')
  read.set(file, known)
  return known
}
