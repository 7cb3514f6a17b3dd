import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { VisualPlaceholder } from './visual-placeholder.tsx'

test('DS-18 what looks like a photo has its place before it is found', () => {
  const html = renderToString(createElement(VisualPlaceholder))
  expect(html).toMatch(/^<div [^>]*role="status" aria-label="Loading"/)
  expect(html.match(/<li /g)?.length).toBeGreaterThan(8)
})
