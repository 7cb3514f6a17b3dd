interface Node {
  readonly type: string
  readonly parent?: Node
  readonly name?: string
  readonly tag?: Node
  readonly quasi?: { readonly quasis: readonly { readonly value: { readonly raw: string } }[] }
  readonly callee?: Node
  readonly params?: readonly Node[]
  readonly left?: Node
  readonly typeAnnotation?: Node
  readonly typeName?: Node
}

interface Context {
  report(problem: { node: Node; message: string }): void
}

const writing = /\b(insert\s+into|update\s+[a-z_$]+(\s+as\s+\w+)?\s+set|delete\s+from)\b/i
const reading = new Set(['Db', 'Tx', 'Held'])
const writers = new Set(['Writer', 'LoneWriter'])

const typeOf = ({ type, left, typeAnnotation }: Node): string | undefined =>
  type === 'AssignmentPattern' && left ? typeOf(left) : typeAnnotation?.typeAnnotation?.typeName?.name

function* around(node: Node): Generator<Node> {
  for (let at = node.parent; at; at = at.parent) yield at
}

/** Whether the functions around it were given something that only reads, to run it with. */
function isRunByReader(node: Node): boolean {
  const nodes = [...around(node)]
  const types = new Set(nodes.flatMap(({ params }) => (params ?? []).map(typeOf)))
  const isCompiled = nodes.some(({ callee }) => callee?.name === 'compiled' || callee?.name === 'compiledByIds')
  return (
    isCompiled ||
    ([...types].some((type) => reading.has(type ?? '')) && !types.has('Writer') && !types.has('LoneWriter'))
  )
}

/** Kysely's own methods are kept from who may not write by their types; a text is seen here, and so is a forged type. */
export const writtenByWriters = {
  create(context: Context) {
    return {
      TaggedTemplateExpression(node: Node) {
        const text = node.quasi?.quasis.map(({ value }) => value.raw).join(' x ') ?? ''
        if (node.tag?.name === 'sql' && writing.test(text) && isRunByReader(node))
          context.report({ node, message: 'A statement that writes takes a `Writer` (platform/writing).' })
      },
      TSAsExpression(node: Node) {
        const name = node.typeAnnotation?.typeName?.name ?? ''
        if (writers.has(name) || name === 'Held')
          context.report({ node, message: 'Only platform/writing says who may write, and what is locked.' })
      },
    }
  },
}
