import type { Pin } from '@pinfold/contract'
import { baseOf, openImages, packImages, type PackedImages } from '../../media/packed-images.ts'

/** A list of pins as calls answer it. */
export interface PinsAnswer {
  readonly data: Pin[]
  readonly bookmark?: string
}

/** A list of pins in a page's data: one text, since whatever writes pages looks at every value of an object. */
export interface PackedPins {
  readonly text: string
  readonly bookmark?: string
}

/** Parts that many pins of a list have in common. */
type Shared = 'pinner' | 'native_creator' | 'board' | 'viewer_can'
const apart: ReadonlySet<string> = new Set<Shared | 'images'>([
  'pinner',
  'native_creator',
  'board',
  'viewer_can',
  'images',
])

interface Row {
  /** The values of its own under `names`. */
  readonly own: readonly unknown[]
  /** Pairs of places in `own`: the first has the value of the second, which comes before it. */
  readonly same?: readonly number[]
  readonly images: PackedImages
  /** Where in `shared` its parts are. */
  readonly at: { readonly [K in Shared]?: number | null | undefined }
}

interface Packet {
  /** Where the pictures are: what their addresses begin with. */
  readonly base: string
  readonly shared: readonly unknown[]
  readonly names: readonly string[]
  /** What all of them have alike. */
  readonly alike: Readonly<Record<string, unknown>>
  /** Those that do not follow the rules stand as they are. */
  readonly pins: readonly (Row | { readonly whole: Pin })[]
}

// The page is drawn from the very pins that were packed, and a packet that arrived is opened once.
const known = new WeakMap<PackedPins, PinsAnswer>()

/** Packs a list for the way to the browser. Nothing is lost but the pages of stories: lists show only how many there are. */
export function packPins(answer: PinsAnswer): PackedPins {
  // A veiled picture has no address.
  const first = answer.data.find(({ sensitivity }) => sensitivity?.is_veiled !== true) ?? answer.data[0]
  const base = first ? baseOf(first.images) : ''
  // Videos are few, so they stand whole, and name nothing that the others lack.
  const usual = answer.data.find((pin) => pin.videos === undefined) ?? first
  const all = new Set(usual ? Object.keys(usual).filter((name) => !apart.has(name)) : [])
  const sent = answer.data.map(withoutPages)
  const pictures = sent.map((pin) => (hasNames(pin, all) ? packImages(pin.images, base, pin.image_signature) : null))
  const [names, alike] = divide(
    all,
    sent.filter((_, index) => pictures[index] !== null),
  )
  const shared: unknown[] = []
  const indexes = new Map<unknown, number>()
  const share = (part: object | null | undefined) => {
    if (part === null || part === undefined) return part
    const seen = indexes.get(part)
    if (seen !== undefined) return seen
    const text = JSON.stringify(part)
    const index = indexes.get(text) ?? shared.push(part) - 1
    indexes.set(part, index).set(text, index)
    return index
  }
  const pins = sent.map((pin, index): Row | { whole: Pin } => {
    const images = pictures[index] ?? null
    if (images === null) return { whole: pin }
    const { pinner, native_creator, board, viewer_can } = pin
    const at = {
      pinner: share(pinner),
      native_creator: share(native_creator),
      board: share(board),
      viewer_can: share(viewer_can),
    }
    return { ...ownOf(pin, names), images, at }
  })
  const { bookmark } = answer
  const text = JSON.stringify({ base, names, alike, shared, pins } satisfies Packet)
  const packed = { text, ...(bookmark === undefined ? {} : { bookmark }) }
  known.set(packed, answer)
  return packed
}

/** Opens what `packPins` made; the same packet always gives the same list. */
export function unpackPins(packed: PackedPins): PinsAnswer {
  const open = known.get(packed) ?? openPins(packed)
  known.set(packed, open)
  return open
}

function openPins({ text, bookmark }: PackedPins): PinsAnswer {
  const { base, names, alike, shared, pins } = JSON.parse(text) as Packet
  const data = pins.map((pin): Pin => {
    if ('whole' in pin) return pin.whole
    const { at } = pin
    const own = { ...alike, ...openOwn(pin, names) } as Omit<Pin, Shared | 'images'>
    const parts = Object.entries(at).map(([name, index]) => [name, typeof index === 'number' ? shared[index] : null])
    const images = openImages(base, own.image_signature, pin.images)
    return { ...own, ...(Object.fromEntries(parts) as Pick<Pin, Shared>), images }
  })
  return { data, ...(bookmark === undefined ? {} : { bookmark }) }
}

const withoutPages = (pin: Pin): Pin =>
  pin.story_pin_data ? { ...pin, story_pin_data: { ...pin.story_pin_data, pages: [] } } : pin

/** Whether the pin has just these names, and values that JSON has. */
const hasNames = (pin: Pin, names: ReadonlySet<string>) =>
  [...names].every((name) => pin[name as keyof Pin] !== undefined) &&
  Object.keys(pin).every((name) => apart.has(name) || names.has(name))

const isEmpty = (value: unknown) => typeof value === 'object' && value !== null && Object.keys(value).length === 0

const isAlike = (one: unknown, other: unknown) =>
  one === other || (isEmpty(one) && isEmpty(other) && Array.isArray(one) === Array.isArray(other))

/** The names whose values differ, and the values of the others. */
function divide(all: ReadonlySet<string>, pins: readonly Pin[]): [own: string[], alike: Record<string, unknown>] {
  const [first] = pins
  const valueOf = (pin: Pin, name: string) => pin[name as keyof Pin]
  const isOfAll = (name: string) =>
    first !== undefined && pins.every((pin) => isAlike(valueOf(pin, name), valueOf(first, name)))
  const { own = [], alike = [] } = Object.groupBy(all, (name) => (isOfAll(name) ? 'alike' : 'own'))
  return [own, Object.fromEntries(alike.map((name) => [name, first && valueOf(first, name)]))]
}

/** Shorter texts take less room than naming their place. */
const WORTH_NAMING = 12

/** A text that a pin has under several names is carried once. */
function ownOf(pin: Pin, names: readonly string[]): Pick<Row, 'own' | 'same'> {
  const values = names.map((name): unknown => pin[name as keyof Pin])
  const same: number[] = []
  const own = values.map((value, index) => {
    const before = typeof value === 'string' && value.length > WORTH_NAMING ? values.indexOf(value) : index
    if (before < index) same.push(index, before)
    return before < index ? 0 : value
  })
  return same.length > 0 ? { own, same } : { own }
}

function openOwn({ own, same = [] }: Row, names: readonly string[]): Record<string, unknown> {
  const values = [...own]
  for (let at = 0; at < same.length; at += 2) values[same[at] ?? 0] = values[same[at + 1] ?? 0]
  return Object.fromEntries(names.map((name, index) => [name, values[index]]))
}
