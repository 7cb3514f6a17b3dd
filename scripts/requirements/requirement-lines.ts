const requirement = /^- ([A-Z]{2}-\d{2}) /

/** What is kept of a page of requirements: all but remarks about the folder that it comes from. */
export const keptOf = (page: string): string =>
  page
    .split('\n')
    .filter((line) => requirement.test(line) || !line.includes('shared/'))
    .join('\n')

/** The lines of pages of requirements, by their ids. */
export const linesById = (pages: readonly string[]): ReadonlyMap<string, string> =>
  new Map(
    pages
      .flatMap((page) => page.split('\n'))
      .flatMap((line) => {
        const id = requirement.exec(line)?.[1]
        return id === undefined ? [] : [[id, line] as const]
      }),
  )

/** A line whose words differ here and there; null where it is missing. */
export interface Difference {
  readonly id: string
  readonly here: string | null
  readonly there: string | null
}

/** Which requirements are not the same here and there, in the order of their ids. */
export function differences(here: readonly string[], there: readonly string[]): readonly Difference[] {
  const [own, others] = [linesById(here), linesById(there)]
  return [...new Set([...own.keys(), ...others.keys()])]
    .toSorted()
    .map((id) => ({ id, here: own.get(id) ?? null, there: others.get(id) ?? null }))
    .filter((each) => each.here !== each.there)
}

const MOST_TOLD = 10

/** What the end of a test run says of them; empty where there is nothing to say. */
export function differenceNote(found: readonly Difference[] | null): string {
  if (found === null || found.length === 0) return ''
  const ids = found.map(({ id }) => id)
  const told = ids.length > MOST_TOLD ? [...ids.slice(0, MOST_TOLD), '…'] : ids
  return `Requirements: ${ids.length} are not as decided, see npm run requirements (${told.join(', ')})`
}
