import type { ClaimedSite, SiteFeed } from '@pinfold/contract'
import { type Language, languages, takeLanguageFrom } from '@pinfold/words'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { BusinessSiteScreen } from './business-site-screen.tsx'
import { ClaimedAccountsScreen } from './claimed-accounts-screen.tsx'
import { siteFeedsWords } from './site-feeds.words.ts'

afterEach(() => takeLanguageFrom(() => 'en'))

const moment = 'Mon, 02 Nov 2026 10:00:00 +0000'
const claim = (canManage: boolean, state: ClaimedSite['state'] = 'verified'): ClaimedSite => ({
  domain: 'oak-and-ash.example',
  state,
  method: 'meta',
  meta_tag: '<meta name="p" content="abc">',
  file_name: 'p-abc.html',
  dns_record: 'p=abc',
  claimed_at: moment,
  verified_at: moment,
  checked_at: moment,
  ends_at: state === 'failing' ? moment : null,
  is_on_profile: false,
  statistics: null,
  viewer_can: { manage: canManage },
})
const feed: SiteFeed = {
  id: '71',
  address: 'https://oak-and-ash.example/feed.xml',
  domain: 'oak-and-ash.example',
  board: { id: '72', name: 'Tables', url: '/oak/tables/' },
  state: 'paused',
  failure: 'by_member',
  read_at: null,
  published_count: 3,
  viewer_can: { manage: true },
}
const boards = [{ id: '72', name: 'Tables' }]

function textOf(screen: React.ReactElement): string {
  const Page = createRoutesStub([{ path: '*', Component: () => screen }])
  return renderToString(createElement(Page, { initialEntries: ['/settings/claim/'] }))
    .replaceAll('&amp;', '&')
    .replaceAll(/<!--.*?-->/g, '')
}
const ofBusiness = (canManage = true, state?: ClaimedSite['state']) =>
  textOf(
    createElement(BusinessSiteScreen, {
      business: { id: '70', name: 'Oak & Ash' },
      claim: claim(canManage, state),
      feeds: [feed],
      boards,
    }),
  )
const own = () => textOf(createElement(ClaimedAccountsScreen, { claims: [claim(true)], feeds: [feed], boards }))

test('who acts for a business reads whose website it is, and who paused its feed', () => {
  const text = ofBusiness()
  expect(text).toContain('Oak & Ash’s website')
  expect(text).toContain('Publish from Oak & Ash’s website')
  expect(text).toContain('Oak & Ash paused it.')
  expect(text).not.toMatch(/\byour (website|home page|profile)\b|You paused/i)
  expect(own()).toContain('You paused it, or somebody who acts for you did.')
  expect(own()).toContain('Publish from your website')
})

test('how to prove a website is said in the same words to its business and to who acts for it', () => {
  const text = ofBusiness(true, 'failing')
  expect(text).toContain('home page')
  expect(text).not.toMatch(/\byour (website|home page)\b/i)
})

test.each(languages)('in %s, too, the business is named where its own page says you', (language: Language) => {
  takeLanguageFrom(() => language)
  const [heading, pausedByYou] = [siteFeedsWords.heading, siteFeedsWords.by_member]
  const named = [siteFeedsWords.headingOf({ name: 'Oak & Ash' }), siteFeedsWords.byBusiness({ name: 'Oak & Ash' })]
  const text = ofBusiness()
  for (const words of named) expect(text).toContain(words)
  expect(text).not.toContain(`>${heading}<`)
  expect(text).not.toContain(pausedByYou)
  expect(own()).toContain(`>${heading}<`)
  expect(own()).toContain(pausedByYou)
})
