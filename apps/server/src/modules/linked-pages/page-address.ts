import { createHash } from 'node:crypto'
import type { Id } from '../../platform/ids/ids.ts'

/** What sites append to tell where somebody came from; the page is the same without it. */
const TRACES = /^(utm_.+|fbclid|gclid|dclid|msclkid|mc_cid|mc_eid|igshid|yclid)$/i
const LONGEST = 2048

/**
 * The address of a page as all links to it have in common; null where a link leads to no page of the web, or carries a name
 * and a password.
 */
export function pageAddress(link: string): string | null {
  const url = link === '' ? null : URL.parse(link)
  if (url === null || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '') return null
  url.hash = ''
  // A query that stays as it is must not be written anew: servers tell encodings apart.
  const traces = [...url.searchParams.keys()].filter((name) => TRACES.test(name))
  for (const name of traces) url.searchParams.delete(name)
  return url.href.length > LONGEST ? null : url.href
}

/** The id of a page: 63 bits of a hash of its address. */
export const pageIdOf = (address: string): Id =>
  (createHash('sha256').update(address).digest().readBigUInt64BE(0) >> 1n).toString()

const known = new WeakMap<object, Id | null>()

/** The page that something leads to; null for none. What never changes is asked once. */
export function pageIdOfLink(of: { readonly link: string }): Id | null {
  const found = known.get(of)
  if (found !== undefined) return found
  const address = pageAddress(of.link)
  const id = address === null ? null : pageIdOf(address)
  if (Object.isFrozen(of)) known.set(of, id)
  return id
}
