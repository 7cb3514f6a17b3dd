import { AppError } from '../../platform/errors/app-error.ts'
import type { Outbound, OutboundAnswer, OutboundRequest } from '../../platform/outbound/outbound.ts'
import { FILM_HEAD, isFilm } from './films/film-answer.ts'
import { asRefusal, typedAddress } from './page-address.ts'
import type { PageParser } from './parsing/page-parser.ts'
import type { ExtractedPage } from './parsing/extract-page.ts'
import type { FoundPicture } from './parsing/page-pictures.ts'
import { measureAll } from './pictures/measure-all.ts'
import { orderPictures } from './pictures/order-pictures.ts'
import { sizeOfPicture } from './pictures/picture-size.ts'
import type { ReadPage } from './read-page.ts'

/** What reading pages needs. */
export interface ReadPageDeps {
  readonly outbound: Outbound
  readonly pageParser: PageParser
}

/** What a page was known by, for the next time. */
interface PageMarks {
  readonly etag: string | null
  readonly lastModified: string | null
}

/** A page that was read before: unchanged, or read anew without looking at its pictures. */
export type RefreshedPage = PageMarks & { readonly page: ReadPage | null }

const PAGE_BYTES = 5 * 1024 * 1024
const ALL_MILLISECONDS = 10_000
const ACCEPTED = 'text/html,application/xhtml+xml,image/*;q=0.9,*/*;q=0.8'

/**
 * Reads a page on the web, with its pictures measured. An address of a picture is a page of that picture, that of a
 * film is said to be one.
 * Throws `invalid_link`, `page_unreachable`, `page_too_slow`.
 */
export async function readPage(deps: ReadPageDeps, address: string, field = 'url'): Promise<ReadPage> {
  const url = typedAddress(address, field)
  const signal = AbortSignal.timeout(ALL_MILLISECONDS)
  try {
    const { found } = await fetchPage(deps.outbound, { url, signal }).catch((error: unknown) => {
      // Somebody who types no scheme means whatever the site has.
      if (url.protocol === 'https:' && !/^https:/i.test(address.trim()))
        return fetchPage(deps.outbound, { url: new URL(url.href.replace(/^https:/, 'http:')), signal })
      throw error
    })
    if (found === null) throw new AppError('page_unreachable', { field })
    if (!('bytes' in found)) return found
    const page = await parsedPage(deps, found, field)
    const pictures = page.refusal === null ? await withEmbed(deps.outbound, page, signal) : []
    const measured = await measureAll(deps.outbound, pictures, new URL(found.url), signal)
    return { ...readPart(page, found.url), pictures: orderPictures(pictures, measured) }
  } catch (error) {
    throw asRefusal(error, field)
  }
}

/**
 * Reads a page's words and facts again, where it changed since; its pictures have the sizes that the page says.
 * Throws as `readPage`.
 */
export async function refreshPage(deps: ReadPageDeps, address: string, known: PageMarks): Promise<RefreshedPage> {
  const url = typedAddress(address, 'url')
  try {
    const { found, ...marks } = await fetchPage(deps.outbound, { url, known })
    if (found === null) return { ...marks, page: null }
    if (!('bytes' in found)) return { ...marks, page: found }
    const page = await parsedPage(deps, found, 'url')
    return { ...marks, page: { ...readPart(page, found.url), pictures: orderPictures(page.pictures, new Map()) } }
  } catch (error) {
    throw asRefusal(error, 'url')
  }
}

interface FetchedPage {
  readonly bytes: Buffer
  readonly contentType: string
  readonly url: string
}

/** The bytes of a page, what a picture is by itself, or null for what is as it was. Throws `FetchFailure`, `page_unreachable`. */
async function fetchPage(
  outbound: Outbound,
  wanted: Pick<OutboundRequest, 'url' | 'known' | 'signal'>,
): Promise<PageMarks & { found: FetchedPage | ReadPage | null }> {
  const answer = await outbound.open({ ...wanted, accept: ACCEPTED, mostBytes: PAGE_BYTES, atLimit: 'cut' })
  const bytes = await bytesUnlessFilm(answer)
  const { contentType, url, status, etag, lastModified } = answer
  const marks = {
    etag: etag ?? wanted.known?.etag ?? null,
    lastModified: lastModified ?? wanted.known?.lastModified ?? null,
  }
  if (status === 304) return { ...marks, found: null }
  if (status < 200 || status > 299) throw new AppError('page_unreachable', { field: 'url' })
  if (bytes === 'film') return { ...marks, found: { ...pageOf(url, []), isFilm: true } }
  const size = /^(text|application\/xhtml)/i.test(contentType) ? null : sizeOfPicture(bytes)
  if (size !== null) return { ...marks, found: pageOf(url, [{ url: url.href, ...size, ...noWords }]) }
  const isPage =
    /html|xml|^text\/plain|^$/i.test(contentType) ||
    /^\s*<(!doctype|html|head|\?xml)/i.test(bytes.toString('latin1', 0, 500))
  return { ...marks, found: isPage ? { bytes, contentType, url: url.href } : pageOf(url, []) }
}

/** The whole body; of a film no more than says that it is one. */
async function bytesUnlessFilm(answer: OutboundAnswer): Promise<Buffer | 'film'> {
  const chunks: Uint8Array[] = []
  let isSure = false
  for await (const chunk of answer.body) {
    chunks.push(chunk)
    if (isSure) continue
    const head = Buffer.concat(chunks)
    if (head.length < FILM_HEAD) continue
    if (isFilm(answer, head)) return 'film'
    isSure = true
  }
  return Buffer.concat(chunks)
}

const noWords = { title: null, description: null, alt: null, link: null } as const

/** What is known of something that is no page. */
const pageOf = (url: URL, pictures: ReadPage['pictures']): ReadPage => ({
  url: url.href,
  title: null,
  description: null,
  siteName: null,
  iconUrl: new URL('/favicon.ico', url).href,
  refusal: null,
  pictures,
  facts: null,
})

async function parsedPage({ pageParser }: ReadPageDeps, source: FetchedPage, field: string): Promise<ExtractedPage> {
  const outcome = await pageParser.parse(source)
  if (outcome.ok) return outcome.page
  throw new AppError(outcome.reason === 'timed_out' ? 'page_too_slow' : 'page_unreachable', { field })
}

const readPart = ({ title, description, siteName, iconUrl, refusal, facts }: ExtractedPage, url: string) => ({
  url,
  title,
  description,
  siteName,
  iconUrl,
  refusal,
  facts,
})

/** Pages that name no picture may have one in what they offer for embedding. */
async function withEmbed(
  outbound: Outbound,
  page: ExtractedPage,
  signal: AbortSignal,
): Promise<readonly FoundPicture[]> {
  if (page.embedUrl === null || page.pictures.some(({ isNamed }) => isNamed)) return page.pictures
  // With the parser of its words, which takes memory only where pages are looked at.
  const { pictureOfEmbed } = await import('./page-embed.ts')
  const picture = await pictureOfEmbed(outbound, page.embedUrl, signal)
  return picture === null ? page.pictures : [picture, ...page.pictures.filter(({ url }) => url !== picture.url)]
}
