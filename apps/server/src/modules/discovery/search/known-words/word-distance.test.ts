import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nearKeys, skeletonOf } from './word-keys.ts'
import { wordDistance } from './word-distance.ts'

const word = fc.string({ unit: fc.constantFrom(...Array.from('abcdefgst')), minLength: 5, maxLength: 14 })

test('a word is no way from itself, and as far there as back', () => {
  fc.assert(
    fc.property(word, word, (a, b) => {
      expect(wordDistance(a, a)).toBe(0)
      expect(wordDistance(a, b)).toBeCloseTo(wordDistance(b, a))
    }),
  )
})

test('common mistakes are nearer than others', () => {
  expect(wordDistance('freind', 'friend')).toBeLessThan(wordDistance('frixnd', 'friend'))
  expect(wordDistance('accomodate', 'accommodate')).toBeLessThan(wordDistance('acommodae', 'accommodate'))
  expect(wordDistance('hous', 'house')).toBeLessThan(wordDistance('ouse', 'house'))
})

test('words that are one or two changes apart have a key in common', () => {
  const change = fc.tuple(
    fc.nat(),
    fc.constantFrom('out', 'in', 'other', 'places'),
    fc.constantFrom(...Array.from('aeiomnr')),
  )
  fc.assert(
    fc.property(word, fc.array(change, { minLength: 1, maxLength: 2 }), (whole, changes) => {
      const changed = changes.reduce((text, [place, how, letter]) => {
        const at = place % text.length
        const [head, tail] = [text.slice(0, at), text.slice(at + 1)]
        if (how === 'out') return head + tail
        if (how === 'in') return head + letter + text.slice(at)
        if (how === 'other') return head + letter + tail
        return head + tail.slice(0, 1) + text.slice(at, at + 1) + tail.slice(1)
      }, whole)
      fc.pre(changed.length >= 5)
      const keys = new Set(nearKeys(whole))
      expect(nearKeys(changed).some((key) => keys.has(key))).toBe(true)
    }),
  )
})

test('words that sound alike have one skeleton', () => {
  for (const [a, b] of [
    ['restaraunt', 'restaurant'],
    ['foto', 'photo'],
    ['nife', 'knife'],
    ['kitshen', 'kitsen'],
  ] as const)
    expect(skeletonOf(a)).toBe(skeletonOf(b))
})
