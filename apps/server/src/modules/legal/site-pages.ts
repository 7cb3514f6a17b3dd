import { open } from 'node:fs/promises'
import { join } from 'node:path'
import type { SitePageName } from '@pinfold/contract'

/** One of the operator's pages. */
interface WrittenPage {
  readonly html: string
  readonly changedAt: Date
}

/** The operator's own pages. */
export interface SitePages {
  /** The page as it is now; null where nothing was written. Throws what reading a file throws, but for a missing one. */
  read(page: SitePageName): Promise<WrittenPage | null>
}

/** Bytes of the longest page; what is longer was hardly meant as one. */
const LONGEST_PAGE = 512 * 1024

/** Pages are Markdown files of the folder, `terms.md` and its like. A page is rendered again when its file changed. */
export function createSitePages(folder: string): SitePages {
  const rendered = new Map<SitePageName, WrittenPage & { readonly size: number }>()
  return {
    async read(page) {
      const file = await openOrNull(join(folder, `${page}.md`))
      if (file === null) return null
      try {
        const { mtime, size } = await file.stat()
        const kept = rendered.get(page)
        if (kept?.changedAt.getTime() === mtime.getTime() && kept.size === size) return kept
        const bytes = Buffer.alloc(Math.min(size, LONGEST_PAGE))
        const { bytesRead } = await file.read(bytes, 0, bytes.byteLength, 0)
        const text = bytes.toString('utf8', 0, bytesRead)
        if (text.trim() === '') return null
        // With its library, which takes memory only where the operator wrote a page.
        const { renderMarkdown } = await import('./markdown.ts')
        const made = { html: renderMarkdown(text), changedAt: mtime, size }
        rendered.set(page, made)
        return made
      } finally {
        await file.close()
      }
    },
  }
}

async function openOrNull(path: string) {
  try {
    return await open(path)
  } catch (error) {
    if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR')) return null
    throw error
  }
}
