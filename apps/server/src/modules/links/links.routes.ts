import { fetchUpload, findPinImagesResource, type ReplyOf } from '@pinfold/contract'
import { actorOf, requireMember } from '../../platform/auth/viewer.ts'
import type { Binder } from '../../platform/http/binder.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import { countFetch } from './count-fetch.ts'
import { readPage, type ReadPageDeps } from './look-at-page.ts'
import { typedAddress } from './page-address.ts'
import { fetchWanted, type FetchUploadDeps, wantUpload } from './pictures/fetch-upload.ts'
import type { PreviewProofs } from './pictures/preview-proofs.ts'
import type { ReadPage } from './read-page.ts'

/** Looking at pages on the web, and bringing their pictures in. */
export function bindLinks(
  { bind }: Binder,
  deps: ReadPageDeps & FetchUploadDeps & { readonly previewProofs: PreviewProofs },
): void {
  bind(findPinImagesResource.get, async ({ viewer, options }) => {
    typedAddress(options.url, 'url')
    const member = requireMember(viewer)
    await countFetch(deps, member)
    const previewOf = (url: string) => deps.previewProofs.pathOf(actorOf(member), url)
    return presentPage(await readPage(deps, options.url), previewOf)
  })
  bind(fetchUpload, ({ viewer, options: { image_url: imageUrl, page_url: pageUrl } }) =>
    wantUpload(deps, requireMember(viewer), { imageUrl, pageUrl }),
  )
}

/** Pictures that were asked for are fetched by the worker. */
export function scheduleLinks(jobs: Jobs, deps: FetchUploadDeps): void {
  jobs.on('upload.wanted', 'media-fetch', (wanted) => fetchWanted(deps, wanted))
}

const presentPage = (
  page: ReadPage,
  previewOf: (url: string) => string,
): ReplyOf<typeof findPinImagesResource.get> => ({
  items: page.pictures.map(({ link, ...picture }) => ({
    ...picture,
    preview_url: previewOf(picture.url),
    ...(link !== null && { link }),
  })),
  url: page.url,
  title: page.title,
  description: page.description,
  site_name: page.siteName,
  icon_url: page.iconUrl,
  refusal: page.refusal,
})
