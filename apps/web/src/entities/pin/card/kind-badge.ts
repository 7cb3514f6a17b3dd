import type { Pin } from '@pinfold/contract'
import { counted } from '../../../ui/format.ts'
import { pageFactsWords } from '../page/page-facts.words.ts'
import { type OfferingPin, shownOffer } from '../page/shown-offer.ts'
import { formatPrice } from './price.ts'
import { pinCardWords } from './pin-card.words.ts'

/** `1:05` for 65,000 milliseconds; hours only where there are any, of which there is less than a day. */
export function clockTime(milliseconds: number): string {
  const whole = Math.max(Math.round(milliseconds / 1000), 1) * 1000
  // Hours that are none go, and the first figure's zero; `0:12` keeps its minutes.
  return new Date(whole)
    .toISOString()
    .slice(11, 19)
    .replace(/^(00:)?0?/, '')
}

type KindOfPin = Pick<Pin, 'story_pin_data' | 'videos'> & Partial<Pick<Pin, 'sensitivity'>> & OfferingPin

/** What a card says of a pin that is more than a picture: that it is veiled, its pages, its length, its price; else null. */
export function kindBadge(pin: KindOfPin, locale: string): string | null {
  const { story_pin_data: story, videos, sensitivity } = pin
  if (sensitivity?.state === 'held') return pinCardWords.held
  if (sensitivity?.is_veiled) return pinCardWords.sensitive
  if (story) return pinCardWords.pages(counted(story.page_count, locale))
  const [video] = Object.values(videos?.video_list ?? {})
  if (video) return clockTime(video.duration)
  const offer = shownOffer(pin)
  if (offer === null) return null
  const price = formatPrice(offer.price, offer.currency, locale)
  if (offer.availability === 'out_of_stock') return pageFactsWords.soldOut({ price })
  return offer.before === null
    ? price
    : pageFactsWords.lowered({ price, before: formatPrice(offer.before, offer.currency, locale) })
}
