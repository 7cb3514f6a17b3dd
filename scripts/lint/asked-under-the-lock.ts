interface Node {
  readonly type: string
  readonly parent?: Node
  readonly name?: string
  readonly callee?: Node
  readonly params?: readonly Node[]
  readonly left?: Node
  readonly typeAnnotation?: Node
  readonly typeName?: Node
}

interface Context {
  report(problem: { node: Node; message: string }): void
}

const inWrites = new Set(['Tx', 'Held', 'Writer'])

/** `refusal` is how messaging asks, with a text of its own. */
const asking = new Set(['requireAllowed', 'refusal'])

const typeOf = ({ type, left, typeAnnotation }: Node): string | undefined =>
  type === 'AssignmentPattern' && left ? typeOf(left) : typeAnnotation?.typeAnnotation?.typeName?.name

function* functionsAround(node: Node): Generator<Node> {
  for (let at = node.parent; at; at = at.parent) if (at.params) yield at
}

const message =
  'A write asks by `authorize`, under its lock. What must be refused before that is listed in docs/how-to/write-a-command.md.'

/** What reads asks by `requireAllowed`; a function that opens a transaction, or is called in one, is part of a write. */
export const askedUnderTheLock = {
  create(context: Context) {
    const writes = new Set<Node>()
    const asked: { node: Node; functions: Node[] }[] = []
    return {
      CallExpression(node: Node) {
        const functions = [...functionsAround(node)]
        if (node.callee?.name === 'inTransaction') for (const each of functions) writes.add(each)
        if (asking.has(node.callee?.name ?? '')) asked.push({ node, functions })
      },
      'Program:exit'() {
        for (const { node, functions } of asked) {
          const isGivenOne = functions.some(({ params }) => params?.some((each) => inWrites.has(typeOf(each) ?? '')))
          if (isGivenOne || functions.some((each) => writes.has(each))) context.report({ node, message })
        }
      },
    }
  },
}
