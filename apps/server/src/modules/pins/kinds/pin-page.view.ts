import type { OfferSummary, RichSummary } from '@pinfold/contract'
import { type LinkedPage, presentRichSummary } from '../../linked-pages/index.ts'
import type { PinRow } from '../pin-rows.queries.ts'
import { priceOf } from './offer.ts'

/** What the page behind the pin's link says; null where nothing is known of it. */
export const summaryOf = (row: PinRow, page: LinkedPage | undefined, look: 'card' | 'whole'): RichSummary | null =>
  page === undefined ? null : presentRichSummary(page, { link: row.link, offer: ownOffer(row) }, look)

/** What the pinner says it costs, as pages say it. */
function ownOffer({ priceMicros, priceCurrency, availability }: PinRow): OfferSummary | null {
  if (priceMicros === null || priceCurrency === null) return null
  return {
    price: priceOf(priceMicros),
    currency: priceCurrency,
    ...(availability !== null && { availability, in_stock: availability === 'in_stock' }),
  }
}
