interface Node {
  readonly type: string
  readonly async?: boolean
  readonly property?: { readonly name?: string }
}

interface Context {
  report(problem: { node: Node; message: string }): void
}

const message = 'A policy decides on loaded facts: what waits for something belongs to the command or the view.'

/** Refuses waiting of any kind; a policy may import lower modules' doors, so imports alone do not keep it pure. */
export const synchronousPolicies = {
  create(context: Context) {
    const refuse = (node: Node) => context.report({ node, message })
    const refuseAsync = (node: Node) => (node.async ? refuse(node) : undefined)
    return {
      AwaitExpression: refuse,
      ArrowFunctionExpression: refuseAsync,
      FunctionDeclaration: refuseAsync,
      FunctionExpression: refuseAsync,
      MemberExpression: (node: Node) => (node.property?.name === 'then' ? refuse(node) : undefined),
    }
  },
}
