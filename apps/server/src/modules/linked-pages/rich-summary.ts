import type { OfferSummary, RichSummary } from '@pinfold/contract'
import type { PagePrice, ProductFacts, RecipeFacts } from '../links/index.ts'
import type { LinkedPage } from './linked-pages.queries.ts'
import type { StoredFacts } from './stored-facts.ts'

/** What the pin says itself, and where it leads. Its own offer wins over the page's. */
interface OfPin {
  readonly link: string
  readonly offer: OfferSummary | null
}

/** `card` leaves out what only a pin's own page has room for. */
type Look = 'card' | 'whole'

/** What the page behind a pin's link says, for the wire; null where it says nothing. */
export function presentRichSummary(page: LinkedPage, pin: OfPin, look: Look): RichSummary | null {
  const { facts, isBroken } = page
  if (facts === null && !isBroken && page.title === null && page.siteName === null) return null
  return {
    type_name: facts?.kind ?? 'website',
    display_name: nameOf(facts) ?? page.title,
    display_description: look === 'whole' ? page.description : null,
    site_name: page.siteName,
    url: pin.link,
    ...(look === 'whole' && { favicon_link: page.iconUrl }),
    ...(facts !== null && aboutOf(facts, page, pin.offer, look)),
    ...(isBroken && { is_link_broken: true }),
  }
}

const nameOf = (facts: StoredFacts | null): string | null =>
  facts === null ? null : facts.kind === 'article' ? facts.headline : facts.name

function aboutOf(facts: StoredFacts, page: LinkedPage, own: OfferSummary | null, look: Look): Partial<RichSummary> {
  switch (facts.kind) {
    case 'product':
      return { products: [productOf(facts, page, own)], ...ratingOf(facts.rating) }
    case 'recipe':
      return { recipe: recipeOf(facts, look), ...ratingOf(facts.rating) }
    case 'article':
      return {
        article: {
          ...(facts.headline !== null && { headline: facts.headline }),
          ...(facts.authors.length > 0 && { author: facts.authors.join(', '), authors: [...facts.authors] }),
          ...(facts.publishedAt !== null && { published_at: facts.publishedAt }),
        },
      }
  }
}

const ratingOf = (rating: ProductFacts['rating']): Partial<RichSummary> =>
  rating === null ? {} : { aggregate_rating: { rating: rating.value, review_count: rating.count } }

function productOf(facts: ProductFacts, page: LinkedPage, own: OfferSummary | null) {
  return {
    name: facts.name ?? page.title ?? '',
    offer_summary: { ...(own ?? offerOf(facts, page.priceBefore)), ...present({ condition: facts.condition }) },
    ...present({ brand: facts.brand, variant: facts.variant }),
  }
}

function offerOf({ price, salePrice, availability }: ProductFacts, before: string | null): OfferSummary {
  return {
    ...(price !== null && priced(price)),
    ...(salePrice !== null && { sale_price: salePrice.value }),
    ...(price !== null && before !== null && { was_price: before }),
    ...(availability !== null && { availability, in_stock: availability === 'in_stock' }),
  }
}

const priced = ({ value, currency }: PagePrice) => ({ price: value, currency })

function recipeOf(facts: RecipeFacts, look: Look): NonNullable<RichSummary['recipe']> {
  const { servings, prepareMinutes, cookMinutes, totalMinutes } = facts
  const short = present({ servings, total_minutes: totalMinutes })
  if (look === 'card') return short
  return {
    ...short,
    ...present({ prepare_minutes: prepareMinutes, cook_minutes: cookMinutes }),
    ...(facts.ingredients.length > 0 && {
      ingredients: facts.ingredients.flatMap(({ items }) => items),
      ingredient_groups: facts.ingredients.map(({ group, items }) => ({ name: group, items: [...items] })),
    }),
    ...(facts.diets.length > 0 && { diets: [...facts.diets] }),
  }
}

/** The fields that have a value. */
function present<T extends Readonly<Record<string, string | number | null>>>(
  fields: T,
): { [K in keyof T]?: NonNullable<T[K]> } {
  const known = Object.entries(fields).filter(([, value]) => value !== null)
  return Object.fromEntries(known) as { [K in keyof T]?: NonNullable<T[K]> }
}
