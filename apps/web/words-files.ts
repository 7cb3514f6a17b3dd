import { parseAst } from 'vite'

/** The one set that a `*.words.ts` defines. */
export interface WordsFile {
  /** The set's name. */
  readonly set: string
  readonly english: Readonly<Record<string, string>>
  /** The only languages that it is promised in; undefined where it is promised in all. */
  readonly languages: readonly string[] | undefined
  /** Where the object with the texts stands in the file. */
  readonly start: number
  readonly end: number
}

interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [field: string]: unknown
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value

function callIn(node: Node): Node | undefined {
  if (node.type === 'CallExpression' && (node['callee'] as Node)['name'] === 'defineWords') return node
  for (const value of Object.values(node))
    for (const child of [value].flat()) {
      const found = isNode(child) ? callIn(child) : undefined
      if (found) return found
    }
  return undefined
}

function textOf(node: unknown): string | undefined {
  if (!isNode(node)) return undefined
  if (node.type === 'Literal' && typeof node['value'] === 'string') return node['value']
  return node.type === 'Identifier' && typeof node['name'] === 'string' ? node['name'] : undefined
}

/**
 * Reads the texts out of the code of a `*.words.ts`, without running it.
 *
 * @throws {Error} where it is not one call of `defineWords` with a name and plain texts
 */
export function readWordsFile(code: string, file: string): WordsFile {
  const call = callIn(parseAst(code, { lang: 'ts' }) as unknown as Node)
  const [name, texts, promise, ...more] = (call?.['arguments'] ?? []) as Node[]
  const set = name?.type === 'Literal' ? textOf(name) : undefined
  if (set === undefined || texts?.type !== 'ObjectExpression' || more.length > 0)
    throw new Error(`${file} is not one call of defineWords with a name and texts`)
  const english = (texts['properties'] as Node[]).map((property) => {
    const { key, value, computed } = property
    const text = isNode(value) && value.type === 'Literal' ? textOf(value) : undefined
    const label = computed === true ? undefined : textOf(key)
    if (label === undefined || text === undefined) throw new Error(`${file}: each text is a plain one, by its key`)
    return [label, text] as const
  })
  const languages = promise && languagesIn(promise)
  if (promise && !languages) throw new Error(`${file}: languages are promised as { languages: ['en', …] }`)
  return { set, english: Object.fromEntries(english), languages, start: texts.start, end: texts.end }
}

function languagesIn(promise: Node): string[] | undefined {
  const [property, ...more] = promise.type === 'ObjectExpression' ? (promise['properties'] as Node[]) : []
  const value = property && textOf(property['key']) === 'languages' && more.length === 0 ? property['value'] : undefined
  if (!isNode(value) || value.type !== 'ArrayExpression') return undefined
  const languages = (value['elements'] as Node[]).map((element) =>
    element.type === 'Literal' ? textOf(element) : undefined,
  )
  return languages.every((language) => language !== undefined) && languages.includes('en') ? languages : undefined
}
