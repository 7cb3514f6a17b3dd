/** The JSON of things that many answers share, without the brace at its end; null until it is asked for. */
const opened = new WeakMap<object, Buffer | null>()

interface Joined {
  readonly shared: object
  readonly own: object
}

const joined = new WeakMap<object, Joined>()

/** Says that a thing stands in many answers and never changes: its JSON is made once. */
export function sharedThing<T extends object>(thing: T): T {
  opened.set(thing, null)
  return Object.freeze(thing)
}

/**
 * A shared thing with fields that only this answer has. None of them may be a field of the shared thing. The JSON of the
 * shared part is not made again, nor that of shared things among the fields.
 */
export function withOwnFields<S extends object, O extends object>(shared: S, own: O): S & O {
  const both = { ...shared, ...own }
  joined.set(both, { shared, own })
  return both
}

/** The JSON of a value, between what stands before and after it. Bytes are JSON already. */
export function wireBytes(before: string, value: unknown, after: string): Buffer {
  const parts = createParts()
  parts.text(before)
  if (Buffer.isBuffer(value)) parts.bytes(value)
  else put(parts, value)
  parts.text(after)
  return parts.joined()
}

type Parts = ReturnType<typeof createParts>

/** Pieces of an answer in their order. What is ready made is copied as bytes: no text so long is made anew. */
function createParts() {
  const pieces: (string | Buffer)[] = []
  let text = ''
  const rest = () => {
    if (text !== '') pieces.push(text)
    text = ''
  }
  return {
    text(more: string) {
      text += more
    },
    bytes(more: Buffer) {
      rest()
      pieces.push(more)
    },
    joined(): Buffer {
      rest()
      const length = pieces.reduce((sum, piece) => sum + Buffer.byteLength(piece), 0)
      const all = Buffer.allocUnsafeSlow(length)
      let at = 0
      for (const piece of pieces) at += typeof piece === 'string' ? all.write(piece, at) : piece.copy(all, at)
      return all
    },
  }
}

function put(parts: Parts, value: unknown): void {
  if (typeof value !== 'object' || value === null) return parts.text(JSON.stringify(value) ?? 'null')
  if (Array.isArray(value)) return putList(parts, value)
  if (!isKnown(value) && !Object.values(value).some(holdsKnown)) return parts.text(JSON.stringify(value))
  open(parts, value)
  parts.text('}')
}

function putList(parts: Parts, list: readonly unknown[]): void {
  parts.text('[')
  for (const [place, value] of list.entries()) {
    if (place > 0) parts.text(',')
    put(parts, value)
  }
  parts.text(']')
}

const isKnown = (value: object) => joined.has(value) || opened.has(value)

const holdsKnown = (value: unknown) => {
  const one: unknown = Array.isArray(value) ? value[0] : value
  return typeof one === 'object' && one !== null && isKnown(one)
}

/** Everything but the brace at the end; true where there is a field. */
function open(parts: Parts, value: object): boolean {
  const both = joined.get(value)
  if (both !== undefined) {
    const isBegun = open(parts, both.shared)
    return putFields(parts, both.own, isBegun) || isBegun
  }
  const known = opened.get(value)
  if (known === undefined) {
    parts.text('{')
    return putFields(parts, value, false)
  }
  const bytes = known ?? makeOpened(value)
  parts.bytes(bytes)
  return bytes.length > 1
}

function makeOpened(value: object): Buffer {
  const text = JSON.stringify(value).slice(0, -1)
  const bytes = Buffer.allocUnsafeSlow(Buffer.byteLength(text))
  bytes.write(text)
  opened.set(value, bytes)
  return bytes
}

function putFields(parts: Parts, fields: object, isBegun: boolean): boolean {
  let isFollowing = isBegun
  for (const [name, value] of Object.entries(fields)) {
    if (value === undefined) continue
    parts.text(`${isFollowing ? ',' : ''}${JSON.stringify(name)}:`)
    put(parts, value)
    isFollowing = true
  }
  return isFollowing
}
