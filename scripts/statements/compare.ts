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

/** What a run says of functions, broken rules or not. */
export interface Run {
  readonly found: readonly FoundBreach[]
  /** Functions that sent anything. */
  readonly sites: ReadonlySet<string>
  /** Whether the program still has such a function. */
  readonly isThere: (site: string) => boolean
}

/**
 * Holds what was found against the list. Of a function that sent nothing, as one that runs once an hour, it says nothing as
 * long as there is such a function.
 */
export function compareToList({ found, sites, isThere }: Run, list: readonly Reason[]): Difference {
  const isKeeping = (site: string) => !sites.has(site) && isThere(site)
  const listed = list.flatMap(({ sites: listedSites }) =>
    Object.entries(listedSites).flatMap(([site, rules]) => rules.map((rule) => ({ site, name: nameOf(site, rule) }))),
  )
  const occurring = new Set(found.map(({ site, rule }) => nameOf(site, rule)))
  const known = new Set(listed.map(({ name }) => name))
  return {
    unknown: found.filter(({ site, rule }) => !known.has(nameOf(site, rule))),
    gone: listed.flatMap(({ site, name }) => (occurring.has(name) || isKeeping(site) ? [] : [name])),
  }
}
