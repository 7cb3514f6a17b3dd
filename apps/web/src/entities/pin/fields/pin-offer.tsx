import type { Pin, PinAvailability } from '@pinfold/contract'
import { useLocale } from '../../../api/viewer.ts'
import { formatPrice } from '../card/price.ts'
import styles from './pin-offer.module.css'

/** How each availability is said. */
export const availabilityWords: Readonly<Record<PinAvailability, string>> = {
  in_stock: 'In stock',
  out_of_stock: 'Out of stock',
  preorder: 'Preorder',
}

/** What a pin costs, and whether it can be had. */
export function PinOffer({ pin }: { readonly pin: Pick<Pin, 'price_value' | 'price_currency' | 'availability'> }) {
  const locale = useLocale()
  if (!pin.price_value || !pin.price_currency) return null
  return (
    <p className={styles['offer']}>
      <span className={styles['price']}>{formatPrice(pin.price_value, pin.price_currency, locale)}</span>
      {pin.availability && <span className={styles['availability']}>{availabilityWords[pin.availability]}</span>}
    </p>
  )
}
