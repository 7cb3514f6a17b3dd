import { limits } from '@pinfold/contract'
import type { Outbound, OutboundAnswer } from '../../../platform/outbound/outbound.ts'
import { FetchFailure } from '../../../platform/outbound/fetch-failure.ts'

/** What fetching a picture needs. */
export interface FetchPictureDeps {
  readonly outbound: Outbound
}

/** What pictures are asked for as: formats that are taken, the best first. */
export const PICTURES_ACCEPTED = 'image/avif,image/webp,image/jpeg,image/png,image/gif,image/*;q=0.8,*/*;q=0.5'

/**
 * Opens a picture on the web, of at most as many bytes as an upload. Throws `FetchFailure`: `unreachable` also for an
 * answer that is no success; while it is read, `too_large`. Whether it is a picture is found by decoding it.
 */
export async function fetchPicture({ outbound }: FetchPictureDeps, url: URL, referrer?: URL): Promise<OutboundAnswer> {
  const answer = await outbound.open({
    url,
    accept: PICTURES_ACCEPTED,
    mostBytes: limits.upload.largestBytes,
    atLimit: 'refuse',
    ...(referrer && { referrer }),
  })
  if (answer.status < 200 || answer.status > 299) {
    await leave(answer)
    throw new FetchFailure('unreachable')
  }
  return answer
}

/** Ends an answer whose body nobody wants. */
export async function leave({ body }: OutboundAnswer): Promise<void> {
  for await (const _ of body) return
}
