import type { PagePrice, ProductFacts } from '../read-page.ts'
import { priceOf } from './prices.ts'
import { ratingOf } from './ratings.ts'
import { isOfType, isThing, lastName, listOf, type Thing, webAddress, wordsOf } from './values.ts'

const LONGEST_NAME = 200

/** What a product's thing says, its variant being the one of the page's address, or the first. */
export function productFacts(product: Thing, pageUrl: string): ProductFacts {
  const variants = listOf(product['hasVariant']).filter(isThing)
  const variant = variants.find((one) => isOfPage(one, pageUrl)) ?? variants[0]
  const offers = [...offersOf(variant), ...offersOf(product)]
  const offer =
    offers.find((one) => isOfPage(one, pageUrl)) ?? offers.find((one) => pricesOf(one).price !== null) ?? offers[0]
  const { price, salePrice } = offer === undefined ? noPrices : pricesOf(offer)
  return {
    kind: 'product',
    name: wordsOf(product['name'], LONGEST_NAME) ?? wordsOf(variant?.['name'], LONGEST_NAME),
    price,
    salePrice,
    availability: availabilityOf(offer?.['availability']) ?? availabilityOf(product['availability']),
    brand: wordsOf(product['brand'] ?? variant?.['brand'] ?? product['manufacturer'], 100),
    condition: conditionOf(offer?.['itemCondition'] ?? product['itemCondition']),
    variant: variantOf(offer) ?? variantOf(variant) ?? variantOf(product),
    rating: ratingOf(product['aggregateRating'] ?? variant?.['aggregateRating']),
  }
}

const noPrices = { price: null, salePrice: null } as const

/** Offers of a thing; a range of them counts as one with its lowest price where it names none. */
function offersOf(thing: Thing | undefined): readonly Thing[] {
  return listOf(thing?.['offers'])
    .filter(isThing)
    .flatMap((offer) => {
      const inner = listOf(offer['offers']).filter(isThing)
      return inner.length === 0 ? [offer] : inner.map((one) => ({ priceCurrency: offer['priceCurrency'], ...one }))
    })
}

const variantOf = (thing: Thing | undefined) => wordsOf(thing?.['sku'] ?? thing?.['productID'] ?? thing?.['mpn'], 100)

/** Whether the page's address names the thing, by its own or by a number in it. */
function isOfPage(thing: Thing, pageUrl: string): boolean {
  const query = new URL(pageUrl).searchParams
  const number = variantOf(thing)
  if (number !== null && [...query.values()].includes(number)) return true
  const own = wordsOf(listOf(thing['offers']).find(isThing)?.['url'] ?? thing['url'], 2048)
  const address = own === null ? null : webAddress(own, pageUrl)
  return address !== null && new URL(address).search !== '' && address === pageUrl
}

function pricesOf(offer: Thing): { price: PagePrice | null; salePrice: PagePrice | null } {
  const specifications = listOf(offer['priceSpecification']).filter(isThing)
  const currency = offer['priceCurrency'] ?? specifications[0]?.['priceCurrency']
  const ofKind = (pattern: RegExp) => {
    const found = specifications.find((one) => pattern.test(wordsOf(one['priceType']) ?? ''))
    return found === undefined ? null : priceOf(found['price'], found['priceCurrency'] ?? currency)
  }
  const listed = ofKind(/list|strikethrough|msrp|srp|regular/i) ?? priceOf(offer['highestPrice'], currency)
  const sale = ofKind(/sale/i)
  const plain = specifications.find((one) => one['priceType'] === undefined)
  const current =
    priceOf(offer['price'], currency) ??
    priceOf(offer['lowPrice'], currency) ??
    sale ??
    priceOf(plain?.['price'] ?? plain?.['minPrice'], plain?.['priceCurrency'] ?? currency) ??
    priceOf(offer['highPrice'], currency)
  return withSale(listed ?? current, sale ?? current)
}

/** A sale is a lower price in the same currency; anything else is the price itself. */
export function withSale(regular: PagePrice | null, current: PagePrice | null) {
  if (regular === null || current === null) return { price: regular ?? current, salePrice: null }
  const isSale = regular.currency === current.currency && Number(current.value) < Number(regular.value)
  return isSale ? { price: regular, salePrice: current } : { price: current, salePrice: null }
}

/** In the words of schema.org, of OpenGraph and of shops. */
export function availabilityOf(value: unknown): ProductFacts['availability'] {
  const words = wordsOf(value, 200)
  if (words === null) return null
  const name = lastName(words)
    .toLowerCase()
    .replaceAll(/[^a-z]/g, '')
  if (/^(instock|limitedavailability|onlineonly|instoreonly|available|limited|madetoorder)$/.test(name))
    return 'in_stock'
  if (/^(outofstock|soldout|discontinued|oos|unavailable|notavailable)$/.test(name)) return 'out_of_stock'
  return /^(preorder|presale|backorder|availablefororder|pending)$/.test(name) ? 'preorder' : null
}

export function conditionOf(value: unknown): ProductFacts['condition'] {
  const words = wordsOf(value, 200)
  const name =
    words === null
      ? ''
      : lastName(words)
          .toLowerCase()
          .replaceAll(/condition$/g, '')
  if (name === 'new' || name === 'used' || name === 'refurbished') return name
  return name === 'damaged' ? 'used' : null
}

/** Whether a thing is something to buy. */
export const isProduct = (thing: Thing): boolean =>
  isOfType(
    thing,
    /^(Product|ProductGroup|ProductModel|IndividualProduct|SomeProducts|Vehicle|Car|Book|SoftwareApplication|Offer)$/i,
  ) &&
  (thing['offers'] !== undefined || thing['hasVariant'] !== undefined || isOfType(thing, /Product/i))
