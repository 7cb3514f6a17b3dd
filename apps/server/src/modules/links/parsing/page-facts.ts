import type { PageFacts, ProductFacts } from '../read-page.ts'
import { articleFacts, authorsOf, isArticle } from './article-facts.ts'
import type { PageInventory } from './page-inventory.ts'
import { priceOf } from './prices.ts'
import { availabilityOf, conditionOf, isProduct, productFacts, withSale } from './product-facts.ts'
import { isRecipe, recipeFacts } from './recipe-facts.ts'
import { momentOf, plainText, type Thing, webAddress, wordsOf } from './values.ts'

/** What a page is about, in one kind of markup. */
export interface MainThing {
  readonly kind: PageFacts['kind']
  readonly thing: Thing
}

const others = [
  ['product', isProduct],
  ['article', isArticle],
] as const

/**
 * The thing that a page is about: a recipe wherever there is one, then what has the page's name or address, then what is
 * alone of its kind. Lists of products or articles are about none of them.
 */
export function mainThing(things: readonly Thing[], inventory: PageInventory, pageUrl: string): MainThing | null {
  const isOwn = (thing: Thing) => isOfPage(thing, inventory, pageUrl)
  const recipes = things.filter(isRecipe)
  const recipe = recipes.find(isOwn) ?? recipes[0]
  if (recipe !== undefined) return { kind: 'recipe', thing: recipe }
  for (const [kind, isKind] of others) {
    const thing = things.filter(isKind).find(isOwn)
    if (thing !== undefined) return { kind, thing }
  }
  for (const [kind, isKind] of others) {
    const [thing, ...more] = things.filter(isKind)
    if (thing !== undefined && more.length === 0) return { kind, thing }
  }
  return null
}

function isOfPage(thing: Thing, { title, heading, metas }: PageInventory, pageUrl: string): boolean {
  const name = key(wordsOf(thing['headline'] ?? thing['name']) ?? '')
  const shown = [title, heading, metas.find((meta) => meta.name === 'og:title')?.content]
  if (name.length > 3 && shown.some((text) => key(text ?? '').includes(name))) return true
  const address = wordsOf(thing['url'] ?? thing['@id'], 2048)
  const url = address === null ? null : webAddress(address, pageUrl)
  return url !== null && withoutQuery(url) === withoutQuery(pageUrl)
}

const key = (text: string) => (plainText(text) ?? '').toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '')
const withoutQuery = (url: string) => url.replace(/[?#].*$/, '').replace(/\/$/, '')

/** Facts of the surest markup; what it left out is filled from the others of the same kind. */
export function pageFacts(mains: readonly MainThing[], inventory: PageInventory, pageUrl: string): PageFacts | null {
  const found = mains.map(({ kind, thing }) => factsOf(kind, thing, inventory, pageUrl))
  const all = [...found, openGraphFacts(inventory)].filter((facts) => facts !== null)
  const [first, ...others] = all.filter((facts) => !isEmpty(facts))
  if (first === undefined) return null
  return others.filter(({ kind }) => kind === first.kind).reduce(filled, first)
}

function factsOf(kind: PageFacts['kind'], thing: Thing, { lines }: PageInventory, pageUrl: string): PageFacts {
  if (kind === 'recipe') return recipeFacts(thing, lines)
  return kind === 'product' ? productFacts(thing, pageUrl) : articleFacts(thing)
}

const isBlank = (value: unknown) => value === null || (Array.isArray(value) && value.length === 0)

/** A name alone is no fact. */
const isEmpty = ({ kind, ...facts }: PageFacts) =>
  Object.entries(facts).every(([name, value]) => isBlank(value) || (kind !== 'article' && name === 'name'))

/** A sale belongs to its price, so both come from one place. */
function filled(facts: PageFacts, other: PageFacts): PageFacts {
  const merged = Object.fromEntries(
    Object.entries(facts).map(([name, value]) => [
      name,
      isBlank(value) && name !== 'salePrice' ? (other[name as keyof PageFacts] ?? value) : value,
    ]),
  ) as unknown as PageFacts
  if (facts.kind !== 'product' || merged.kind !== 'product' || other.kind !== 'product') return merged
  return facts.price === null ? { ...merged, salePrice: other.salePrice } : merged
}

/** What OpenGraph and its kin say. */
function openGraphFacts({ metas }: PageInventory): PageFacts | null {
  const meta = (...names: string[]) => {
    for (const name of names) {
      const found = metas.find((one) => one.name === name && one.content.trim() !== '')
      if (found) return found.content
    }
    return undefined
  }
  const type = meta('og:type')?.toLowerCase() ?? ''
  const amount = meta('product:price:amount', 'og:price:amount', 'product:price', 'og:product:price:amount')
  if (/product/.test(type) || amount !== undefined) return openGraphProduct(meta, amount)
  const publishedAt = momentOf(
    meta('article:published_time', 'og:article:published_time', 'datepublished', 'date', 'dc.date', 'pubdate'),
  )
  if (!/article|blog/.test(type) && publishedAt === null) return null
  return {
    kind: 'article',
    headline: wordsOf(meta('og:title', 'twitter:title'), 300),
    authors: authorsOf(
      [meta('article:author'), meta('author', 'dc.creator', 'parsely-author', 'sailthru.author')].filter(Boolean),
    ).slice(0, 1),
    publishedAt,
  }
}

function openGraphProduct(meta: (...names: string[]) => string | undefined, amount: string | undefined): ProductFacts {
  const currency = meta('product:price:currency', 'og:price:currency', 'product:currency', 'og:product:price:currency')
  const regular = priceOf(
    meta('product:original_price:amount', 'og:price:standard_amount'),
    meta('product:original_price:currency') ?? currency,
  )
  const current = priceOf(amount, currency)
  const sale = priceOf(meta('product:sale_price:amount'), meta('product:sale_price:currency') ?? currency)
  return {
    kind: 'product',
    name: wordsOf(meta('og:title', 'twitter:title'), 200),
    ...withSale(regular ?? current, sale ?? current),
    availability: availabilityOf(meta('product:availability', 'og:availability')),
    brand: wordsOf(meta('product:brand', 'og:brand'), 100),
    condition: conditionOf(meta('product:condition', 'og:condition')),
    variant: wordsOf(meta('product:retailer_item_id', 'product:item_id'), 100),
    rating: null,
  }
}
