import type { Pin, PinAvailability } from '@pinfold/contract'
import { useLocale } from '../../../api/viewer.ts'
import { formatPrice } from '../card/price.ts'
import styles from './pin-offer.module.css'
import { pinOfferWords } from './pin-offer.words.ts'

const availabilities = {
  in_stock: () => pinOfferWords.inStock,
  out_of_stock: () => pinOfferWords.outOfStock,
  preorder: () => pinOfferWords.preorder,
} satisfies Record<PinAvailability, () => string>

/** How an availability is said. */
export const availabilityName = (availability: PinAvailability): string => availabilities[availability]()

/** What a pin costs, and whether it can be had. */
export function PinOffer({ pin }: { readonly pin: Pick<Pin, 'price_value' | 'price_currency' | 'availability'> }) {
  const locale = useLocale()
  if (!pin.price_value || !pin.price_currency) return null
  return (
    <p className={styles['offer']}>
      <span className={styles['price']}>{formatPrice(pin.price_value, pin.price_currency, locale)}</span>
      {pin.availability && <span className={styles['availability']}>{availabilityName(pin.availability)}</span>}
    </p>
  )
}
