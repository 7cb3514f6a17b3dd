import { matchRoute, parsePicturePath, usernameKey } from '@pinfold/contract'

/** What somebody who searches may mean by what they typed or pasted. Each is null where it cannot be meant. */
export interface Wish {
  readonly id: string | null
  /** An address of a person. */
  readonly email: string | null
  readonly usernameKey: string | null
  readonly board: { readonly usernameKey: string; readonly slug: string } | null
  /** The public name of a picture. */
  readonly signature: string | null
  /** The whole text, for searches by words; null where it is an address or an id. */
  readonly words: string | null
}

const nothing: Wish = { id: null, email: null, usernameKey: null, board: null, signature: null, words: null }

/** Reads what was typed: an id, a name, the address of a page or picture on any host, or words. */
export function readWish(typed: string): Wish {
  const text = typed.trim()
  if (text === '') return nothing
  if (/^\d{1,19}$/.test(text)) return { ...nothing, id: text, usernameKey: text }
  const signature = /^[0-9a-f]{32}$/i.exec(text)?.[0]?.toLowerCase()
  if (signature !== undefined) return { ...nothing, signature }
  const path = pathOf(text)
  if (path !== null) return readPath(path)
  if (text.startsWith('@')) return { ...nothing, usernameKey: usernameKey(text.slice(1)) }
  if (text.includes('@')) return { ...nothing, email: text }
  return { ...nothing, usernameKey: usernameKey(text), words: text }
}

/** The path of something that was copied out of an address bar. */
function pathOf(text: string): string | null {
  if (text.startsWith('/')) return text
  const url = /^https?:\/\//i.test(text) ? URL.parse(text) : null
  return url && url.pathname + url.search
}

function readPath(path: string): Wish {
  const picture = parsePicturePath(path.split(/[?#]/)[0] ?? '')
  if (picture) return { ...nothing, signature: picture.signature }
  const found = matchRoute(path)
  const params: { pinId?: unknown; username?: unknown; slug?: unknown } = found?.params ?? {}
  const { pinId, username, slug } = params
  if (typeof pinId === 'string') return { ...nothing, id: pinId }
  if (typeof username !== 'string') return nothing
  if (typeof slug === 'string') return { ...nothing, board: { usernameKey: usernameKey(username), slug } }
  return { ...nothing, usernameKey: usernameKey(username) }
}
