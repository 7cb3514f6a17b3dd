/** The JSON of things that many answers share; empty until it is asked for. */
const texts = new WeakMap<object, string>()

interface Joined {
  readonly shared: object
  readonly own: object
}

const joined = new WeakMap<object, Joined>()

/** Says that a thing stands in many answers and never changes: its JSON is made once. */
export function sharedThing<T extends object>(thing: T): T {
  texts.set(thing, '')
  return Object.freeze(thing)
}

/**
 * A shared thing with fields that only this answer has. None of them may be a field of the shared thing. The JSON of the
 * shared part is not made again.
 */
export function withOwnFields<S extends object, O extends object>(shared: S, own: O): S & O {
  const both = { ...shared, ...own }
  joined.set(both, { shared, own })
  return both
}

/** The JSON of an answer, or of a list of such. */
export function wireText(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null'
  if (Array.isArray(value)) return `[${value.map(wireText).join(',')}]`
  const known = texts.get(value)
  if (known === undefined) return textOfOwn(value)
  if (known !== '') return known
  const text = textOfOwn(value)
  texts.set(value, text)
  return text
}

function textOfOwn(value: object): string {
  const parts = joined.get(value)
  if (parts === undefined) return JSON.stringify(value)
  const [shared, own] = [wireText(parts.shared), JSON.stringify(parts.own)]
  if (own === '{}') return shared
  return shared === '{}' ? own : `${shared.slice(0, -1)},${own.slice(1)}`
}
