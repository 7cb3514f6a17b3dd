import { expect, test } from 'vitest'
import { bookmarkletCode } from './bookmarklet-code.ts'

test('CN-10 the bookmark holds one line of script that names this installation and nothing else', () => {
  const code = bookmarkletCode('https://pins.example')
  expect(code).toMatch(/^javascript:[^\n%]+$/)
  const addresses = [...code.matchAll(/https?:\/\/[^"]+/g)].map(([address]) => address)
  expect(addresses).toEqual(['https://pins.example/pin/create/button/?url=', 'https://pins.example/js/bookmarklet.js'])
})
