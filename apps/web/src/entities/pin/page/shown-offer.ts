import { type Pin, type PinAvailability, pinAvailability } from '@pinfold/contract'

/** What a pin costs, whether it can be had, and what it cost before where that was more. */
export interface ShownOffer {
  readonly price: string
  readonly currency: string
  readonly before: string | null
  readonly availability: PinAvailability | null
}

export type OfferingPin = Pick<Pin, 'price_value' | 'price_currency' | 'availability' | 'rich_summary'>

/** What the pinner says it costs, else what the linked page says; null where nobody says it. */
export function shownOffer(pin: OfferingPin): ShownOffer | null {
  if (pin.price_value && pin.price_currency) {
    const { price_value: price, price_currency: currency, availability = null } = pin
    return { price, currency, before: null, availability }
  }
  const offer = pin.rich_summary?.products?.[0]?.offer_summary
  if (!offer?.price || !offer.currency) return null
  const { price: usual, currency, sale_price: sale, was_price: was } = offer
  const before = was ?? (sale === undefined ? null : usual)
  const availability = pinAvailability.find((each) => each === offer.availability) ?? null
  return { price: sale ?? usual, currency, before, availability }
}
