import { type DefaultTreeAdapterTypes as Tree, parse } from 'parse5'

export type Element = Tree.Element
export type Node = Tree.Node

/** The tree of a page, as a browser without scripts builds it: what `noscript` holds is there. */
export const treeOf = (html: string): Tree.Document =>
  parse(html, { scriptingEnabled: false, sourceCodeLocationInfo: false })

export const isElement = (node: Node): node is Element => 'tagName' in node

/** An attribute of an element; null where it has none. */
export function attribute(element: Element, name: string): string | null {
  return element.attrs.find((one) => one.name === name)?.value ?? null
}

/** What lies in a node, templates included. */
export function childrenOf(node: Node): readonly Node[] {
  if ('content' in node) return node.content.childNodes
  return 'childNodes' in node ? node.childNodes : []
}

/**
 * Visits the elements in their order, each with what its parent's visit answered. Uses no stack of calls, so that no depth
 * is too deep.
 */
export function walk<C>(root: Node, start: C, visit: (element: Element, context: C) => C): void {
  const waiting: [Node, C][] = [[root, start]]
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const [node, context] = next
    const inner = isElement(node) ? visit(node, context) : context
    const children = childrenOf(node)
    for (let at = children.length - 1; at >= 0; at -= 1) {
      const child = children[at]
      if (child !== undefined && 'childNodes' in child) waiting.push([child, inner])
    }
  }
}

const silent: ReadonlySet<string> = new Set(['script', 'style', 'noscript', 'template'])

/** The text inside of a node, up to so many characters. */
export function textIn(root: Node, most: number): string {
  const waiting: Node[] = [root]
  const texts: string[] = []
  let length = 0
  for (let node = waiting.pop(); node !== undefined && length < most; node = waiting.pop()) {
    if ('value' in node && node.nodeName === '#text') {
      texts.push(node.value)
      length += node.value.length
    } else if (!isElement(node) || node === root || !silent.has(node.tagName)) {
      const children = childrenOf(node)
      for (let at = children.length - 1; at >= 0; at -= 1) {
        const child = children[at]
        if (child !== undefined) waiting.push(child)
      }
      if (isElement(node) && /^(p|li|br|div|td|h\d)$/.test(node.tagName)) texts.push(' ')
    }
  }
  return texts.join('').slice(0, most)
}
