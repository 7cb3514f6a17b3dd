import type { PinAvailability } from '@pinfold/contract'
import { useLocale } from '../../../api/viewer.ts'
import { formatPrice } from '../card/price.ts'
import { type OfferingPin, shownOffer } from '../page/shown-offer.ts'
import styles from './pin-offer.module.css'
import { pinOfferWords } from './pin-offer.words.ts'

const availabilities = {
  in_stock: () => pinOfferWords.inStock,
  out_of_stock: () => pinOfferWords.outOfStock,
  preorder: () => pinOfferWords.preorder,
} satisfies Record<PinAvailability, () => string>

/** How an availability is said. */
export const availabilityName = (availability: PinAvailability): string => availabilities[availability]()

/** What a pin costs, what it cost before, and whether it can be had. */
export function PinOffer({ pin }: { readonly pin: OfferingPin }) {
  const locale = useLocale()
  const offer = shownOffer(pin)
  if (offer === null) return null
  const { price, currency, before, availability } = offer
  return (
    <p className={styles['offer']}>
      <span className={styles['price']}>{formatPrice(price, currency, locale)}</span>
      {before !== null && (
        <span className={styles['before']}>{pinOfferWords.was({ price: formatPrice(before, currency, locale) })}</span>
      )}
      {availability && <span className={styles['availability']}>{availabilityName(availability)}</span>}
    </p>
  )
}
