import type { Outbound } from '../../platform/outbound/outbound.ts'
import { FetchFailure } from '../../platform/outbound/fetch-failure.ts'
import type { FoundPicture } from './parsing/page-pictures.ts'
import { pictureAddress } from './parsing/picture-sources.ts'
import { isThing, numberOf, plainText } from './parsing/values.ts'

const EMBED_BYTES = 256 * 1024

/** The picture of a page's oEmbed answer; null where there is none. Never throws for what the site does. */
export async function pictureOfEmbed(
  outbound: Outbound,
  address: string,
  signal: AbortSignal,
): Promise<FoundPicture | null> {
  try {
    const { status, body } = await outbound.fetch({
      url: new URL(address),
      accept: 'application/json',
      mostBytes: EMBED_BYTES,
      atLimit: 'refuse',
      signal,
    })
    const answer = status === 200 ? (JSON.parse(body.toString('utf8')) as unknown) : null
    if (!isThing(answer)) return null
    const isPhoto = answer['type'] === 'photo'
    const said = isPhoto ? answer['url'] : answer['thumbnail_url']
    const url = typeof said === 'string' ? pictureAddress(said, address) : null
    if (url === null) return null
    return {
      url,
      width: numberOf(answer[isPhoto ? 'width' : 'thumbnail_width']),
      height: numberOf(answer[isPhoto ? 'height' : 'thumbnail_height']),
      title: typeof answer['title'] === 'string' ? plainText(answer['title'], 300) : null,
      description: null,
      alt: null,
      link: null,
      isNamed: true,
      weight: 1,
    }
  } catch (error) {
    if (error instanceof FetchFailure || error instanceof SyntaxError) return null
    throw error
  }
}
