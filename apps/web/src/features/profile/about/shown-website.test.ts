import { expect, test } from 'vitest'
import { shownWebsite } from './shown-website.ts'

test('VR-14 a website shows without scheme, leading www and trailing slash', () => {
  expect(shownWebsite('https://www.example.com/')).toBe('example.com')
  expect(shownWebsite('http://example.com/garden/plans/')).toBe('example.com/garden/plans')
  expect(shownWebsite('https://wwwhat.example')).toBe('wwwhat.example')
})
