import { sitePageResource } from '@pinfold/contract'
import type { Binder } from '../../platform/http/binder.ts'
import type { SitePages } from './site-pages.ts'

/** The pages that whoever runs the site writes. */
export function bindSitePages({ bind }: Binder, { sitePages }: { readonly sitePages: SitePages }): void {
  bind(sitePageResource.get, async ({ options: { page } }) => {
    const written = await sitePages.read(page)
    return { page, html: written?.html ?? null, updated_at: written?.changedAt.toISOString() ?? null }
  })
}
