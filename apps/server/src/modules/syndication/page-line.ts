import type { Pin } from '@pinfold/contract'
import { currentLanguage, localeOf } from '@pinfold/words'

/** What something costs, or which article it is and by whom: as the pinner says it, or the page that the pin leads to. */
export function pageLine(pin: Pin): string {
  const { price_value: own, price_currency: ownCurrency, rich_summary: rich } = pin
  if (own && ownCurrency) return priceText(own, ownCurrency)
  const offer = rich?.products?.[0]?.offer_summary
  const price = offer?.sale_price ?? offer?.price
  if (price !== undefined && offer?.currency !== undefined) return priceText(price, offer.currency)
  return [rich?.article?.headline, rich?.article?.author].filter((part) => part !== undefined).join(' – ')
}

/** As the language has it that is spoken. `Intl` takes a number as text, so that nothing is rounded on the way. */
const priceText = (price: string, currency: string): string =>
  new Intl.NumberFormat(localeOf(currentLanguage()), { style: 'currency', currency }).format(
    price as Intl.StringNumericLiteral,
  )
