import { alternatePaths } from '@pinfold/contract'
import type { MetaDescriptor } from 'react-router'
import { links } from '../../api/links.ts'
import type { Thing } from './structured-data.ts'

/** The picture that stands for a page where it is shared. */
interface HeadPicture {
  readonly url: string
  readonly width: number
  readonly height: number
  /** What it shows, for who does not see it. */
  readonly alt?: string | undefined
}

interface PageHead {
  readonly title: string
  readonly description?: string | undefined
  /** The path the page is known by, made by a route builder. Without one the page has no canonical address. */
  readonly path?: string
  /** Kept out of search engines: members' own pages, hidden and missing things. */
  readonly isPrivate?: boolean
  readonly shareType?: 'website' | 'profile' | 'pinterestapp:pin' | 'pinterestapp:pinboard'
  readonly picture?: HeadPicture | undefined
  /** It can be shown in a frame on other sites, which learn from oEmbed how. */
  readonly isEmbeddable?: boolean
  /** The path of its feed. */
  readonly feedPath?: string | undefined
  /** What clients of the wire look for under `pinterestapp:`. */
  readonly facts?: (origin: string) => Readonly<Record<string, string | number | undefined>>
  /** The page for machines, as schema.org has it. */
  readonly things?: (origin: string) => readonly Thing[]
}

/** A route of the page with what its loader answered. */
export interface RootMatch {
  readonly id: string
  readonly loaderData?: unknown
}

/** `PUBLIC_URL` as the root loader gave it. */
function publicUrlOf(matches: readonly (RootMatch | undefined)[]): string {
  const root = matches.find((match) => match?.id === 'root')?.loaderData as { publicUrl?: string } | undefined
  return root?.publicUrl ?? ''
}

const oembedLink = (origin: string, url: string, title: string): MetaDescriptor => ({
  tagName: 'link',
  rel: 'alternate',
  type: 'application/json+oembed',
  href: origin + links.oembed(url),
  title,
})

const feedLinks = (origin: string, path: string, title: string): MetaDescriptor[] =>
  [
    { type: 'application/rss+xml', href: origin + path },
    { type: 'application/atom+xml', href: origin + path.replace(/\.rss$/, '.atom') },
  ].map((feed) => ({ tagName: 'link', rel: 'alternate', ...feed, title }))

/** Where search engines find the page in each language. */
const alternateLinks = (origin: string, path: string): MetaDescriptor[] =>
  alternatePaths(path).map(({ lang, path: own }) => ({
    tagName: 'link',
    rel: 'alternate',
    hrefLang: lang,
    href: origin + own,
  }))

/** What a link preview shows beside the words; networks that know neither name take the other. */
function pictureOf(origin: string, { url, width, height, alt }: HeadPicture): MetaDescriptor[] {
  // A veiled picture has no address that others could show.
  if (url.startsWith('data:')) return []
  const address = new URL(url, `${origin}/`).href
  const words = alt?.trim() || undefined
  return [
    { property: 'og:image', content: address },
    { property: 'og:image:width', content: String(width) },
    { property: 'og:image:height', content: String(height) },
    ...(words === undefined ? [] : [{ property: 'og:image:alt', content: words }]),
    { name: 'twitter:image', content: address },
    ...(words === undefined ? [] : [{ name: 'twitter:image:alt', content: words }]),
  ]
}

/** Title, description, canonical address, robots, and what other sites show when the page is shared. */
export function pageHead(head: PageHead, matches: readonly (RootMatch | undefined)[]): MetaDescriptor[] {
  const origin = publicUrlOf(matches)
  const title = head.title === 'Pinfold' ? head.title : `${head.title} · Pinfold`
  const meta: MetaDescriptor[] = [{ title }]
  if (head.isPrivate === true) return [...meta, { name: 'robots', content: 'noindex' }]
  const description = head.description?.trim() || undefined
  const url = head.path === undefined ? undefined : `${origin}${head.path}`
  if (description !== undefined) meta.push({ name: 'description', content: description })
  if (url !== undefined)
    meta.push({ tagName: 'link', rel: 'canonical', href: url }, { property: 'og:url', content: url })
  if (head.path !== undefined) meta.push(...alternateLinks(origin, head.path))
  meta.push(
    { property: 'og:title', content: head.title },
    { property: 'og:type', content: head.shareType ?? 'website' },
    { property: 'og:site_name', content: 'Pinfold' },
    // A portrait is small and square.
    { name: 'twitter:card', content: head.picture && head.shareType !== 'profile' ? 'summary_large_image' : 'summary' },
    { name: 'twitter:title', content: head.title },
  )
  if (description !== undefined)
    meta.push(
      { property: 'og:description', content: description },
      { name: 'twitter:description', content: description },
    )
  if (head.picture) meta.push(...pictureOf(origin, head.picture))
  if (head.isEmbeddable === true && url !== undefined) meta.push(oembedLink(origin, url, head.title))
  if (head.feedPath !== undefined) meta.push(...feedLinks(origin, head.feedPath, head.title))
  for (const [fact, value] of Object.entries(head.facts?.(origin) ?? {})) {
    const name = `pinterestapp:${fact}`
    // Some readers look for `name`, others for `property`.
    if (value !== undefined) meta.push({ name, property: name, content: String(value) })
  }
  // Written with <, >, & and line separators escaped, so that no text ends the script; it runs nothing.
  if (head.things) meta.push({ 'script:ld+json': { '@context': 'https://schema.org', '@graph': head.things(origin) } })
  return meta
}
