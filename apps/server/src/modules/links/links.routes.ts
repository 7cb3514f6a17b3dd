import { fetchUpload, findPinImagesResource, type ReplyOf } from '@pinfold/contract'
import { actorOf, requireMember } from '../../platform/auth/viewer.ts'
import type { Binder } from '../../platform/http/binder.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import { countFetch } from './count-fetch.ts'
import { FILM_MILLISECONDS, fetchFilm, wantFilm } from './films/fetch-film.ts'
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
    const page = await readPage(deps, options.url)
    // Where none can be converted there is nothing to take.
    const isVideo = page.isFilm === true && (await deps.videoProgram.tools()) !== null
    return { ...presentPage(page, previewOf), is_video: isVideo }
  })
  bind(fetchUpload, ({ viewer, options: { image_url: imageUrl, page_url: pageUrl, type } }) => {
    const member = requireMember(viewer)
    return type === 'video' ? wantFilm(deps, member, imageUrl) : wantUpload(deps, member, { imageUrl, pageUrl })
  })
}

/** Long ones are not in the way of pictures, and few at a time leave the line to others. */
const fetchingFilms = { concurrency: 2, mostSeconds: (2 * FILM_MILLISECONDS) / 1000 }

/** Pictures and videos that were asked for are fetched by the worker. */
export function scheduleLinks(jobs: Jobs, deps: FetchUploadDeps): void {
  jobs.on('upload.wanted', 'media-fetch', (wanted) => fetchWanted(deps, wanted))
  jobs.on('film.wanted', 'media-fetch-film', (wanted) => fetchFilm(deps, wanted), fetchingFilms)
}

const presentPage = (
  page: ReadPage,
  previewOf: (url: string) => string,
): Omit<ReplyOf<typeof findPinImagesResource.get>, 'is_video'> => ({
  items: page.pictures.map(({ link, alt, ...picture }) => ({
    ...picture,
    alt_text: alt,
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
