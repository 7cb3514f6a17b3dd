import type { Reason } from './known-breaches.ts'
import type { Rule } from './rules.ts'

/** A breach of a rule at a function of the program. */
export interface FoundBreach {
  readonly site: string
  readonly rule: Rule
  readonly about: string
  readonly text: string
}

/** What a run found beside the list: breaches that nobody gave a reason for, and entries that are not needed any more. */
export interface Difference {
  readonly unknown: readonly FoundBreach[]
  readonly gone: readonly string[]
}

const nameOf = (site: string, rule: string) => `${site}: ${rule}`

/** Holds what was found against the list. */
export function compareToList(found: readonly FoundBreach[], list: readonly Reason[]): Difference {
  const listed = list.flatMap(({ sites }) =>
    Object.entries(sites).flatMap(([site, rules]) => rules.map((rule) => nameOf(site, rule))),
  )
  const occurring = new Set(found.map(({ site, rule }) => nameOf(site, rule)))
  const known = new Set(listed)
  return {
    unknown: found.filter(({ site, rule }) => !known.has(nameOf(site, rule))),
    gone: listed.filter((name) => !occurring.has(name)),
  }
}
