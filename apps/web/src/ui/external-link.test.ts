import { expect, test } from 'vitest'
import { externalLink } from './external-link.ts'

test('VR-17 a link leads outside only if it starts with http or https', () => {
  expect(externalLink('https://www.example.com/a?b=1')).toEqual({
    url: 'https://www.example.com/a?b=1',
    domain: 'example.com',
  })
  for (const link of [
    null,
    '',
    'javascript:alert(1)',
    'data:text/html,x',
    '//example.com',
    '/pin/1/',
    ' https://x',
    'https://',
  ]) {
    expect(externalLink(link)).toBeNull()
  }
})
