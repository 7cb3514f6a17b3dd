/** A call as an OpenAPI document describes it; of its parts only those that are read here. */
interface Operation {
  readonly operationId: string
  readonly tags?: readonly string[]
  readonly summary?: string
  /** The ways to be allowed, of which one is enough. */
  readonly security?: readonly Readonly<Record<string, readonly string[]>>[]
}

/** A document of ours: every call has an id and a group, and refers to components of the document only. */
export interface ApiDocument {
  readonly openapi: string
  readonly info: object
  readonly tags: readonly { readonly name: string; readonly description?: string }[]
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: Readonly<Record<string, Readonly<Record<string, unknown>>>>
}

/** A call in a list. */
export interface ListedCall {
  readonly id: string
  /** In capitals. */
  readonly method: string
  readonly path: string
  readonly summary: string
}

/** Calls that are about the same things. */
export interface CallGroup {
  readonly name: string
  readonly description: string
  readonly calls: readonly ListedCall[]
}

/** The document's calls by groups, as the document orders them. */
export function groupsOf({ tags, paths }: ApiDocument): readonly CallGroup[] {
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { operationId, summary = operationId, tags: groups }]) => ({
      group: groups?.[0],
      call: { id: operationId, method: method.toUpperCase(), path, summary },
    })),
  )
  return tags
    .map(({ name, description = '' }) => ({
      name,
      description,
      calls: calls.filter(({ group }) => group === name).map(({ call }) => call),
    }))
    .filter((group) => group.calls.length > 0)
}

/** The calls that have all of the words in their name, address or group. */
export function filterGroups(groups: readonly CallGroup[], wanted: string): readonly CallGroup[] {
  const words = wanted.toLowerCase().split(/\s+/).filter(Boolean)
  if (words.length === 0) return groups
  return groups.flatMap((group) => {
    const calls = group.calls.filter((call) => {
      const text = `${group.name} ${call.id} ${call.summary} ${call.method} ${call.path}`.toLowerCase()
      return words.every((word) => text.includes(word))
    })
    return calls.length === 0 ? [] : [{ ...group, calls }]
  })
}

/** One call, alone. */
interface SingleCall {
  readonly document: object
  /** A token opens it, or nothing has to. */
  readonly isOpenToPrograms: boolean
}

/**
 * The document of one call, with the components that it needs: the reader takes seconds to resolve the whole. Undefined
 * where there is no such call.
 *
 * @param site the origin that it is tried at
 */
export function callAlone(whole: ApiDocument, id: string, site: string): SingleCall | undefined {
  for (const [path, methods] of Object.entries(whole.paths))
    for (const [method, operation] of Object.entries(methods)) {
      if (operation.operationId !== id) continue
      const { openapi, info, components } = whole
      const { security = [] } = operation
      const byToken = security.filter((way) => 'token' in way)
      const call = { ...operation, security: byToken }
      const document = withNamedExamples({
        openapi,
        info,
        servers: [{ url: site }],
        tags: whole.tags.filter(({ name }) => operation.tags?.includes(name)).map(({ name }) => ({ name })),
        paths: { [path]: { [method]: call } },
        components: {
          ...referredTo(call, components),
          securitySchemes: { token: components['securitySchemes']?.['token'] },
        },
      }) as object
      const isOpenToPrograms = byToken.length > 0 || security.some((way) => Object.keys(way).length === 0)
      return { document, isOpenToPrograms }
    }
  return undefined
}

/** The components that something refers to, and those that they refer to. */
function referredTo(root: unknown, components: ApiDocument['components']): Record<string, Record<string, unknown>> {
  const found: Record<string, Record<string, unknown>> = {}
  const walk = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return
    const { $ref: reference } = value as { $ref?: unknown }
    if (typeof reference === 'string') {
      const [, kind = '', name = ''] = /^#\/components\/(\w+)\/(.+)$/.exec(reference) ?? []
      const known = (found[kind] ??= {})
      if (!(name in known)) {
        known[name] = components[kind]?.[name]
        walk(known[name])
      }
    }
    for (const part of Object.values(value)) walk(part)
  }
  walk(root)
  return found
}

/** The reader takes an example that is an object for several, by their names; so each gets a name. */
function withNamedExamples(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withNamedExamples)
  if (typeof value !== 'object' || value === null) return value
  const copy = Object.fromEntries(Object.entries(value).map(([name, part]) => [name, withNamedExamples(part)]))
  if (!('schema' in value) || !('example' in value)) return copy
  const { example, ...rest } = copy
  return { ...rest, examples: { example: { value: example } } }
}
