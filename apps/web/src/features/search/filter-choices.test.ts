import { searchFiltersOf } from '@pinfold/contract'
import { expect, test } from 'vitest'
import { activeFilters, isToggleOn, readPrice, withGuide, withToggle } from './filter-choices.ts'

test('a press on one kind leaves the other filters', () => {
  const both = withToggle({ format: ['story'], color: ['red'] }, 'videos')
  expect(both).toEqual({ format: ['story', 'video'], color: ['red'] })
  expect(isToggleOn(both, 'stories')).toBe(true)
  expect(searchFiltersOf(withToggle(withToggle({ recipe: true }, 'recipes'), 'products'))).toEqual({ product: true })
})

test('each filter that is on can be taken away alone', () => {
  const filters = {
    color: ['red', 'teal'],
    price_from: '5',
    price_to: '9',
    currency: 'EUR',
    guides: ['small'],
  } as const
  const active = activeFilters(filters, null)
  expect(active.map(({ label }) => label)).toEqual(['Red', 'Teal', '5 to 9 EUR', 'small'])
  expect(active.map(({ without }) => searchFiltersOf(without))).toEqual([
    { ...filters, color: ['teal'] },
    { ...filters, color: ['red'] },
    { color: ['red', 'teal'], guides: ['small'] },
    { color: ['red', 'teal'], price_from: '5', price_to: '9', currency: 'EUR' },
  ])
})

test('a guide narrows further, and a price is read with a comma or a point', () => {
  expect(withGuide({ guides: ['small'] }, { type: 'word', narrows_by: 'shade' })).toEqual({
    guides: ['small', 'shade'],
  })
  expect(withGuide({}, { type: 'topic', narrows_by: '7' })).toEqual({ topic: '7' })
  expect(['12,50', ' 3 ', '', 'cheap', '-1'].map(readPrice)).toEqual(['12.50', '3', '', null, null])
})
