import { languages, takeLanguageFrom } from '@pinfold/words'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { SearchField } from './search-field.tsx'

afterEach(() => takeLanguageFrom(() => 'en'))

/** What the input is called, what stands in it when it is empty, and what was typed. */
function inputAt(address: string) {
  const Page = createRoutesStub([{ path: '*', Component: () => createElement(SearchField, {}) }])
  const html = renderToString(createElement(Page, { initialEntries: [address] }))
  const input = /<input[^>]*name="q"[^>]*>/.exec(html)?.[0] ?? ''
  const value = (name: string) => new RegExp(` ${name}="([^"]*)"`).exec(input)?.[1] ?? ''
  return [value('aria-label'), value('placeholder'), value('value')]
}

test('CR-12 the search bar shows what was typed, or is called Search; in English Search your Pins among one’s own', () => {
  expect(inputAt('/search/?q=oak+chair')).toEqual(['Search', 'Search', 'oak chair'])
  expect(inputAt('/search/me/')).toEqual(['Search your Pins', 'Search your Pins', ''])
  for (const language of languages.filter((each) => each !== 'en')) {
    takeLanguageFrom(() => language)
    const [everywhere, own] = [inputAt('/search/'), inputAt('/search/me/?q=oak')]
    expect(own, language).toEqual([everywhere[0], everywhere[1], 'oak'])
    expect(everywhere[0]).not.toBe('Search')
  }
})
