import { routes } from '@pinfold/contract'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { loader as homefeed } from '../../home/homefeed.ts'
import { BoardsEmpty } from './boards-empty.tsx'

const hrefsOf = (props: Pick<Parameters<typeof BoardsEmpty>[0], 'place' | 'isOwn'>) => {
  const user = { username: 'ana', first_name: 'Ana', full_name: 'Ana Lima', board_count: 0, quick_saves_pin_count: 0 }
  const Page = createRoutesStub([
    { path: '*', Component: () => createElement(BoardsEmpty, { ...props, user: user as never }) },
  ])
  const html = renderToString(createElement(Page, { initialEntries: ['/ana/'] }))
  return [...html.matchAll(/<a [^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/g)].map(([, href, text = '']) => [
    text.replaceAll(/<[^>]*>/g, ''),
    href,
  ])
}

test.each(['overview', 'all', 'hub'] as const)(
  'PS-24 without a board the owner is led to a new one, to /pin-creation-tool/ for Pins and to the home feed for Explore (%s)',
  (place) => {
    expect(hrefsOf({ place, isOwn: true })).toEqual([
      ['Create board', '/board/create/'],
      ['Create Pin', '/pin-creation-tool/'],
      ['Explore', '/'],
    ])
    expect(hrefsOf({ place, isOwn: false })).toEqual([])
    // Its other address is the same page.
    expect(routes.homefeed.build()).toBe('/homefeed/')
    const sent = homefeed()
    expect([sent.status, sent.headers.get('location')]).toEqual([302, '/'])
  },
)
