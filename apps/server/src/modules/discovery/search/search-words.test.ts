import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyWordOf, documentOf, hasPhrase, queryOf, queryOfName, searchKey, searchWords } from './search-words.ts'

test('CR-11 words are without marks and in small letters', () => {
  expect(searchWords('Café  CRÈME-brûlée, Ａｂｃ #Tag_two')).toEqual(['cafe', 'creme', 'brulee', 'abc', 'tag', 'two'])
  expect(searchKey(' Ana_G. 2026!')).toBe('ana g 2026')
  expect(searchWords('!?&|:* ')).toEqual([])
})

test('CR-11 words are found where no spaces stand between them', () => {
  expect(searchWords('東京の庭園')).toContain('庭園')
})

test('CR-11 a document knows where each word stands, with a gap between its parts, and what the thing is', () => {
  const parts = [
    ['A', 'Fern'],
    ['B', 'a fern'],
  ] as const
  expect(documentOf(parts, ['=color:green'])).toBe(`'fern':1A,4B 'a':3B '=color:green'`)
})

test('a picture is a word, whatever its colour, and letters that are also written otherwise are alike', () => {
  expect(searchWords('I ❤️ 🌸🌸 👩🏽‍🌾 ©')).toEqual(['i', '❤', '🌸', '🌸', '👩‍🌾'])
  expect(searchWords('🇸🇪🇯🇵')).toEqual(['🇸🇪', '🇯🇵'])
  expect(searchKey('Straße Smørrebrød Łódź')).toBe('strasse smorrebrod lodz')
})

test('what stands in quotation marks of any of the languages is wanted as it is', () => {
  expect(queryOf('"small garden" ros')).toBe(`('small' <-> 'garden') & 'ros':*`)
  for (const text of ['roses "small garden"', 'roses “small garden”', 'roses „small garden“', 'roses « small garden »'])
    expect(queryOf(text), text).toBe(`'roses' & ('small' <-> 'garden')`)
  expect(queryOf('"rose"')).toBe(`'rose'`)
  expect(queryOf('5" pot')).toBe(`'5' & 'pot':*`)
  expect([hasPhrase('a "b c"'), hasPhrase('a "b" c'), hasPhrase('a b')]).toEqual([true, false, false])
})

test('CR-11 a query is all its words, the last one as a beginning; without a word there is none', () => {
  expect(queryOf('Blue the Fer')).toBe(`'blue' & 'the' & 'fer':*`)
  expect(queryOf('Blue Fer', 'AB')).toBe(`'blue':AB & 'fer':*AB`)
  expect(queryOf(' :* ')).toBeNull()
  expect(anyWordOf('The blue fern', 3)).toBe(`'blue' | 'fern'`)
})

test('CR-11 whatever is typed, words hold letters, marks, digits and pictures only', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 80 }), (text) => {
      for (const word of searchWords(text))
        expect(word).toMatch(/^(?:[\p{L}\p{M}\p{N}]{1,80}|[\p{Extended_Pictographic}\p{RI}\u200D]+)$/u)
    }),
  )
})

test('a topic’s name finds its words in both numbers, whole, and not the words that are everywhere', () => {
  expect(queryOfName('Living rooms')).toBe("('living' | 'livings') & ('rooms' | 'room')")
  expect(queryOfName('The sea')).toBe("('sea' | 'seas')")
  expect(queryOfName('Balconies')).toBe("('balconies' | 'balconie' | 'balcony' | 'balconi')")
  expect(queryOfName('Men’s fashion')).toBe("('men' | 'mens') & ('fashion' | 'fashions')")
  expect(queryOfName('…')).toBeNull()
})
