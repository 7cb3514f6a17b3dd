import { fileURLToPath } from 'node:url'
import { type Plugin, parseAst } from 'vite'

const standIn = fileURLToPath(new URL('src/api/schema-stand-in.ts', import.meta.url))
const described = /packages[\\/]contract[\\/]src[\\/](resources[\\/].*|wire[\\/]scalars)\.ts$/

/** What of a call's definition only the server reads. */
const serverOnly = new Set(['options', 'reply', 'summary', 'facts', 'rows', 'noRow', 'largestBody'])
const definers = new Set(['query', 'pagedQuery', 'command'])
const makers = new Set([...definers, 'resource', 'endpoint'])

interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [field: string]: unknown
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value

function childrenOf(node: Node): Node[] {
  return Object.values(node).flatMap((value) => (Array.isArray(value) ? value : [value]).filter(isNode))
}

const nameOf = (value: unknown): string | undefined =>
  isNode(value) && value.type === 'Identifier' ? String(value['name']) : undefined

const everyNode = (node: Node): Node[] => [node, ...childrenOf(node).flatMap(everyNode)]

const isCallOf = (names: ReadonlySet<string>) => (node: Node) =>
  node.type === 'CallExpression' && names.has(nameOf(node['callee']) ?? '')

interface Edit {
  readonly start: number
  readonly end: number
  readonly text: string
}

/** Takes out of a definition the properties that browsers need nothing of, each with the comma behind it. */
function withoutServerOnly(call: Node): Edit[] {
  const [definition] = call['arguments'] as Node[]
  const properties = (definition?.['properties'] ?? []) as Node[]
  return properties.flatMap(({ key, start }, index) => {
    const end = properties[index + 1]?.start ?? (definition?.end ?? 0) - 1
    return serverOnly.has(nameOf(key) ?? '') ? [{ start, end, text: '' }] : []
  })
}

function edited(code: string, edits: readonly Edit[]): string {
  let rest = code
  for (const { start, end, text } of edits.toSorted((one, other) => other.start - one.start)) {
    rest = `${rest.slice(0, start)}${text}${rest.slice(end)}`
  }
  return rest
}

/** Top-level declarations and imports that nobody names any more, again and again until all that is left is used. */
function withoutUnused(code: string): string {
  const body = (parseAst(code) as unknown as { body: Node[] }).body
  const uses = new Map<string, number>()
  const count = (node: Node) => {
    const name = nameOf(node)
    if (name !== undefined) uses.set(name, (uses.get(name) ?? 0) + 1)
    // A property of the same name is no use.
    const label = node.type === 'MemberExpression' ? node['property'] : node.type === 'Property' ? node['key'] : null
    const isLabel = node['computed'] !== true && node['shorthand'] !== true
    for (const child of childrenOf(node)) if (child !== label || !isLabel) count(child)
  }
  for (const statement of body) if (statement.type !== 'ImportDeclaration') count(statement)
  const isUsed = (name: string | undefined, own: number) => name === undefined || (uses.get(name) ?? 0) > own
  const unused = body.filter((statement) => {
    if (statement.type === 'ImportDeclaration') {
      const specifiers = statement['specifiers'] as Node[]
      return specifiers.length > 0 && !specifiers.some(({ local }) => isUsed(nameOf(local), 0))
    }
    if (statement.type === 'FunctionDeclaration') return !isUsed(nameOf(statement['id']), 1)
    if (statement.type !== 'VariableDeclaration') return false
    return !(statement['declarations'] as Node[]).some(({ id }) => isUsed(nameOf(id), 1))
  })
  return unused.length === 0
    ? code
    : withoutUnused(
        edited(
          code,
          unused.map(({ start, end }) => ({ start, end, text: '' })),
        ),
      )
}

const checks = /^(safeP|p)arse/

/** Whether an expression builds a schema: calls, one on the other, that begin at `z`. */
function isSchema(node: unknown): boolean {
  if (!isNode(node) || node.type !== 'CallExpression') return false
  let at = node['callee']
  while (isNode(at) && at.type === 'MemberExpression') {
    if (checks.test(nameOf(at['property']) ?? '')) return false
    const { object } = at
    at = isNode(object) && object.type === 'CallExpression' ? object['callee'] : object
  }
  return nameOf(at) === 'z'
}

/** What stands in for schemas answers itself whatever is built of it, so none needs to be built. */
const unbuilt = (node: Node): Edit[] =>
  isSchema(node) ? [{ start: node.start, end: node.end, text: 'z' }] : childrenOf(node).flatMap(unbuilt)

/** What of a module of calls browsers need: names and addresses, each call free to be left out where nobody makes it. */
export function withoutSchemas(built: string): string {
  const code = edited(built, unbuilt(parseAst(built) as unknown as Node))
  const nodes = everyNode(parseAst(code) as unknown as Node)
  return withoutUnused(
    edited(code, [
      ...nodes.filter(isCallOf(definers)).flatMap(withoutServerOnly),
      ...nodes.filter(isCallOf(makers)).map(({ start }) => ({ start, end: start, text: '/* @__PURE__ */ ' })),
    ]),
  )
}

/** Leaves schemas, and the library that they are made with, out of what browsers load: checking is the server's work. */
export const schemasLeftOut: Plugin = {
  name: 'schemas-left-out',
  apply: 'build',
  applyToEnvironment: (environment) => environment.name === 'client',
  resolveId: { order: 'pre', handler: (source) => (source === 'zod' ? standIn : null) },
  transform: {
    filter: { id: described },
    handler: (code, id) => (id.endsWith('.test.ts') ? null : { code: withoutSchemas(code), map: null }),
  },
}
