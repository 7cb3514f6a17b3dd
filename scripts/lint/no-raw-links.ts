/** The parts of a syntax tree that the rule looks at. */
interface Node {
  readonly type: string
  readonly name?: Node | string
  readonly value?: unknown
  readonly expression?: Node
  readonly expressions?: readonly Node[]
  readonly quasis?: readonly { readonly value: { readonly raw: string } }[]
  readonly consequent?: Node
  readonly alternate?: Node
  readonly left?: Node
  readonly right?: Node
  readonly callee?: Node
  readonly arguments?: readonly Node[]
  readonly key?: Node
  readonly parent?: Node
}

interface Context {
  report(problem: { node: Node; message: string }): void
}

const linkAttributes = new Set(['to', 'href', 'action', 'formAction'])
const linkCalls = new Set(['navigate', 'redirect', 'redirectDocument', 'replace'])
const message = 'Links come from the route builders of the contract: a path written by hand goes stale unseen.'

/** Refuses paths of ours written as text where a link goes. Icons and styles in `<link>` are files, not pages. */
export const noRawLinks = {
  create(context: Context) {
    const refuse = (node: Node | undefined) => {
      if (node && startsWithSlash(node)) context.report({ node, message })
    }
    return {
      JSXAttribute(node: Node) {
        if (!linkAttributes.has(nameOf(node.name)) || nameOf(node.parent?.name) === 'link') return
        refuse(node.value as Node | undefined)
      },
      CallExpression(node: Node) {
        if (linkCalls.has(nameOf(node.callee))) refuse(node.arguments?.[0])
      },
      Property(node: Node) {
        if (nameOf(node.key) === 'to') refuse(node.value as Node | undefined)
      },
    }
  },
}

function nameOf(node: Node | string | undefined): string {
  if (typeof node === 'object') return nameOf(node.name)
  return node ?? ''
}

/** Whether the text, or any branch of a choice between texts, is a path: `/pin/1`, but not `//host`. */
function startsWithSlash(node: Node): boolean {
  switch (node.type) {
    case 'Literal':
      return typeof node.value === 'string' && isPath(node.value)
    case 'TemplateLiteral':
      return isPath(node.quasis?.[0]?.value.raw ?? '')
    case 'JSXExpressionContainer':
      return node.expression !== undefined && startsWithSlash(node.expression)
    case 'ConditionalExpression':
      return [node.consequent, node.alternate].some((branch) => branch && startsWithSlash(branch))
    case 'LogicalExpression':
      return [node.left, node.right].some((branch) => branch && startsWithSlash(branch))
    case 'BinaryExpression':
      return node.left !== undefined && startsWithSlash(node.left)
    default:
      return false
  }
}

const isPath = (text: string) => /^\/(?!\/)/.test(text)
