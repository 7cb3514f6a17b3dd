import type { PinAvailability } from '@pinfold/contract'
import { AppError } from '../../../platform/errors/app-error.ts'
import { pinRefusalWords } from '../pin-refusals.words.ts'

/** What a pin offers. Money is a whole number of millionths of the currency's unit, as text. */
export interface Offer {
  readonly price_micros: string | null
  readonly price_currency: string | null
  readonly availability: PinAvailability | null
}

export const noOffer: Offer = { price_micros: null, price_currency: null, availability: null }

/** The offer of a stored pin. */
export const offerOf = (pin: {
  priceMicros: string | null
  priceCurrency: string | null
  availability: PinAvailability | null
}): Offer => ({
  price_micros: pin.priceMicros,
  price_currency: pin.priceCurrency,
  availability: pin.availability,
})

interface OfferInput {
  readonly price_value?: string | undefined
  readonly price_currency?: string | undefined
  readonly availability?: PinAvailability | undefined
}

/**
 * The offer after a change; what is left out stays, an empty price takes it all away. Throws `rule_broken` where a price
 * has no currency, or anything else no price.
 */
export function changeOffer(before: Offer, { price_value, price_currency, availability }: OfferInput): Offer {
  if (price_value === '') return noOffer
  const micros = price_value === undefined ? before.price_micros : microsOf(price_value)
  const currency = price_currency === undefined ? before.price_currency : price_currency || null
  const after = { price_micros: micros, price_currency: currency, availability: availability ?? before.availability }
  if (micros === null && (currency !== null || after.availability !== null))
    throw new AppError('rule_broken', { field: 'price_value', detail: `price_value: ${pinRefusalWords.needsPrice}` })
  if (micros !== null && currency === null)
    throw new AppError('rule_broken', {
      field: 'price_currency',
      detail: `price_currency: ${pinRefusalWords.needsCurrency}`,
    })
  return after
}

const DIGITS = 6

/** `12.50` becomes `12500000`; never through a float. */
export function microsOf(price: string): string {
  const [units = '0', parts = ''] = price.split('.')
  return BigInt(`${units}${parts.padEnd(DIGITS, '0')}`).toString()
}

/** `12500000` becomes `12.50`: at least two digits behind the point, more where there are any. */
export function priceOf(micros: string): string {
  const digits = micros.padStart(DIGITS + 1, '0')
  const parts = digits.slice(-DIGITS).replace(/0{1,4}$/, '')
  return `${digits.slice(0, -DIGITS)}.${parts}`
}
