import { expect, test } from 'vitest'
import { isLinkLike } from './link-check.ts'

test.each([
  '',
  '  ',
  'example.org',
  'http://example.org',
  'HTTPS://Example.org/a?b=c#d',
  'sub.example.co.uk/path',
  'bücher.example',
  'example.org:8080/x',
])('VR-03 %j may become a pin', (typed) => expect(isLinkLike(typed)).toBe(true))

test.each([
  'example',
  'javascript:alert(1)',
  'ftp://example.org',
  'http://',
  'two words.org',
  'example.org second',
  'example.org/a b',
  '-a.org',
  'https:///a.org',
  '.org',
  'a..org',
])('VR-03 %j is no link', (typed) => expect(isLinkLike(typed)).toBe(false))
