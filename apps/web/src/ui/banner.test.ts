import { readFileSync } from 'node:fs'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { BannerCard } from './banner.tsx'

type Card = Parameters<typeof BannerCard>[0]

/** What can be pressed on a banner, by name, in order. */
function pressable(props: Partial<Card>): string[] {
  const card = { label: 'Welcome', children: 'Your boards are waiting.', onPress: () => undefined, ...props } as Card
  const Page = createRoutesStub([{ path: '*', Component: () => createElement(BannerCard, card) }])
  const html = renderToString(createElement(Page, { initialEntries: ['/'] }))
  return [...html.matchAll(/<(a|button)\b([^>]*)>(.*?)<\/\1>/g)].map(
    ([, , attributes = '', text = '']) =>
      /aria-label="([^"]*)"/.exec(attributes)?.[1] ?? text.replaceAll(/<[^>]*>/g, ''),
  )
}

const there = '/ana/'

test('PS-22 a banner has Got it, Go where it leads somewhere, and Close, unless it says something better', () => {
  expect(pressable({ to: there })).toEqual(['Got it', 'Go', 'Close'])
  expect(pressable({})).toEqual(['Got it', 'Close'])
  expect(pressable({ to: there, goLabel: 'Settings', doneLabel: 'Not now' })).toEqual(['Not now', 'Settings', 'Close'])
})

test('BC-08 banners come and go in 400 ms', () => {
  const style = readFileSync(new URL('banner.module.css', import.meta.url), 'utf8')
  const times = [...style.matchAll(/(\d+)ms/g)].map(([, time]) => Number(time))
  expect(times).toEqual([400, 400, 400, 400])
})
