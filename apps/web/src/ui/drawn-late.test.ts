import { createElement, Suspense } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { drawnLate, StylesOfPageContext, withLateStyles } from './drawn-late.ts'

test('what is drawn late notes the styles that its page does not name, and what is not drawn notes none', () => {
  const load = () => Promise.resolve({ default: () => null })
  const Part = drawnLate(['/assets/page.css', '/assets/part.css'], load)
  const drawn = createElement(Suspense, {}, createElement(Part))
  drawnLate(['/assets/other.css'], load)
  const styles = { named: new Set(['/assets/page.css']), late: new Set<string>() }
  renderToString(createElement(StylesOfPageContext, { value: styles }, drawn))
  expect([...styles.late]).toEqual(['/assets/part.css'])
  expect(renderToString(drawn)).not.toContain('css')
})

test('late styles stand last in the head', () => {
  const page = '<head><link rel="stylesheet" href="/assets/page.css"/></head><body>&lt;/head></body>'
  const whole = withLateStyles(page, new Set(['/assets/a.css', '/assets/b.css']))
  expect([...whole.matchAll(/href="([^"]+)"/g)].map(([, href]) => href)).toEqual([
    '/assets/page.css',
    '/assets/a.css',
    '/assets/b.css',
  ])
  expect(whole).toMatch(/b\.css"[^>]*><\/head><body>/)
  expect(withLateStyles(page, new Set())).toBe(page)
})
