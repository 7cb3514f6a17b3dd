import type { User } from '@pinfold/contract'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import type { PinList } from '../../../features/member-pins/index.ts'
import { createdTexts, savedTexts } from './list-texts.ts'
import { NoPins } from './no-pins.tsx'
import { shoppingTexts } from './shopping-texts.ts'
import { storyTexts } from './story-texts.ts'
import { videoTexts } from './video-texts.ts'

const lists = {
  saved: savedTexts,
  created: createdTexts,
  story: storyTexts,
  video: videoTexts,
  shopping: shoppingTexts,
}
const kinds = Object.keys(lists) as (keyof typeof lists)[]

/** What stands in an empty list: the heading and the line below it. */
function saidIn(kind: keyof typeof lists, { isPartner, isOwn }: { isPartner: boolean; isOwn: boolean }) {
  const user = { username: 'oak', first_name: 'Oak', full_name: 'Oak & Co', is_partner: isPartner } as unknown as User
  const list = { kind, filter: 'none' } as unknown as PinList
  const Page = createRoutesStub([
    { path: '*', Component: () => createElement(NoPins, { user, list, texts: lists[kind], isOwn }) },
  ])
  const html = renderToString(createElement(Page, { initialEntries: ['/oak/'] }))
  return html.replaceAll('<!-- -->', '')
}

test('an empty list of a business says something else, to its owner and to others; its shopping list does not', () => {
  for (const kind of kinds) {
    const ofShop = {
      own: saidIn(kind, { isPartner: true, isOwn: true }),
      others: saidIn(kind, { isPartner: true, isOwn: false }),
    }
    const ofPerson = {
      own: saidIn(kind, { isPartner: false, isOwn: true }),
      others: saidIn(kind, { isPartner: false, isOwn: false }),
    }
    const isSame = kind === 'shopping'
    expect(ofShop.others.includes('Oak is still setting up. Come back soon.'), kind).toBe(!isSame)
    expect(ofShop.own.includes('Publish Pins, and people will find your business through them.'), kind).toBe(!isSame)
    expect(ofPerson.others, kind).toContain(lists[kind].others('Oak'))
    expect(ofPerson.own, kind).toContain(lists[kind].hint())
    for (const who of ['own', 'others'] as const) expect(ofShop[who] === ofPerson[who], `${kind} ${who}`).toBe(isSame)
  }
})
