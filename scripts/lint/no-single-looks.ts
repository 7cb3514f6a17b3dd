/** The parts of a syntax tree that the rule looks at. */
interface Node {
  readonly type: string
  readonly name?: string
  readonly callee?: Node
  readonly arguments?: readonly Node[]
  readonly parent?: Node
}

interface Context {
  report(problem: { node: Node; message: string }): void
}

const functions = new Set(['ArrowFunctionExpression', 'FunctionExpression', 'FunctionDeclaration'])
const message =
  'A page changes by itself, and this looks once: let `expect.poll(() => …)` look until it is so, after a sign of the same render.'

/** Refuses `expect(await …)`, however deep within the argument. What cannot be asked again is kept in a name first. */
export const noSingleLooks = {
  create: (context: Context) => ({
    AwaitExpression(node: Node) {
      if (isInExpectation(node)) context.report({ node, message })
    },
  }),
}

/** Whether the value goes straight into `expect`, not into a function that is called there again and again. */
function isInExpectation(node: Node): boolean {
  const { parent } = node
  if (!parent || functions.has(parent.type)) return false
  if (parent.type === 'CallExpression' && parent.callee?.name === 'expect') return parent.arguments?.[0] === node
  return isInExpectation(parent)
}
