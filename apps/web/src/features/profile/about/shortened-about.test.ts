import fc from 'fast-check'
import { expect, test } from 'vitest'
import { shortenAbout } from './shortened-about.ts'

const described = (about: string, website_url: string | null = null, impressum_url: string | null = null) => ({
  about,
  website_url,
  impressum_url,
})

test('VR-13 170 letters fit the desktop header and 130 the mobile-style one', () => {
  expect(shortenAbout(described('a'.repeat(170)), 'desktop')).toEqual({ text: 'a'.repeat(170), isCut: false })
  expect(shortenAbout(described('a'.repeat(171)), 'desktop')).toEqual({ text: `${'a'.repeat(170)}…`, isCut: true })
  expect(shortenAbout(described('a'.repeat(130)), 'mobile').isCut).toBe(false)
  expect(shortenAbout(described('a'.repeat(131)), 'mobile')).toEqual({ text: `${'a'.repeat(130)}…`, isCut: true })
})

test('VR-13 the addresses of website and imprint take their lengths away', () => {
  const website = 'https://example.org/' // 20
  const imprint = 'https://example.org/imprint' // 27
  expect(shortenAbout(described('a'.repeat(123), website, imprint), 'desktop').isCut).toBe(false)
  expect(shortenAbout(described('a'.repeat(124), website, imprint), 'desktop').text).toBe(`${'a'.repeat(123)}…`)
  expect(shortenAbout(described('a'.repeat(84), website, imprint), 'mobile').text).toBe(`${'a'.repeat(83)}…`)
})

test('VR-13 addresses longer than the room leave nothing but the way to more', () => {
  expect(shortenAbout(described('Clay and wool', `https://example.org/${'x'.repeat(200)}`), 'desktop')).toEqual({
    text: '',
    isCut: true,
  })
})

test('VR-13 it is cut between words, and without the space before the cut', () => {
  const text = `${'word '.repeat(33)}wonderful things` // the 170th letter is inside "wonderful"
  expect(shortenAbout(described(text), 'desktop').text).toBe(`${'word '.repeat(33).trim()}…`)
  const exact = `${'w'.repeat(130)} more`
  expect(shortenAbout(described(exact), 'mobile').text).toBe(`${'w'.repeat(130)}…`)
})

test('VR-13 what joins words does not stand before the cut', () => {
  expect(shortenAbout(described(`${'a'.repeat(120)}, ${'b'.repeat(40)}`), 'mobile').text).toBe(`${'a'.repeat(120)}…`)
})

test('VR-13 no letter is cut in two, and never more than the room shows', () => {
  expect(shortenAbout(described('👩‍👩‍👧‍👦'.repeat(30)), 'mobile').text).toBe(`${'👩‍👩‍👧‍👦'.repeat(11)}…`)
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (about) => {
      const { text, isCut } = shortenAbout(described(about), 'desktop')
      expect(text.length).toBeLessThanOrEqual(isCut ? 171 : 170)
      expect(about.trim().startsWith(text.replace(/…$/, ''))).toBe(true)
    }),
  )
})
