import { expect, test } from 'vitest'
import { pinIdIn } from './named-thing.ts'

test('a Pin is named by its id or by its address, and anything else stays for the server to refuse', () => {
  for (const typed of [
    '123',
    ' 123 ',
    '/pin/123/',
    'https://pinfold.example/pin/123/',
    'https://a.example/pin/a-lamp--123/',
  ])
    expect(pinIdIn(typed), typed).toBe('123')
  expect(pinIdIn('')).toBe('')
  expect(pinIdIn('a lamp')).toBe('a lamp')
})
