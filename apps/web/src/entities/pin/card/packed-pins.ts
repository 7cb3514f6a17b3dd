import { type Pin, pictureUrl, renditions, sizeOfRendition } from '@pinfold/contract'

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

type Sizes = readonly number[]
/** `images` is the ending of the original and all sizes; the pictures' addresses follow from the signature. */
type PackedImages = readonly [extension: string, sizes: Sizes]
interface Row {
  /** The values of its own under `names`. */
  readonly own: readonly unknown[]
  readonly images: PackedImages
  /** Where in `shared` its parts are. */
  readonly at: { readonly [K in Shared]?: number | null | undefined }
}

interface Packet {
  /** Where the pictures are: what their addresses begin with. */
  readonly base: string
  readonly shared: readonly unknown[]
  readonly names: readonly string[]
  /** Those that do not follow the rules stand as they are. */
  readonly pins: readonly (Row | { readonly whole: Pin })[]
}

// The page is drawn from the very pins that were packed, and a packet that arrived is opened once.
const known = new WeakMap<PackedPins, PinsAnswer>()

/** Packs a list for the way to the browser. Nothing is lost but the pages of stories: lists show only how many there are. */
export function packPins(answer: PinsAnswer): PackedPins {
  const first = answer.data[0]
  const base = first ? baseOf(first) : ''
  // Videos are few, so they stand whole, and name nothing that the others lack.
  const usual = answer.data.find((pin) => pin.videos === undefined) ?? first
  const names = usual ? Object.keys(usual).filter((name) => !apart.has(name)) : []
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
  const pins = answer.data.map(withoutPages).map((pin): Row | { whole: Pin } => {
    const images = packImages(pin, base)
    const own = valuesOf(pin, names)
    if (images === null || own === null) return { whole: pin }
    const { pinner, native_creator, board, viewer_can } = pin
    const at = {
      pinner: share(pinner),
      native_creator: share(native_creator),
      board: share(board),
      viewer_can: share(viewer_can),
    }
    return { own, images, at }
  })
  const { bookmark } = answer
  const text = JSON.stringify({ base, names, shared, pins } satisfies Packet)
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
  const { base, names, shared, pins } = JSON.parse(text) as Packet
  const data = pins.map((pin): Pin => {
    if ('whole' in pin) return pin.whole
    const { at } = pin
    const own = Object.fromEntries(names.map((name, index) => [name, pin.own[index]])) as Omit<Pin, Shared | 'images'>
    const parts = Object.entries(at).map(([name, index]) => [name, typeof index === 'number' ? shared[index] : null])
    const images = openImages(base, own.image_signature, pin.images)
    return { ...own, ...(Object.fromEntries(parts) as Pick<Pin, Shared>), images }
  })
  return { data, ...(bookmark === undefined ? {} : { bookmark }) }
}

const withoutPages = (pin: Pin): Pin =>
  pin.story_pin_data ? { ...pin, story_pin_data: { ...pin.story_pin_data, pages: [] } } : pin

/** Null where the pin has other names, or a value that JSON has not. */
function valuesOf(pin: Pin, names: readonly string[]): unknown[] | null {
  const values = names.map((name) => pin[name as keyof Pin])
  const isSame =
    !values.includes(undefined) && Object.keys(pin).every((name) => apart.has(name) || names.includes(name))
  return isSame ? values : null
}

/** What stands before the path of the pin's original. */
function baseOf({ images }: Pin): string {
  const end = images.orig.url.indexOf(`/${sizeOfRendition('orig')}/`)
  return images.orig.url.slice(0, Math.max(end, 0))
}

/** Null where an address is not made by the rule. */
function packImages({ images, image_signature: signature }: Pin, base: string): PackedImages | null {
  const extension = images.orig.url.slice(images.orig.url.lastIndexOf('.') + 1)
  const rebuilt = openImages(base, signature, [extension, sizesOf(images)])
  return renditions.every((key) => rebuilt[key].url === images[key].url) ? [extension, sizesOf(images)] : null
}

const sizesOf = (images: Pin['images']): Sizes => renditions.flatMap((key) => [images[key].width, images[key].height])

function openImages(base: string, signature: string, [extension, sizes]: PackedImages): Pin['images'] {
  const entries = renditions.map((key, index) => {
    const url = pictureUrl(base, sizeOfRendition(key), signature, key === 'orig' ? extension : 'jpg')
    return [key, { url, width: sizes[index * 2] ?? 0, height: sizes[index * 2 + 1] ?? 0 }]
  })
  return Object.fromEntries(entries) as Pin['images']
}
