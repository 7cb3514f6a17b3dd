import * as calls from '../resources/index.ts'
import type { Endpoint, Method } from '../wire/endpoint.ts'
import { tagOf } from './tags.ts'
import { twins } from './twins/index.ts'

/** A call as the typed document shows it. */
export interface PublishedOperation {
  /** What generated clients call it: `createBoard`. */
  readonly name: string
  /** The domain that it stands under. */
  readonly tag: string
  readonly endpoint: Endpoint
  readonly method: Method
  readonly path: string
  /** Options that are not documented. */
  readonly without: readonly string[]
}

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'address' in value && 'endpointName' in value

/** Calls that had an address under `/v3` before; they are exported under the names that clients give them. */
const named: readonly Omit<PublishedOperation, 'tag'>[] = Object.entries(calls as Record<string, unknown>).flatMap(
  ([name, endpoint]) =>
    isEndpoint(endpoint) && endpoint.address.type === 'path' && endpoint.roles === undefined
      ? [{ name, endpoint, method: endpoint.address.method, path: endpoint.address.path, without: [] }]
      : [],
)

/** Every call at a typed address, by its path, but for those of the operator's employees: no program makes these. */
export const publishedOperations: readonly PublishedOperation[] = [
  ...named,
  ...Object.entries(twins).map(([name, twin]) => ({ name, ...twin })),
]
  .map((operation) => ({ ...operation, tag: tagOf(operation.path) }))
  .toSorted((one, other) => (one.path === other.path ? 0 : one.path < other.path ? -1 : 1))
