/** The parts of a syntax tree that the rule looks at. */
interface Node {
  readonly type: string
  readonly name?: Node | string
  readonly value?: unknown
  readonly raw?: string
  readonly quasis?: readonly { readonly value: { readonly cooked: string | null } }[]
  readonly operator?: string
  readonly callee?: Node
  readonly object?: Node
  readonly property?: Node
  readonly tag?: Node
  readonly id?: Node
  readonly key?: Node
  readonly parent?: Node
}

interface Context {
  report(problem: { node: Node; message: string }): void
}

const message = 'What a person reads comes from a `*.words.ts` beside the part that says it.'
const early = 'A text is read in the language of the moment: read it in a function, not when the module loads.'

/** What is said to machines, in elements and in properties of objects. */
const forMachines = new Set(
  [
    'className',
    'class',
    'id',
    'href',
    'src',
    'srcSet',
    'sizes',
    'rel',
    'type',
    'role',
    'style',
    'method',
    'media',
    'key',
  ]
    .concat([
      'd',
      'viewBox',
      'transform',
      'autoComplete',
      'inputMode',
      'accept',
      'allow',
      'sandbox',
      'as',
      'fill',
      'stroke',
    ])
    .concat([
      'strokeLinecap',
      'target',
      'encType',
      'property',
      'httpEquiv',
      'crossOrigin',
      'placement',
      'slot',
      'dir',
      'content',
    ]),
)
/** The name of the product is the same in every language; paths of pictures are letters and numbers. */
const isFree = (text: string) => text.trim() === 'Pinfold' || /^M[x\d ]+[a-z\d -]*$/.test(text)
const isPhrase = (text: string) => /^\s*\p{Lu}[\p{L}\p{M}’']*\p{Ll}[^/=<>{}()[\]]*\s\S/u.test(text) || /’/.test(text)
const isWord = (text: string) => /^\p{Lu}\p{Ll}+[.:!?…]?$/u.test(text.trim())
const hasLetters = (text: string) => /\p{L}{2,}/u.test(text.replaceAll(/&[a-z]+;/g, ''))

/**
 * Refuses texts for people that stand in the code: letters between elements, phrases anywhere, single words where
 * something is named. Also refuses to read texts before it is known in which language.
 */
export const textsFromCatalogues = {
  create: (context: Context) => ({
    JSXText(node: Node) {
      if (hasLetters(String(node.value)) && !isFree(String(node.value))) context.report({ node, message })
    },
    Literal(node: Node) {
      if (typeof node.value === 'string' && isForPeople(node, node.value)) context.report({ node, message })
    },
    TemplateLiteral(node: Node) {
      const text = (node.quasis ?? []).map(({ value }) => value.cooked ?? '').join('x')
      const isSaid = isShown(node) ? /\p{L}{2,}\s|\s\p{L}{2,}/u.test(text) : isPhrase(text)
      if (isSaid && !isFree(text) && !isForMachine(node)) context.report({ node, message })
    },
    MemberExpression(node: Node) {
      if (/^(words|\w+Words)$/.test(nameOf(node.object)) && !isInFunction(node))
        context.report({ node, message: early })
    },
  }),
}

/** Refuses words in what a refusal says of itself; the names of fields and options are none. */
export const refusalsFromCatalogues = {
  create: (context: Context) => {
    const look = (node: Node, text: string) => {
      if (/\p{L}{2,}\s+\p{L}/u.test(text) && isSaidByRefusal(node)) context.report({ node, message })
    }
    return {
      Literal(node: Node) {
        if (typeof node.value === 'string') look(node, node.value)
      },
      TemplateLiteral(node: Node) {
        look(node, (node.quasis ?? []).map(({ value }) => value.cooked ?? '').join('x'))
      },
    }
  },
}

function isSaidByRefusal(node: Node): boolean {
  let isDetail = false
  for (let at = node.parent; at; at = at.parent) {
    if (at.type === 'Property') isDetail ||= nameOf(at.key) === 'detail'
    if (at.type === 'NewExpression') return isDetail && nameOf(at.callee) === 'AppError'
    if (at.type === 'BlockStatement') return false
  }
  return false
}

function nameOf(node: Node | string | undefined): string {
  if (typeof node === 'object') return nameOf(node.name ?? (node.type === 'Literal' ? String(node.value) : undefined))
  return node ?? ''
}

function isForPeople(node: Node, text: string): boolean {
  if (isFree(text) || isForMachine(node)) return false
  return isPhrase(text) || (isShown(node) && (isWord(text) || /\p{L}{2,}\s+\p{L}/u.test(text)))
}

/** Whether a text, or a choice that it is a branch of, stands in an element or names something. */
function isShown(node: Node): boolean {
  const { parent } = node
  if (!parent) return false
  switch (parent.type) {
    case 'ConditionalExpression':
    case 'LogicalExpression':
    case 'TemplateLiteral':
      return isShown(parent)
    case 'JSXExpressionContainer':
      return true
    case 'JSXAttribute':
      return true
    case 'Property':
      return /^(label|title|text|heading|message|name|help|tooltip|action|words|description)$/.test(nameOf(parent.key))
    default:
      return false
  }
}

const machineCalls =
  /^(Error|TypeError|RangeError|URL|describe|test|error|warn|querySelector(All)?|matchMedia|split|defineWords)$/

/** Whether only the program or its developers read it. */
function isForMachine(node: Node): boolean {
  for (let at: Node | undefined = node; at?.parent !== undefined; at = at.parent) {
    const { parent }: Node = at
    if (!parent) return false
    switch (parent.type) {
      case 'ImportDeclaration':
      case 'ExportNamedDeclaration':
      case 'ExportAllDeclaration':
      case 'TSLiteralType':
      case 'SwitchCase':
      case 'TaggedTemplateExpression':
        return true
      case 'BinaryExpression':
        return /^[!=]==?$|^in$/.test(parent.operator ?? '')
      case 'Property':
        if (parent.key === at || forMachines.has(nameOf(parent.key))) return true
        break
      case 'JSXAttribute':
        return (
          forMachines.has(nameOf(parent.name)) ||
          nameOf(parent.name) === 'aria-keyshortcuts' ||
          nameOf(parent.name).startsWith('data-')
        )
      case 'CallExpression':
      case 'NewExpression':
        return machineCalls.test(nameOf(parent.callee?.property ?? parent.callee))
      case 'ArrowFunctionExpression':
      case 'FunctionDeclaration':
      case 'BlockStatement':
        return false
      default:
        break
    }
  }
  return false
}

function isInFunction(node: Node): boolean {
  for (let at = node.parent; at !== undefined && at !== null; at = at.parent) if (/Function/.test(at.type)) return true
  return false
}
