import { fetchUpload, findPinImagesResource, type ReplyOf } from '@pinfold/contract'
import { requireMember } from '../../platform/auth/viewer.ts'
import type { Binder } from '../../platform/http/binder.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import { countFetch } from './count-fetch.ts'
import { readPage, type ReadPageDeps } from './look-at-page.ts'
import { typedAddress } from './page-address.ts'
import { fetchWanted, type FetchUploadDeps, wantUpload } from './pictures/fetch-upload.ts'
import type { ReadPage } from './read-page.ts'

/** Looking at pages on the web, and bringing their pictures in. */
export function bindLinks({ bind }: Binder, deps: ReadPageDeps & FetchUploadDeps): void {
  bind(findPinImagesResource.get, async ({ viewer, options }) => {
    typedAddress(options.url, 'url')
    await countFetch(deps, requireMember(viewer))
    return presentPage(await readPage(deps, options.url))
  })
  bind(fetchUpload, ({ viewer, options: { image_url: imageUrl, page_url: pageUrl } }) =>
    wantUpload(deps, requireMember(viewer), { imageUrl, pageUrl }),
  )
}

/** Pictures that were asked for are fetched by the worker. */
export function scheduleLinks(jobs: Jobs, deps: FetchUploadDeps): void {
  jobs.on('upload.wanted', 'media-fetch', (wanted) => fetchWanted(deps, wanted))
}

const presentPage = (page: ReadPage): ReplyOf<typeof findPinImagesResource.get> => ({
  items: page.pictures.map(({ link, ...picture }) => ({ ...picture, ...(link !== null && { link }) })),
  url: page.url,
  title: page.title,
  description: page.description,
  site_name: page.siteName,
  icon_url: page.iconUrl,
  refusal: page.refusal,
})
