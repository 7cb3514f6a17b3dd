import { begin, first, typed } from './first-examples.ts'
import { errors, graphql, limits, lists, otherSites } from './reading-examples.ts'
import { makeBoard, once, upload } from './writing-examples.ts'

/** What programs may do, in two ways. Read one after the other: later ones use what earlier ones have made. */
const examples = {
  begin,
  first,
  makeBoard,
  once,
  upload,
  lists,
  errors,
  limits,
  otherSites,
  graphql,
  typed,
} as const

export type ExampleName = keyof typeof examples

/** The same thing done twice. */
export interface ApiExample {
  /** By `curl`, in a shell. */
  readonly shell: string
  /** By `fetch`, in Node or a browser. */
  readonly script: string
}

/** Where the documents of the API are. */
export const documentPaths = { typed: '/v3/openapi.json', resources: '/resource/openapi.json' } as const

/** Stands where a token of one's own has to go. */
export const SAMPLE_TOKEN = 'pinfold_pat_…'

/**
 * The examples of the page for developers, in the order that they are read. A test runs each of them as it is shown.
 *
 * @param site the origin that is called
 */
export function apiExamples(site: string, token = SAMPLE_TOKEN): Readonly<Record<ExampleName, ApiExample>> {
  const filled = (text: string) => text.trim().replaceAll('SITE', site).replaceAll('TOKEN_OF_YOURS', token)
  const entries = Object.entries(examples).map(([name, { shell, script }]) => [
    name,
    { shell: filled(shell), script: filled(script) },
  ])
  return Object.fromEntries(entries) as Record<ExampleName, ApiExample>
}
