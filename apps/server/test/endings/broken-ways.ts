import { expect } from 'vitest'

/** What pages of an archive show or lead to that is not in it, and what they would fetch from elsewhere. */
export function brokenWays(files: ReadonlyMap<string, Buffer>): string[] {
  const pages = [...files].filter(([name]) => name.endsWith('.html'))
  expect(pages.length).toBeGreaterThan(0)
  return pages.flatMap(([name, content]) =>
    [...String(content).matchAll(/ (src|poster|href)="([^"]+)"/g)].flatMap(([, kind, way = '']) => {
      const { protocol, pathname } = new URL(way, `file:///${name}`)
      const isFine = protocol === 'file:' ? files.has(pathname.slice(1)) : kind === 'href'
      return isFine ? [] : [`${name}: ${way}`]
    }),
  )
}
