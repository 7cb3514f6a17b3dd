import { expect, test } from 'vitest'
import { preferred } from './prefer-by-taste.ts'

const topics: Readonly<Record<string, readonly string[]>> = { '1': ['10'], '2': ['10', '11'], '3': ['20'], '4': [] }
const list = ['4', '3', '2', '1'].map((pinId) => ({ pinId, aggregateId: pinId, points: 10 }))
const nothing = {
  topicsOf: (pinId: string) => topics[pinId] ?? [],
  ofPin: new Set<string>(),
  followed: new Set<string>(),
  language: null,
}
const orderOf = (found: readonly { pinId: string }[]) => found.map(({ pinId }) => pinId)

test('where no taste is known the order stays', () => {
  expect(preferred(list, nothing)).toEqual(list)
})

test('what shares topics with the pin comes first, by how many', () => {
  expect(orderOf(preferred(list, { ...nothing, ofPin: new Set(['10', '11']) }))).toEqual(['2', '1', '4', '3'])
})

test('topics that the viewer follows come first, other languages last, and what tells no language between', () => {
  const spoken = list.map((each) => ({ ...each, language: each.pinId === '4' ? ('sv' as const) : null }))
  const taste = { ...nothing, followed: new Set(['20']), language: 'en' as const }
  expect(orderOf(preferred(spoken, taste))).toEqual(['3', '2', '1', '4'])
})

test('what is much more alike stays before what is in the viewer’s taste', () => {
  const far = list.map((each) => (each.pinId === '4' ? { ...each, points: 40 } : each))
  expect(orderOf(preferred(far, { ...nothing, ofPin: new Set(['10', '11']), followed: new Set(['10']) }))[0]).toBe('4')
})
