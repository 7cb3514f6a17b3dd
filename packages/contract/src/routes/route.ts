import type { Codec, Codecs, Values } from './codec.ts'

type ParamNames<P extends string> = P extends `${string}{${infer Name}}${infer Rest}` ? Name | ParamNames<Rest> : never
type Empty = Record<never, never>
type QueryInput<Q extends Codecs> = { [K in keyof Q]?: Values<Q>[K] | undefined }
type BuildArguments<P extends Codecs, Q extends Codecs> = keyof P extends never
  ? [params?: Empty, query?: QueryInput<Q>]
  : [params: Values<P>, query?: QueryInput<Q>]

/** One piece between slashes: `before{param}after`; without a param it is the literal `before`. */
export interface Segment {
  readonly before: string
  readonly param: string | null
  readonly after: string
}

/** What is known of any route, whatever its parameters. */
export interface RouteShape {
  readonly pattern: string
  readonly segments: readonly Segment[]
  readonly fragment: string | null
  readonly paramCodecs: Codecs
  readonly queryCodecs: Codecs
  parse(address: string): { params: object; query: object } | null
  /** Does what `parse` does, for an address that was taken apart before. */
  read(split: SplitAddress): { params: object; query: object } | null
}

/** An address of the product: written and read by one definition. */
export interface Route<P extends Codecs = Codecs, Q extends Codecs = Codecs> extends RouteShape {
  readonly paramCodecs: P
  readonly queryCodecs: Q
  /** The path with its query, percent-encoded. Throws a RangeError for a param that cannot stand in a path. */
  build(...args: BuildArguments<P, Q>): string
  /** Reads a path or a whole URL, whose host is not looked at; a trailing slash makes no difference. */
  parse(address: string): { params: Values<P>; query: QueryInput<Q> } | null
}

/** The values that a route's path holds. */
export type ParamsOf<R> = R extends Route<infer P, Codecs> ? Values<P> : never
/** The values that a route's query may hold. */
export type QueryOf<R> = R extends Route<Codecs, infer Q> ? QueryInput<Q> : never

/** An address in pieces, the pieces still percent-encoded. */
export interface SplitAddress {
  segments: string[]
  query: URLSearchParams
  fragment: string
}

/** The pieces of an address, still encoded; null where it is no path or a piece between slashes is empty. */
export function splitAddress(address: string): SplitAddress | null {
  const [, origin, written = '', query = '', fragment = ''] =
    /^(https?:\/\/[^/?#]+)?([^?#]*)(?:\?([^#]*))?(?:#(.*))?$/su.exec(address) ?? []
  const path = origin !== undefined && written === '' ? '/' : written
  if (!path.startsWith('/')) return null
  const segments = path === '/' ? [] : path.replace(/^\//, '').replace(/\/$/, '').split('/')
  return segments.includes('') ? null : { segments, query: new URLSearchParams(query), fragment }
}

function segmentOf(written: string): Segment {
  const [, before = written, param = null, after = ''] = /^([^{]*)\{(\w+)\}(.*)$/.exec(written) ?? []
  return { before, param, after }
}

function decoded(piece: string): string | null {
  try {
    return decodeURIComponent(piece)
  } catch {
    return null
  }
}

/** The text of the segment's param ('' for a literal), null where the piece does not fit. */
function readSegment(segment: Segment, piece: string): string | null {
  const written = decoded(piece)
  if (written === null) return null
  const { before, param, after } = segment
  if (param === null) return written === before ? '' : null
  const isFitting = written.startsWith(before) && written.endsWith(after)
  return isFitting && written.length > before.length + after.length
    ? written.slice(before.length, written.length - after.length)
    : null
}

function writeParam(pattern: string, codec: Codec<unknown> | undefined, name: string, value: unknown): string {
  const written = codec?.encode(value) ?? null
  if (written === null) throw new RangeError(`${pattern} cannot hold ${JSON.stringify(value)} as ${name}`)
  return encodeURIComponent(written)
}

function readParams(shape: RouteShape, pieces: readonly string[]): Record<string, unknown> | null {
  if (pieces.length !== shape.segments.length) return null
  const params: Record<string, unknown> = {}
  for (const [index, segment] of shape.segments.entries()) {
    const written = readSegment(segment, pieces[index] ?? '')
    if (written === null) return null
    if (segment.param === null) continue
    const value = shape.paramCodecs[segment.param]?.decode(written) ?? null
    if (value === null) return null
    params[segment.param] = value
  }
  return params
}

function readQuery(codecs: Codecs, query: URLSearchParams): Record<string, unknown> {
  const entries = Object.entries(codecs).flatMap(([name, codec]) => {
    const sent = query.getAll(name)
    if (sent.length === 0) return []
    // A list may also come as repeated keys; of anything else the last one counts.
    const value = codec.decode(codec.kind === 'list' ? sent.join(',') : (sent.at(-1) ?? ''))
    return value === null ? [] : [[name, value] as const]
  })
  return Object.fromEntries(entries)
}

function writeQuery(codecs: Codecs, values: Record<string, unknown>): string {
  const query = Object.entries(codecs).flatMap(([name, codec]) => {
    const value = values[name]
    const written = value === undefined ? null : codec.encode(value)
    return written === null ? [] : [[name, written] as [string, string]]
  })
  // Most addresses have none, and a page writes a hundred.
  return query.length > 0 ? `?${new URLSearchParams(query)}` : ''
}

/**
 * Defines an address. The pattern decides about the trailing slash that `build` writes, and may end in `#fragment`;
 * such a route only matches with its fragment.
 */
export function route<
  const Pattern extends string,
  P extends Record<ParamNames<Pattern>, Codec<unknown>>,
  Q extends Codecs = Empty,
>(pattern: Pattern, paramCodecs: P, queryCodecs?: Q): Route<{ [K in ParamNames<Pattern>]: P[K] }, Q> {
  const [path = '', fragment = null] = pattern.split('#')
  const queries: Codecs = queryCodecs ?? {}
  const shape: RouteShape = {
    pattern,
    segments: (splitAddress(path)?.segments ?? []).map(segmentOf),
    fragment,
    paramCodecs,
    queryCodecs: queries,
    parse(address) {
      const split = splitAddress(address)
      return split === null ? null : shape.read(split)
    },
    read(split) {
      if (fragment !== null && split.fragment !== fragment) return null
      const params = readParams(shape, split.segments)
      return params === null ? null : { params, query: readQuery(queries, split.query) }
    },
  }
  const build = (params: Record<string, unknown> = {}, query: Record<string, unknown> = {}) =>
    path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
      writeParam(pattern, shape.paramCodecs[name], name, params[name]),
    ) +
    writeQuery(queries, query) +
    (fragment === null ? '' : `#${fragment}`)
  // The pattern's names and the codecs' types are known to the signature only; inside they are plain records.
  return { ...shape, build } as unknown as Route<{ [K in ParamNames<Pattern>]: P[K] }, Q>
}
