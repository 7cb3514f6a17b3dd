import { expect, test } from 'vitest'
import { alternatePaths, languagePath, readLanguagePath } from './language-path.ts'

const read = (address: string) => readLanguagePath(Object.fromEntries(new URL(address, 'http://x').searchParams))

test('choosing a language leads back to a page of ours, and to none of another site', () => {
  expect(read(languagePath('de', '/ana/garden/?page=2'))).toEqual({ language: 'de', to: '/ana/garden/?page=2' })
  for (const to of ['https://evil.example/', '//evil.example/', '/\\evil.example', '/a\nb', 'x', ''])
    expect(read(languagePath('ja', to))).toEqual({ language: 'ja', to: '/' })
  expect(readLanguagePath({ language: 'klingon', to: '/' })).toBeNull()
  expect(readLanguagePath({ language: ['de'], to: '/' })).toBeNull()
})

test('a page names its address in each language', () => {
  const paths = alternatePaths('/ana/')
  expect(paths[0]).toEqual({ lang: 'x-default', path: '/ana/' })
  expect(paths).toContainEqual({ lang: 'pt', path: '/ana/?lang=pt' })
  expect(paths).toHaveLength(10)
})
