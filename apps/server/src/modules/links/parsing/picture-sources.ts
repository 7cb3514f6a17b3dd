import { attribute, type Element } from './page-tree.ts'
import { webAddress } from './values.ts'

/** An address of a picture, with its pixels as far as the page says them. */
export interface SourceOfPicture {
  readonly url: string
  readonly width: number | null
  readonly height: number | null
}

/** Attributes in which pages keep the picture until it is scrolled to, or a larger one; the surest first. */
const lazyNames = [
  'data-old-hires',
  'data-zoom-image',
  'data-large_image',
  'data-large-image',
  'data-zoom',
  'data-full-src',
  'data-full',
  'data-highres',
  'data-hi-res-src',
  'data-original',
  'data-original-src',
  'data-src',
  'data-lazy-src',
  'data-lazy',
  'data-lazyload',
  'data-ll-src',
  'data-flickity-lazyload',
  'data-splide-lazy',
  'data-defer-src',
  'data-actualsrc',
  'data-pagespeed-lazy-src',
  'data-pagespeed-high-res-src',
  'data-cfsrc',
  'data-echo',
  'data-image',
  'data-image-src',
  'data-img',
  'data-img-src',
  'data-img-url',
  'data-url',
  'data-normal',
  'data-runner-src',
  'data-src-retina',
  'data-retina',
  'lazy-src',
  'loadsrc',
] as const
const sourceSets = [
  'srcset',
  'data-srcset',
  'data-lazy-srcset',
  'data-src-set',
  'data-original-set',
  'data-ll-srcset',
  'imagesrcset',
] as const
const endsLikePicture = /\.(jpe?g|png|webp|avif|gif|jfif|bmp)([?#_]|$)/i

/** The best source of an element that shows a picture, and its other addresses, by which others of the same are known. */
export function sourcesOf(element: Element, around: readonly Element[], base: string): readonly SourceOfPicture[] {
  const declared = sizeOf(element)
  const sets = [...around, element].flatMap((one) =>
    sourceSets.flatMap((name) => sourcesOfSet(attribute(one, name) ?? '', base)),
  )
  const inSets = withHeights(sets, declared)
  const media = attribute(element, 'data-pin-media')
  const single = (text: string | null): SourceOfPicture[] => {
    const url = pictureAddress(text, base)
    return url === null ? [] : [{ url, ...declared }]
  }
  const lazy = lazyNames.flatMap((name) => single(unfilled(attribute(element, name))))
  const others = element.attrs.flatMap(({ name, value }) =>
    name.startsWith('data-') && endsLikePicture.test(value) && !/[{\s,]/.test(value) && !name.includes('pin-')
      ? single(value)
      : [],
  )
  const plain =
    element.tagName === 'video'
      ? single(attribute(element, 'poster'))
      : single(attribute(element, 'src') ?? attribute(element, 'href') ?? attribute(element, 'xlink:href'))
  const wanted = media === null ? [] : single(media).map(({ url }) => ({ url, width: null, height: null }))
  const largest = inSets.toSorted((one, other) => (other.width ?? 0) - (one.width ?? 0))
  const backgrounds = backgroundsOf(element)
    .flatMap(single)
    .map(({ url }) => ({ url, width: null, height: null }))
  const dynamic = dynamicSources(attribute(element, 'data-a-dynamic-image'), base)
  const all = [...wanted, ...dynamic, ...largest, ...lazy, ...plain, ...others, ...backgrounds]
  return all.filter(({ url }, at) => all.findIndex((one) => one.url === url) === at)
}

/** A picture's address. Drawings, data and files that are none are left out. */
export function pictureAddress(text: string | null, base: string): string | null {
  if (text === null || /^\s*(data|blob|javascript|about):/i.test(text) || /[{}<>]/.test(text)) return null
  const url = webAddress(text, base)
  return url === null || /\.(svgz?|html?|php|js|css|ico|mp4|webm|pdf)$/i.test(new URL(url).pathname) || url === base
    ? null
    : url
}

/** Shops leave the width to a script: `…_{width}x.jpg`. */
const unfilled = (text: string | null) => text?.replaceAll(/\{width\}|%7Bwidth%7D/gi, '1080') ?? null

const pixels = (text: string | null) => {
  const digits = /^\s*(\d{1,5})(?:\.\d+)?(?:px)?\s*$/i.exec(text ?? '')?.[1]
  return digits === undefined || digits === '0' ? null : Number(digits)
}

const sizeOf = (element: Element) => ({
  width: pixels(attribute(element, 'width') ?? attribute(element, 'data-width')),
  height: pixels(attribute(element, 'height') ?? attribute(element, 'data-height')),
})

/** Addresses may hold commas; only a comma with a space, or after a width, ends one. */
function sourcesOfSet(text: string, base: string): SourceOfPicture[] {
  const parts = [
    ...text.slice(0, 50_000).matchAll(/\s*([^\s,]\S*[^\s,]|[^\s,])(?:\s+([\d.]+)([wx])(?:\s+\d+h)?)?\s*(?:,|$)/g),
  ]
  return parts.flatMap(([, address = '', amount, unit]) => {
    const url = pictureAddress(unfilled(address) ?? address, base)
    const width = unit === 'w' ? Number(amount) : null
    return url === null ? [] : [{ url, width: width !== null && width >= 1 ? Math.round(width) : null, height: null }]
  })
}

/** A set says widths alone; the element says the proportion. */
function withHeights(
  sources: readonly SourceOfPicture[],
  { width, height }: { width: number | null; height: number | null },
) {
  return sources.map((source) =>
    source.width === null || width === null || height === null
      ? source
      : { ...source, height: Math.max(1, Math.round((source.width / width) * height)) },
  )
}

function dynamicSources(text: string | null, base: string): SourceOfPicture[] {
  if (text === null) return []
  const pairs = [...text.matchAll(/"([^"]+)"\s*:\s*\[(\d{1,5}),\s*(\d{1,5})\]/g)]
  return pairs
    .flatMap(([, address = '', width, height]) => {
      const url = pictureAddress(address, base)
      return url === null ? [] : [{ url, width: Number(width), height: Number(height) }]
    })
    .toSorted((one, other) => other.width - one.width)
}

function backgroundsOf(element: Element): readonly string[] {
  const style = attribute(element, 'style') ?? ''
  const inStyle = [...style.slice(0, 5000).matchAll(/url\(\s*(["']?)(.*?)\1\s*\)/gi)].map(
    ([, , address = '']) => address,
  )
  const inData = element.attrs
    .filter(({ name }) => /^data-(\w+-)*(bg|background|bgset|background-image)(-\w+)*$/.test(name))
    .map(({ value }) => /url\(\s*["']?(.*?)["']?\s*\)/i.exec(value)?.[1] ?? value)
    .filter((value) => endsLikePicture.test(value) && !/\s/.test(value))
  return [...inStyle, ...inData]
}
