import { isRefused } from './page-rules.ts'
import { backgroundsIn, largestOf } from './srcset.ts'

/** A picture as a page names it; its size may not be known yet. */
export interface NamedPicture {
  readonly address: string
  /** In pixels, 0 where it is not known. */
  readonly width: number
  readonly height: number
  readonly words: string
  /** Where it wants to lead; empty where that is its page. */
  readonly link: string
  /** The Pin that it shows already; empty where it shows none. */
  readonly pinId: string
  readonly element: Element
}

/** CN-03: the Pin that an attribute names; empty where it names none. */
export const pinIdIn = (text: string): string => (/^\d{1,19}$/.test(text) ? text : '')

/** Where pages keep the address of a picture that they load late. */
const lazySets = ['data-srcset', 'data-lazy-srcset', 'lazy-srcset']
const lazySources = ['data-src', 'data-lazy-src', 'data-original', 'data-lazy', 'data-url', 'data-image', 'data-full']

const firstOf = (element: Element, names: readonly string[]) =>
  names.map((name) => element.getAttribute(name) ?? '').find((value) => value.trim() !== '')

/** The address of the largest that an element names, before it is made whole. */
function addressOf(element: Element): string | undefined {
  const given = element.getAttribute('data-pin-media') ?? ''
  if (given !== '') return given
  if (element instanceof HTMLVideoElement) return element.poster
  if (!(element instanceof HTMLImageElement)) return backgroundsIn(element.getAttribute('style') ?? '')[0]
  const sources = [...(element.closest('picture')?.querySelectorAll('source') ?? [])]
  const sets = [element, ...sources].map((each) => firstOf(each, ['srcset', ...lazySets]) ?? '')
  const largest = sets.map(largestOf).find((address) => address !== undefined && !address.startsWith('data:'))
  return largest ?? firstOf(element, lazySources) ?? (element.currentSrc || element.src)
}

/** What a page may say of a picture by attributes, and what it shows. Null where there is none to save. */
export function pictureOf(element: Element): NamedPicture | null {
  if (isRefused(element)) return null
  const address = URL.parse(addressOf(element)?.trim() ?? '', element.ownerDocument.baseURI)
  if (address === null || !/^(https?|blob|data):$/.test(address.protocol)) return null
  address.hash = ''
  const said = (name: string) => element.getAttribute(name)?.trim() ?? ''
  const isShown = element instanceof HTMLImageElement && element.complete && element.naturalWidth > 1
  return {
    address: address.href,
    width: isShown ? element.naturalWidth : 0,
    height: isShown ? element.naturalHeight : 0,
    words: said('data-pin-description') || said('alt') || said('title'),
    link: URL.parse(said('data-pin-url'))?.href ?? '',
    pinId: pinIdIn(said('data-pin-id')),
    element,
  }
}
