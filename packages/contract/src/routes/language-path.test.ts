import { expect, test } from 'vitest'
import { alternatePaths, languagePath, readLanguagePath } from './language-path.ts'

const read = (address: string) => readLanguagePath(Object.fromEntries(new URL(address, 'http://x').searchParams))

test('an address chooses one of our languages', () => {
  expect(read(languagePath('de'))).toBe('de')
  expect(readLanguagePath({ language: 'klingon' })).toBeNull()
  expect(readLanguagePath({ language: ['de'] })).toBeNull()
})

test('a page names its address in each language', () => {
  const paths = alternatePaths('/ana/')
  expect(paths[0]).toEqual({ lang: 'x-default', path: '/ana/' })
  expect(paths).toContainEqual({ lang: 'pt', path: '/ana/?lang=pt' })
  expect(paths).toHaveLength(10)
})
