/** What has to run for a fault to be found: pure rules, the server on PostgreSQL, or what the browser gets. */
export const faultAreas = ['unit', 'server', 'web'] as const
export type FaultArea = (typeof faultAreas)[number]

/** A small wrong change that somebody might make, and the tests that must not let it pass. */
export interface Fault {
  /** What is wrong, in small letters and hyphens, as the command line takes it. */
  readonly name: string
  readonly file: string
  /** Stands in the file exactly once; a whole phrase outlives more edits around it than a line number. */
  readonly find: string
  readonly replace: string
  /** Test files of which at least one fails. */
  readonly foundBy: readonly string[]
}

/** The file's text with the fault in it. Throws where the fault does not fit the file any more. */
export function withFault(text: string, { name, file, find, replace }: Fault): string {
  const times = text.split(find).length - 1
  if (times !== 1)
    throw new Error(
      `${name}: its text stands ${times} times in ${file} and has to stand there once. Bring the fault up to date.`,
    )
  // A function, since a replacement text would have its dollar signs read.
  const changed = text.replace(find, () => replace)
  if (changed === text) throw new Error(`${name}: it changes nothing in ${file}.`)
  return changed
}
