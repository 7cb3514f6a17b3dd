import { z } from 'zod'
import { query, resource } from '../wire/endpoint.ts'

/** The pages that whoever runs a site can write. */
export const sitePageNames = ['about', 'terms', 'privacy'] as const
export type SitePageName = (typeof sitePageNames)[number]

/** What whoever runs the site says of it. */
export const sitePageResource = resource('SitePage', {
  get: query({
    summary: 'What the operator wrote for one of the site’s own pages, as HTML; null where nothing was written.',
    facts: { token: 'open', acting: 'nobody', rate: 'none: reads' },
    noRow: 'public: what whoever runs the site wrote for everybody',
    access: 'public',
    options: z.object({ page: z.enum(sitePageNames) }),
    reply: z.object({
      page: z.enum(sitePageNames),
      html: z.string().nullable(),
      /** When it was last changed, in ISO 8601. */
      updated_at: z.string().nullable(),
    }),
  }),
})
