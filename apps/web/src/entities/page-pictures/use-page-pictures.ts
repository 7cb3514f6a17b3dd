import { findPinImagesResource, type ReplyOf } from '@pinfold/contract'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../api/client.ts'

/** A page on the web, with its pictures, as the server saw it. */
export type FoundPage = ReplyOf<typeof findPinImagesResource.get>
/** One of its pictures. */
export type FoundPagePicture = FoundPage['items'][number]

const KEPT_MILLISECONDS = 10 * 60 * 1000

/** Has the server look at a page, once for an address; whoever asks again asks anew where that failed. */
export function usePagePictures(url: string) {
  return useQuery({
    queryKey: ['page-pictures', url],
    queryFn: async ({ signal }) => (await call(findPinImagesResource.get, { url }, { signal })).data,
    enabled: url !== '',
    staleTime: KEPT_MILLISECONDS,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
}
