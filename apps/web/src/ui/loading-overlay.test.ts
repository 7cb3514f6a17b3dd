import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LoadingOverlay } from './loading-overlay.tsx'

test('PS-20 the loading overlay says aloud what is waited for, and its wheel says nothing', () => {
  const html = renderToString(createElement(LoadingOverlay, { label: 'Sending to Ana' }))
  expect(html).toMatch(/^<div [^>]*role="status"/)
  expect(html.replaceAll(/<[^>]*>/g, '')).toBe('Sending to Ana')
  expect(html).toMatch(/<span [^>]*aria-hidden="true"><\/span>/)
})
