import { isThing, listOf, type Thing } from './values.ts'

const MOST_SCRIPTS = 60
const MOST_THINGS = 2000
const MOST_DEPTH = 12

/** Things that stand for themselves on a page, in the order that it says them; what they refer to is found by `resolved`. */
export function thingsOfScripts(scripts: readonly string[]): readonly Thing[] {
  const tops = scripts.slice(0, MOST_SCRIPTS).flatMap(parsed)
  const found: Thing[] = []
  for (const top of tops) collect(top, found, 0)
  return resolvedById(found)
}

/** Lists, `@graph`, and what a thing says that the page is mainly about. */
function collect(value: unknown, found: Thing[], depth: number): void {
  if (depth > MOST_DEPTH || found.length >= MOST_THINGS) return
  for (const one of listOf(value)) {
    if (Array.isArray(one)) collect(one, found, depth + 1)
    if (!isThing(one)) continue
    if (one['@type'] !== undefined) found.push(one)
    for (const name of ['@graph', 'mainEntity', 'mainEntityOfPage', 'itemListElement', 'item'])
      if (typeof one[name] === 'object') collect(one[name], found, depth + 1)
  }
}

/** Takes out what only names a thing of the same page and puts that thing in; a circle ends where it began. */
function resolvedById(things: readonly Thing[]): readonly Thing[] {
  const byId = new Map<string, Thing>()
  for (const thing of things) {
    const id = thing['@id']
    if (typeof id === 'string' && Object.keys(thing).length > 1 && !byId.has(id)) byId.set(id, thing)
  }
  if (byId.size === 0) return things
  const resolved = (value: unknown, path: readonly string[]): unknown => {
    if (path.length > MOST_DEPTH) return null
    if (Array.isArray(value)) return value.slice(0, MOST_THINGS).map((one) => resolved(one, path))
    if (!isThing(value)) return value
    const id = value['@id']
    const names = Object.keys(value)
    if (typeof id === 'string' && names.length === 1) {
      const thing = byId.get(id)
      return thing === undefined || path.includes(id) ? value : resolved(thing, path)
    }
    const inner = typeof id === 'string' ? [...path, id] : [...path, '']
    return Object.fromEntries(names.map((name) => [name, isLink(name) ? value[name] : resolved(value[name], inner)]))
  }
  return things.map((thing) => resolved(thing, []) as Thing)
}

/** What leads away from a thing, to lists of others and pages around it. */
const isLink = (name: string) =>
  [
    '@graph',
    'isPartOf',
    'mainEntityOfPage',
    'breadcrumb',
    'isRelatedTo',
    'isSimilarTo',
    'review',
    'itemListElement',
  ].includes(name)

function parsed(script: string): unknown[] {
  const bare = script
    .replaceAll(
      /<!--|-->|\/\*\s*<!\[CDATA\[\s*\*\/|\/\*\s*\]\]>\s*\*\/|\/\/\s*<!\[CDATA\[|\/\/\s*\]\]>|<!\[CDATA\[|\]\]>/g,
      '',
    )
    .trim()
    .replace(/;$/, '')
  for (const text of attempts(bare)) {
    try {
      return [JSON.parse(text) as unknown]
    } catch {
      // The next attempt mends what is often wrong.
    }
  }
  return []
}

function* attempts(text: string): Generator<string> {
  yield text
  // Line breaks inside of texts, and commas before a bracket.
  const tidy = text.replaceAll(/[\u0000-\u001F]+/g, ' ').replaceAll(/,\s*([}\]])/g, '$1')
  yield tidy
  yield tidy.replaceAll(/\\(?!["\\/bfnrtu])/g, '')
  if (!text.includes('"')) yield tidy.replaceAll('&quot;', '"').replaceAll('&amp;', '&')
  yield `[${tidy.replaceAll(/\}\s*\{/g, '},{')}]`
}
