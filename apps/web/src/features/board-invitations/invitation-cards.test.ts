import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { InvitationCards } from './invitation-cards.tsx'

const moment = new Date(Date.now() - 3 * 24 * 60 * 60 * 1000).toUTCString()
const board = (name: string) => ({
  id: `9${name.length}`,
  name,
  url: `/ben/${name}/`,
  owner: { id: '8', username: 'ben' },
  image_cover_url: `/covers/${name}.jpg`,
  cover_images: { '200x150': { url: `/covers/${name}.jpg`, width: 200, height: 150 } },
})
const invite = (at: number) => ({
  id: `1${at}`,
  board: board(`Board ${at}`),
  invited_by_user: { id: '8', username: 'ben', full_name: `Ben ${at}` },
  created_at: moment,
})
const request = (at: number) => ({
  id: `2${at}`,
  board: board(`Asked ${at}`),
  sender: { id: '8', username: 'cem', full_name: `Cem ${at}` },
  created_at: moment,
})
const many = <T>(count: number, make: (at: number) => T) => Array.from({ length: count }, (_, at) => make(at))

/** What each card says, without markup. */
function cards(invites: number, requests: number) {
  const waiting = { invites: many(invites, invite), requests: many(requests, request) } as never
  const Page = createRoutesStub([{ path: '*', Component: () => createElement(InvitationCards, waiting) }])
  const page = createElement(Page, { initialEntries: ['/ana/'] })
  const html = renderToString(createElement(QueryClientProvider, { client: new QueryClient() }, page))
  return html.split('<li ').slice(1)
}
const words = (html: string) =>
  html
    .replaceAll(/<!--.*?-->/g, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')

test('PS-19 an invitation says who invites to which board and since when, with its cover, to be declined or accepted', () => {
  const [card = ''] = cards(1, 0)
  expect(words(card)).toContain('Ben 0 invited you to Board 0')
  expect(card).toContain('/covers/Board 0.jpg')
  expect(/<time[^>]*>([^<]*)<\/time>/.exec(card)?.[1]).toMatch(/3 days ago/)
  const buttons = [...card.matchAll(/<button.*?<\/button>/g)].map(([button]) => words(button).trim())
  expect(buttons).toEqual(['Decline', 'Accept'])
})

test('VR-16 at most five invitations and requests show, invitations first', () => {
  expect(cards(7, 3)).toHaveLength(5)
  const shown = cards(3, 4).map(words)
  expect(shown).toHaveLength(5)
  expect(shown.map((text) => /Board|Asked/.exec(text)?.[0])).toEqual(['Board', 'Board', 'Board', 'Asked', 'Asked'])
  expect(cards(0, 0)).toEqual([])
})
