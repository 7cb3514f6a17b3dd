import { languages, localeOf, takeLanguageFrom } from '@pinfold/words'
import { afterEach, expect, test } from 'vitest'
import { emptyListWords, followListHeading, requestsLine } from './follow-words.ts'

test.each([
  [0, '0 followers', '0 following'],
  [1, '1 follower', '1 following'],
  [2, '2 followers', '2 following'],
  [1234, '1.2k followers', '1.2k following'],
])('PR-05 %i people are headed %s and %s', (count, followers, following) => {
  const user = { follower_count: count, following_count: count }
  expect(followListHeading('followers', user, 'en-US')).toBe(followers)
  expect(followListHeading('following', user, 'en-US')).toBe(following)
})

test('ST-02 the line over the waiting requests counts people', () => {
  expect(requestsLine(1, 'en-US')).toBe('1 person wants to follow you')
  expect(requestsLine(3, 'en-US')).toBe('3 people want to follow you')
})

test('PS-12 no followers and no following have words of their own for the owner and for others', () => {
  const all = (['followers', 'following'] as const).flatMap((kind) =>
    [true, false].map((isOwn) => emptyListWords(kind, isOwn, 'Ana')),
  )
  expect(new Set(all.map(({ heading, text }) => `${heading} ${text}`)).size).toBe(4)
})

afterEach(() => takeLanguageFrom(() => 'en'))

test('OP-11 counted people are said in the forms that each of the nine languages has', () => {
  const said = languages.map((language) => {
    takeLanguageFrom(() => language)
    const locale = localeOf(language)
    const rule = new Intl.PluralRules(locale)
    const headings = [0, 1, 2, 5].map((count) => {
      const heading = followListHeading('followers', { follower_count: count, following_count: count }, locale)
      return [rule.select(count), heading.replaceAll(/\d+/g, '#')] as const
    })
    // One form for each category, whatever the number.
    expect(headings.map(([, heading]) => heading)).toEqual(
      headings.map(([category]) => new Map(headings).get(category)),
    )
    return [language, [...new Set(headings.map(([, heading]) => heading))]]
  })
  expect(Object.fromEntries(said)).toEqual({
    en: ['# followers', '# follower'],
    es: ['# seguidores', '# seguidor'],
    pt: ['# seguidor', '# seguidores'],
    de: ['# Follower'],
    fr: ['# abonné', '# abonnés'],
    id: ['# pengikut'],
    ja: ['フォロワー#人'],
    it: ['# follower'],
    sv: ['# följare'],
  })
})
