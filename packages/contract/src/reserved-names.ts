import { pictureSizes } from './entities/picture.ts'
import { limits } from './limits.ts'
import { firstSegments, profileSubRoutes } from './routes/route-table.ts'

/** First path segments that are served beside the pages. */
const served = `
  resource v3 vx _ngjs _ api oauth oembed.json widgets embed graphql upload-image upload uploads media videos
  captions live ready metrics health robots.txt sitemap sitemaps sitemap.xml favicon.ico assets static public
  build src node_modules .well-known manifest.webmanifest service-worker.js sw.js offline share-target invite
  verify unsubscribe js
`

/** Words that pages will stand at, or under which nobody should speak for us. */
const kept = `
  help about terms privacy admin administrator support security legal imprint contact careers blog news
  notifications messages account accounts users user pins boards topics ideas categories popular join register
  developers extension staff official moderator root system pinfold me self null undefined everyone
`

/** No member can be called so: each is, or may become, a first path segment of ours. Compare by `usernameKey`. */
export const reservedUsernames: ReadonlySet<string> = new Set(
  [...firstSegments, ...pictureSizes, ...wordsOf(served), ...wordsOf(kept)].map(usernameKey),
)

/** No board can live at these, because a profile's own pages do. */
export const reservedBoardSlugs: ReadonlySet<string> = profileSubRoutes

/** A section's address that begins so means a section's id. */
export const RESERVED_SECTION_PREFIX = 'id:'

function wordsOf(text: string): string[] {
  return text.trim().split(/\s+/)
}

/** The canonical form: two usernames with the same key are the same username. */
export function usernameKey(username: string): string {
  return username.normalize('NFKC').toLowerCase()
}

/** A username in its canonical form. */
export const usernamePattern = new RegExp(`^[a-z0-9_]{${limits.username.shortest},${limits.username.longest}}$`)

/** Whether the word, however it is written, is one of ours. */
export function isReservedUsername(username: string): boolean {
  return reservedUsernames.has(usernameKey(username))
}

const LONGEST_SLUG = 100

/**
 * The name of a board or section as its address shows it: lower case, letters and digits of any script, hyphens for
 * everything between. Never empty and never reserved. A caller who finds it taken adds a number after a hyphen.
 */
export function slugOf(name: string, kind: 'board' | 'section' = 'board'): string {
  const plain = name
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFKC')
    .replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')
  const hyphened = plain.replaceAll(/[^\p{L}\p{N}\p{Mn}\p{Mc}]+/gu, '-').replace(/^[-\p{M}]+/u, '')
  const slug = Array.from(hyphened).slice(0, LONGEST_SLUG).join('').replace(/-$/, '')
  if (slug === '') return kind
  return kind === 'board' && reservedBoardSlugs.has(slug) ? `${slug}-board` : slug
}
