import { expect, test } from 'vitest'
import { articleBlocks } from './article-words.ts'

test('words become paragraphs, headings and links', () => {
  expect(
    articleBlocks('One\nline.\n\n## A heading\n\nSee [bread](/ideas/bread/12/) and [more](https://example.org/x).'),
  ).toEqual([
    { type: 'paragraph', parts: [{ text: 'One line.', url: null }] },
    { type: 'heading', parts: [{ text: 'A heading', url: null }] },
    {
      type: 'paragraph',
      parts: [
        { text: 'See ', url: null },
        { text: 'bread', url: '/ideas/bread/12/' },
        { text: ' and ', url: null },
        { text: 'more', url: 'https://example.org/x' },
        { text: '.', url: null },
      ],
    },
  ])
  expect(articleBlocks(' \n\n ')).toEqual([])
})

test('an address that is none, or leads into a script or past this site unseen, stays words', () => {
  for (const address of ['javascript:alert(1)', 'data:text/html,x', '//evil.example', '/\\evil.example', 'bread'])
    expect(articleBlocks(`[x](${address})`).flatMap(({ parts }) => parts.flatMap(({ url }) => url ?? []))).toEqual([])
  expect(articleBlocks('<script>alert(1)</script> [x]')).toEqual([
    { type: 'paragraph', parts: [{ text: '<script>alert(1)</script> [x]', url: null }] },
  ])
})
