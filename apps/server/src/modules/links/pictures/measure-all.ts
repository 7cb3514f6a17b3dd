import { limits } from '@pinfold/contract'
import type { Outbound } from '../../../platform/outbound/outbound.ts'
import type { FoundPicture } from '../parsing/page-pictures.ts'
import { type Measured, measurePicture } from './picture-size.ts'

const AT_ONCE = 6
/** Of one page. */
const MOST_ASKED = 90
/** The likeliest are looked at whatever the page says of them. */
const ALWAYS = 3
/** Somebody waits for them. */
const MILLISECONDS = 5000

/** Looks at pictures whose size the page does not say, few at a time, until there are enough or the time is over. */
export async function measureAll(
  outbound: Outbound,
  pictures: readonly FoundPicture[],
  referrer: URL,
  signal: AbortSignal,
): Promise<ReadonlyMap<string, Measured>> {
  const measured = new Map<string, Measured>()
  const asked = pictures.filter((picture, at) => at < ALWAYS || !isKnown(picture)).slice(0, MOST_ASKED)
  const limit = AbortSignal.any([signal, AbortSignal.timeout(MILLISECONDS)])
  let enough = pictures.filter((picture, at) => at >= ALWAYS && isKnown(picture)).length
  const waiting = asked.values()
  const work = async () => {
    for (const { url } of waiting) {
      if (limit.aborted || enough >= limits.pagePictures.most) return
      const size = await measurePicture(outbound, new URL(url), referrer, limit)
      measured.set(url, size)
      if (typeof size === 'object' && Math.min(size.width, size.height) >= limits.pagePictures.smallestSide) enough += 1
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return measured
}

const isKnown = ({ width, height }: FoundPicture) => width !== null && height !== null
