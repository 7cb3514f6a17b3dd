import type { MetaDescriptor } from 'react-router'
import { links } from '../api/links.ts'
import type { Thing } from './structured-data.ts'

interface PageHead {
  readonly title: string
  readonly description?: string | undefined
  /** The path the page is known by, made by a route builder. Without one the page has no canonical address. */
  readonly path?: string
  /** Kept out of search engines: members' own pages, hidden and missing things. */
  readonly isPrivate?: boolean
  readonly shareType?: 'website' | 'profile' | 'pinterestapp:pin' | 'pinterestapp:pinboard'
  readonly picture?: { readonly url: string; readonly width: number; readonly height: number } | undefined
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

const feedLink = (origin: string, path: string, title: string): MetaDescriptor => ({
  tagName: 'link',
  rel: 'alternate',
  type: 'application/rss+xml',
  href: origin + path,
  title,
})

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
  meta.push(
    { property: 'og:title', content: head.title },
    { property: 'og:type', content: head.shareType ?? 'website' },
  )
  meta.push({ name: 'twitter:card', content: head.picture ? 'summary_large_image' : 'summary' })
  if (description !== undefined) meta.push({ property: 'og:description', content: description })
  if (head.picture) {
    meta.push(
      { property: 'og:image', content: new URL(head.picture.url, `${origin}/`).href },
      { property: 'og:image:width', content: String(head.picture.width) },
      { property: 'og:image:height', content: String(head.picture.height) },
    )
  }
  if (head.isEmbeddable === true && url !== undefined) meta.push(oembedLink(origin, url, head.title))
  if (head.feedPath !== undefined) meta.push(feedLink(origin, head.feedPath, head.title))
  for (const [fact, value] of Object.entries(head.facts?.(origin) ?? {})) {
    const name = `pinterestapp:${fact}`
    // Some readers look for `name`, others for `property`.
    if (value !== undefined) meta.push({ name, property: name, content: String(value) })
  }
  // Written with <, >, & and line separators escaped, so that no text ends the script; it runs nothing.
  if (head.things) meta.push({ 'script:ld+json': { '@context': 'https://schema.org', '@graph': head.things(origin) } })
  return meta
}
