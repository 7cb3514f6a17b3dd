import { findPinImagesResource, type ReplyOf } from '@pinfold/contract'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { call } from '../../api/client.ts'

/** A page on the web, with its pictures, as the server saw it. */
export type FoundPage = ReplyOf<typeof findPinImagesResource.get>
/** One of its pictures. */
export type FoundPagePicture = FoundPage['items'][number]

const KEPT_MILLISECONDS = 10 * 60 * 1000

/** A look at a page by the server, once for an address: whoever shows the page next is given what was found. */
export const pagePictures = (url: string) =>
  queryOptions({
    queryKey: ['page-pictures', url],
    queryFn: async ({ signal }) => (await call(findPinImagesResource.get, { url }, { signal })).data,
    staleTime: KEPT_MILLISECONDS,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })

/** Has the server look at a page; whoever asks again asks anew where that failed. */
export const usePagePictures = (url: string) => useQuery({ ...pagePictures(url), enabled: url !== '' })
