import type { RichSummary } from '@pinfold/contract'
import { expect, test } from 'vitest'
import { kindBadge } from '../card/kind-badge.ts'
import { cookingTime, factLine, hasFactLine } from './fact-line.ts'
import { shownOffer } from './shown-offer.ts'

const rich = (about: Partial<RichSummary>): RichSummary => ({
  display_name: null,
  display_description: null,
  site_name: null,
  ...about,
})
const selling = (offer_summary: NonNullable<NonNullable<RichSummary['products']>[number]['offer_summary']>) => ({
  rich_summary: rich({ products: [{ name: 'Chair', offer_summary }] }),
})
const offer = { price: '54.00', currency: 'EUR', availability: 'in_stock' as const }

test('CN-04 a card says what the page sells for, and when it is sold out', () => {
  expect(kindBadge(selling(offer), 'en-US')).toBe('€54.00')
  expect(kindBadge(selling({ ...offer, availability: 'out_of_stock' }), 'en-US')).toBe('€54.00 · Out of stock')
  expect(kindBadge(selling({ ...offer, sale_price: '39.00' }), 'en-US')).toBe('€39.00 · Was €54.00')
  expect(kindBadge(selling({ ...offer, price: '39.00', was_price: '54.00' }), 'de-DE')).toContain('39,00')
})

test('CN-04 what the pinner says it costs comes before what the page says', () => {
  const own = { price_value: '12.50', price_currency: 'USD', availability: null }
  expect(shownOffer({ ...selling(offer), ...own })).toEqual({
    price: '12.50',
    currency: 'USD',
    before: null,
    availability: null,
  })
  expect(shownOffer(selling({ availability: 'in_stock' }))).toBeNull()
  expect(shownOffer({ rich_summary: null })).toBeNull()
})

test('CN-04 a card says how long a recipe takes and whom it feeds', () => {
  const line = (recipe: NonNullable<RichSummary['recipe']>) =>
    factLine({ title: '', grid_title: '', rich_summary: rich({ recipe }) }, 'en-US')
  expect(line({ total_minutes: 45, servings: '4' })).toBe('45 min · 4 servings')
  expect(line({ servings: '1' })).toBe('1 serving')
  expect(line({ servings: '12 cookies' })).toBe('12 cookies')
  expect(line({})).toBeNull()
  expect(cookingTime(60, 'en-US')).toBe('1 hr')
  expect(cookingTime(75, 'en-US')).toBe('1 hr 15 min')
})

test('CN-04 a card names an article and who wrote it, and no headline twice', () => {
  const pin = {
    title: 'Why leeks',
    grid_title: 'Why leeks',
    rich_summary: rich({ article: { headline: 'Why leeks' } }),
  }
  expect(hasFactLine(pin)).toBe(false)
  const told = { ...pin, rich_summary: rich({ article: { headline: 'Why leeks', author: 'Eva Ruiz' } }) }
  expect(factLine(told, 'en-US')).toBe('Eva Ruiz')
  expect(factLine({ ...told, title: '', grid_title: '' }, 'en-US')).toBe('Eva Ruiz · Why leeks')
})
