import type { ServerBuild } from 'react-router'

/** What a board's address says. */
export interface BoardParams {
  readonly username: string
  readonly slug: string
}

/** Reads addresses that can mean nothing but a board; everything else is left to the router. */
export interface BoardAddresses {
  parse(address: URL): BoardParams | null
}

/** Where a route has a word, no member and no board is meant; the router does not look at its case. */
export function boardAddresses(routes: ServerBuild['routes']): BoardAddresses {
  const paths = Object.values(routes).map((route) => (route ? pathOf(routes, route.id) : []))
  const wordsAt = (place: number) =>
    new Set(
      paths.map((path) => path[place]?.toLowerCase()).filter((word) => word !== undefined && !word.startsWith(':')),
    )
  const [firsts, seconds] = [wordsAt(0), wordsAt(1)]
  return {
    parse({ pathname, search }) {
      const [, owner, board] = /^\/([\w.~%-]+)\/([\w.~%-]+)\/?$/.exec(pathname) ?? []
      if (owner === undefined || board === undefined || search !== '' || board.endsWith('.data')) return null
      if (firsts.has(owner.toLowerCase()) || seconds.has(board.toLowerCase())) return null
      const [username, slug] = [decoded(owner), decoded(board)]
      return username === null || slug === null ? null : { username, slug }
    },
  }
}

/** The words and names on the way to a route. */
function pathOf(routes: ServerBuild['routes'], id: string): string[] {
  const route = routes[id]
  if (!route) return []
  const above = route.parentId === undefined ? [] : pathOf(routes, route.parentId)
  return [...above, ...(route.path ?? '').split('/').filter((word) => word !== '')]
}

/** Null where the router has rules of its own: for signs that divide addresses, and for what cannot be read. */
function decoded(word: string): string | null {
  if (!word.includes('%')) return word
  if (/%(?:2f|25|5c)/i.test(word)) return null
  try {
    return decodeURIComponent(word)
  } catch {
    return null
  }
}
