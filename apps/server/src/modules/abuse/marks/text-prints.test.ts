import { expect, test } from 'vitest'
import { domainsOf, ledBy, linksIn } from './links-in-text.ts'
import { foldText, textPrints } from './text-prints.ts'

const inCommon = (one: string, other: string) => {
  const prints = new Set(textPrints(one))
  return textPrints(other).filter((print) => prints.has(print)).length
}

test.each([
  ['Buy NOW!!! 50% off', 'buy now off'],
  ['b u y  n o w here', 'buynow here'],
  ['f r e e money', 'free money'],
  ['frеe mоnеy', 'free money'], // Three letters are Cyrillic.
  ['Über​raschung', 'uberraschung'],
  ['see https://a.example/x now', 'see now'],
  ['Привет мир', 'привет мир'],
  ['今日は いい天気', '今日は いい天気'.normalize('NFKD').replaceAll(/\p{M}/gu, '')],
])('%j says %j', (text, folded) => expect(foldText(text)).toBe(folded))

const spam = 'Earn five hundred dollars a day working from home, write to me for the details'

test('what says nearly the same has prints in common', () => {
  expect(inCommon(spam, `${spam.toUpperCase()} 🎉🎉`)).toBe(6)
  expect(inCommon(spam, spam.replace('five hundred', 'seven hundred'))).toBeGreaterThan(0)
  expect(inCommon(spam, spam.replaceAll('e', 'е'))).toBe(6)
})

test('what says something else has none, and what is short says nothing', () => {
  expect(inCommon(spam, 'We painted ours in a dark green, and it looks lovely beside the window in the hall')).toBe(0)
  expect(textPrints('So pretty, thank you!')).toEqual([])
  expect(textPrints('')).toEqual([])
})

test('links are found however they are written', () => {
  expect(linksIn('look at spam.example/buy or HTTPS://www.Spam.example/buy/?utm_source=a, really')).toEqual([
    { host: 'spam.example', page: 'spam.example/buy?' },
    { host: 'spam.example', page: 'spam.example/buy?' },
  ])
  expect(linksIn('no address here. At all')).toEqual([])
  expect(ledBy('https://a.example/?b=2&a=1')).toEqual({ host: 'a.example', page: 'a.example?a=1&b=2' })
  expect(ledBy('https://a.example/')?.page).toBeNull()
  expect(ledBy('mailto:a@b.example')).toBeNull()
  expect(domainsOf('a.B.example')).toEqual(['a.b.example', 'b.example', 'example'])
})
