import { languages, takeLanguageFrom } from '@pinfold/words'
import { QueryClient } from '@tanstack/react-query'
import { createElement, type ReactNode } from 'react'
import { afterEach, describe, expect, test } from 'vitest'
import { DeviceHistoryScreen } from '../features/history/index.ts'
import { SearchByOwnPhoto } from '../features/visual-search/index.ts'
import { found, lists, nothing, readerOf, Related, whole } from './finding-lists.ts'
import { ErrorScreen } from './shell/error-screen.tsx'
import { PendingOverlay } from './shell/pending-overlay.tsx'
import { pageOf } from './static-page.ts'

afterEach(() => takeLanguageFrom(() => 'en'))

/** What a page says, without its marks. */
const wordsOf = (html: string) =>
  html
    .replaceAll(/<(style|script|svg)\b.*?<\/\1>/gs, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
/** The words of each drawing's place: heading, text and what can be pressed. */
const emptyStates = (html: string) =>
  [...html.matchAll(/<div class="[^"]*empty[^"]*"><svg.*?<\/svg>(.*?)<\/div>/gs)].map(([, inner = '']) => inner)
const headingOf = (html: string) => wordsOf(/<h[12][^>]*>(.*?)<\/h[12]>/s.exec(html)?.[1] ?? '').trim()

describe('DS-18 each list of what one finds that is empty says so, and leads on', () => {
  const all = {
    ...whole,
    ...Object.fromEntries(Object.entries(lists).map(([name, { of }]) => [name, () => of(nothing)])),
  }
  test.each(Object.entries(all))('%s', async (name, shown) => {
    const headings = new Map<string, string>()
    for (const language of languages) {
      takeLanguageFrom(() => language)
      const [empty = '', ...others] = emptyStates(await pageOf(shown(), new QueryClient()))
      expect(others).toEqual([])
      headings.set(language, headingOf(empty))
      expect(headingOf(empty), language).not.toBe('')
      // A sentence or something to press, and mostly both.
      expect(wordsOf(empty).trim().length, language).toBeGreaterThan(headingOf(empty).length)
    }
    expect(new Set(headings.values()).size, name).toBe(languages.length)
  })
})

describe('DS-18 each list of what one finds that goes on keeps the place of what comes, and can be tried again', () => {
  test.each(Object.entries(lists))('%s', async (_, list) => {
    const first = { data: list.rows, bookmark: 'next' }
    const slow = await pageOf(list.of(first), readerOf(list, 'slow'))
    expect(slow).toMatch(/aria-label="Loading more Pins"|<button[^>]*aria-busy="true"/)
    expect(wordsOf(slow)).not.toMatch(/didn’t load/)
    const failed = await pageOf(list.of(first), readerOf(list, 'failed'))
    expect(wordsOf(failed)).toMatch(/(More Pins|The rest) didn’t load\. (Retry|Try again)/)
    // What was there is still there.
    expect(failed.match(/<img|<a /g)?.length).toBeGreaterThan(0)
    const over = await pageOf(list.of({ data: list.rows }), new QueryClient())
    expect(wordsOf(over)).not.toMatch(/didn’t load/)
    expect(over).not.toMatch(/aria-label="Loading more Pins"|aria-busy="true"/)
  })
})

describe('DS-18 a page of what one finds that is slow has its own geometry before it is there', () => {
  test.each([
    ['/', 'wall'],
    ['/pin/12/', 'closeup'],
    ['/search/?q=oak&rs=typed', 'wall'],
    ['/search/?q=oak&rs=typed&scope=boards', 'boards'],
    ['/search/?q=oak&rs=typed&scope=people', 'rows'],
    ['/search/me/?q=oak&rs=typed&scope=my_pins', 'wall'],
    ['/topics/', 'tiles'],
    ['/ideas/', 'tiles'],
    ['/ideas/pottery/50/', 'wall'],
    ['/today/', 'tiles'],
    ['/today/best/oak/40/', 'wall'],
    ['/settings/history/', 'rows'],
    ['/recently-viewed/', 'rows'],
    ['/pin/12/visual-search/', 'picture'],
  ])('%s', async (next, kind) => {
    const html = await pageOf(createElement(PendingOverlay, { next, here: '/ben/' }), new QueryClient())
    expect(html).toContain(`data-pending="${kind}"`)
    expect(html.match(/<span class="[^"]*(skeleton|card)[^"]*"/g)?.length).toBeGreaterThan(4)
    expect(wordsOf(html).trim()).toBe('')
  })

  test('what the device remembers, until scripts know it', async () => {
    const html = await pageOf(createElement(DeviceHistoryScreen), new QueryClient())
    expect(html).toMatch(/role="status" aria-label="Loading"/)
    expect(emptyStates(html)).toEqual([])
  })
})

describe('DS-18 what did not come at all says so, and can be tried again', () => {
  const failed = { status: 503, statusText: '', internal: false, data: { message: 'Too busy.' } }
  const states: Readonly<Record<string, () => ReactNode>> = {
    'a page': () => createElement(ErrorScreen, { error: failed }),
    related: () => createElement(Related, { related: null }),
    'what looks alike': () => found(null),
  }
  test.each(Object.entries(states))('%s', async (name, shown) => {
    const headings = new Set<string>()
    for (const language of languages) {
      takeLanguageFrom(() => language)
      const [state = ''] = emptyStates(await pageOf(shown(), new QueryClient()))
      headings.add(headingOf(state))
      expect(state, language).toMatch(/<button/)
      if (language === 'en') expect(wordsOf(state)).toMatch(/Try again/)
    }
    expect(headings.size, name).toBe(languages.length)
  })
})

test('a search by a photo asks for one first', async () => {
  const [state = ''] = emptyStates(await pageOf(createElement(SearchByOwnPhoto), new QueryClient()))
  expect(wordsOf(state)).toMatch(/Search by photo .*Choose a photo/)
})
