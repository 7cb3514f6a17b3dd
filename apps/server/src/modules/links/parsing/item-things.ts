import { attribute, type Element, type Node, textIn, walk } from './page-tree.ts'
import { lastName, type Thing, webAddress } from './values.ts'

interface Item {
  readonly '@type': readonly string[]
  [name: string]: unknown
}

const MOST_ITEMS = 2000
const LONGEST_TEXT = 2000

/** Things of microdata and RDFa, in the form of JSON-LD. Items in items are there too, as values. */
export function thingsOfItems(root: Node, base: string): readonly Thing[] {
  const items: Item[] = []
  const tops: Item[] = []
  const byId = new Map<string, Element>()
  const borrowed: [Item, string][] = []

  const visit = (element: Element, item: Item | null): Item | null => {
    const id = attribute(element, 'id')
    if (id !== null && !byId.has(id)) byId.set(id, element)
    const types =
      attribute(element, 'itemscope') === null ? attribute(element, 'typeof') : (attribute(element, 'itemtype') ?? '')
    const names = propertiesOf(element)
    if (types === null || items.length >= MOST_ITEMS) {
      if (item !== null) for (const name of names) add(item, name, valueOf(element, base))
      return item
    }
    const inner: Item = { '@type': types.split(/\s+/).filter(Boolean).map(lastName) }
    items.push(inner)
    const references = attribute(element, 'itemref')?.split(/\s+/) ?? []
    for (const reference of references) borrowed.push([inner, reference])
    if (item === null || names.length === 0) tops.push(inner)
    else for (const name of names) add(item, name, inner)
    return inner
  }
  walk<Item | null>(root, null, visit)
  // What an item borrows from elsewhere on the page, once: an item that borrows from itself ends here.
  for (const [item, reference] of borrowed.splice(0)) {
    const element = byId.get(reference)
    if (element) walk<Item | null>(element, item, visit)
  }
  return tops
}

/** Names without a vocabulary's prefix. What OpenGraph calls a property belongs to no item. */
function propertiesOf(element: Element): readonly string[] {
  const names = attribute(element, 'itemprop') ?? attribute(element, 'property')
  if (names === null) return []
  return names
    .split(/\s+/)
    .filter((name) => name !== '' && !/^(og|product|article|fb|twitter|al|video|music|book|profile):/.test(name))
    .map((name) => name.replace(/^.*[:/#]/, ''))
}

function add(item: Item, name: string, value: unknown): void {
  const before = item[name]
  if (name === '@type') return
  if (before === undefined) item[name] = value
  else if (Array.isArray(before)) before.push(value)
  else item[name] = [before, value]
}

const addresses: Readonly<Record<string, string>> = {
  a: 'href',
  area: 'href',
  link: 'href',
  img: 'src',
  audio: 'src',
  embed: 'src',
  iframe: 'src',
  source: 'src',
  track: 'src',
  video: 'src',
  object: 'data',
}

function valueOf(element: Element, base: string): unknown {
  const content = attribute(element, 'content')
  if (content !== null) return content
  const name = addresses[element.tagName]
  const address = name === undefined ? null : (attribute(element, 'data-src') ?? attribute(element, name))
  if (address !== null) {
    // Names of shops and people are often links, and then their words are meant.
    const isNamed =
      element.tagName === 'a' && !/url|sameas|image|availability|condition/i.test(propertiesOf(element).join(' '))
    return isNamed ? textIn(element, LONGEST_TEXT) : (webAddress(address, base) ?? '')
  }
  const resource = attribute(element, 'resource')
  if (resource !== null) return webAddress(resource, base) ?? resource
  if (element.tagName === 'time') return attribute(element, 'datetime') ?? textIn(element, LONGEST_TEXT)
  if (element.tagName === 'data' || element.tagName === 'meter') return attribute(element, 'value') ?? ''
  return textIn(element, LONGEST_TEXT)
}
