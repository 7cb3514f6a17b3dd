import { expect, test } from 'vitest'
import { textParts } from './message-parts.ts'

const origin = 'https://pins.example'

test('MS-01 addresses in a message become links, without what ends the sentence', () => {
  expect(textParts('See https://a.example/x?y=1. And (http://b.example)!', origin)).toEqual([
    { text: 'See ' },
    { text: 'https://a.example/x?y=1', href: 'https://a.example/x?y=1', isOwn: false },
    { text: '. And (' },
    { text: 'http://b.example', href: 'http://b.example/', isOwn: false },
    { text: ')!' },
  ])
})

test('MS-01 an address of ours leads within the page, and nothing else than the web is a link', () => {
  expect(textParts('https://pins.example/pin/7/#a', origin)).toEqual([
    { text: 'https://pins.example/pin/7/#a', href: '/pin/7/#a', isOwn: true },
  ])
  for (const text of ['javascript:alert(1)', 'data:text/html,x', 'https://', 'plain'])
    expect(textParts(text, origin)).toEqual([{ text }])
  expect(textParts('', origin)).toEqual([])
})

test('MS-01 whoever looks like us is another site', () => {
  const [part] = textParts('https://pins.example.evil.example/', origin)
  expect(part).toMatchObject({ isOwn: false })
  const [second] = textParts('https://pins.example@evil.example/', origin)
  expect(second).toMatchObject({ isOwn: false, href: 'https://pins.example@evil.example/' })
})
