import { expect, test } from 'vitest'
import { byteWords } from './byte-words.ts'

test.each([
  [0, '0 kB'],
  [640_400, '640 kB'],
  [999_600, '1 MB'],
  [1_250_000, '1.3 MB'],
  [12_400_000, '12 MB'],
  [1_200_000_000, '1.2 GB'],
  [5_000_000_000, '5 GB'],
  [9_960_000_000, '10 GB'],
  [2_500_000_000_000, '2.5 TB'],
])('%d bytes are "%s"', (bytes, words) => expect(byteWords(bytes, 'en-US')).toBe(words))

test('LA-01 a size is written as the reader’s language writes it', () => {
  const written = (['de-DE', 'fr-FR', 'pt-BR', 'ja-JP', 'sv-SE'] as const).map((locale) => byteWords(1_250_000, locale))
  expect(written.map((text) => text.replaceAll(/\s/g, ' '))).toEqual(['1,3 MB', '1,3 Mo', '1,3 MB', '1.3 MB', '1,3 MB'])
})
