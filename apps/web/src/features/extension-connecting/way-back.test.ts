import { expect, test } from 'vitest'
import { wayBack } from './way-back.ts'

const id = 'abcdefghijklmnopabcdefghijklmnop'

test.each([`chrome-extension://${id}`, 'moz-extension://0f8fad5b-d9cb-469f-a165-70867728950e'])(
  'CN-11 a token is handed to the page of %s, behind the address',
  (origin) => {
    expect(wayBack(`${origin}/connected.html`, 'abc')?.('t')).toBe(`${origin}/connected.html#token=t&state=abc`)
  },
)

test.each([
  'https://evil.example/connected.html',
  'javascript:alert(1)',
  '//evil.example/connected.html',
  `chrome-extension://${id}/other.html`,
  `chrome-extension://${id}.evil.example/connected.html`,
  `https://evil.example/?chrome-extension://${id}/connected.html`,
  undefined,
])('CN-11 no token is handed to %s', (to) => {
  expect(wayBack(to, 'abc')).toBeNull()
})
