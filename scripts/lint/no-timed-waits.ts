interface Node {
  readonly type: string
  readonly value?: unknown
  readonly property?: { readonly name?: string }
  readonly source?: Node
}

interface Context {
  report(problem: { node: Node; message: string }): void
}

const message = 'A busy machine is slower than any time: wait for a sign of what is meant, or for `settled(page)`.'

/** Refuses to wait for a time, or for the half second of silence that Playwright calls `networkidle`. */
export const noTimedWaits = {
  create(context: Context) {
    const refuse = (node: Node, isTimed: boolean) => (isTimed ? context.report({ node, message }) : undefined)
    return {
      Literal: (node: Node) => refuse(node, node.value === 'networkidle'),
      MemberExpression: (node: Node) => refuse(node, node.property?.name === 'waitForTimeout'),
      ImportDeclaration: (node: Node) => refuse(node, node.source?.value === 'node:timers/promises'),
    }
  },
}
