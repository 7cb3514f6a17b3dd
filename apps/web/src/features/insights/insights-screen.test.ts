import { type Insights, pinFigureNames } from '@pinfold/contract'
import { type Language, languages, takeLanguageFrom } from '@pinfold/words'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import type { InsightsChoice } from './insights-choice.ts'
import { InsightsScreen } from './insights-screen.tsx'
import { insightsWords as words } from './insights.words.ts'

afterEach(() => takeLanguageFrom(() => 'en'))

const insights: Insights = {
  made_at: 'Mon, 02 Nov 2026 10:00:00 +0000',
  from: '2026-11-01',
  to: '2026-11-02',
  previous_from: '2026-10-30',
  previous_to: '2026-10-31',
  days: ['2026-11-01', '2026-11-02'],
  figures: pinFigureNames.map((name) => ({ name, values: [1, 2], total: 3, previous_total: 1 })),
  follower_count: 5,
  sites: ['ash.example', 'oak.example'],
}
const audience = {
  from: '2026-11-01',
  to: '2026-11-02',
  people: 0,
  engaged_people: 0,
  countries: [],
  regions: [],
  devices: [],
  topics: [],
}

/** The page of a choice; of one website, where a business is named. */
function pageOf(choice: InsightsChoice, { sites = insights.sites, business = null as string | null } = {}): string {
  const Screen = () =>
    createElement(InsightsScreen, {
      choice,
      insights: { ...insights, sites },
      pins: [],
      boards: [],
      audience: business === null ? audience : null,
      business,
      pin: null,
      refusal: null,
      today: '2026-11-02',
    })
  const Page = createRoutesStub([{ path: '*', Component: Screen }])
  return renderToString(createElement(Page, { initialEntries: ['/analytics/'] }))
    .replaceAll('&amp;', '&')
    .replaceAll(/<!--.*?-->/g, '')
}
const optionsOf = (html: string, name: string) =>
  [...(new RegExp(`<select name="${name}".*?</select>`).exec(html)?.[0] ?? '').matchAll(/<option (.*?)>/g)].map(
    ([, attributes = '']) => [/value="(.*?)"/.exec(attributes)?.[1], attributes.includes('selected')],
  )

test('a business chooses one of its claimed websites, and what it chose stays with every link', () => {
  expect(optionsOf(pageOf({}), 'domain')).toEqual([
    ['', true],
    ['ash.example', false],
    ['oak.example', false],
  ])
  const chosen = pageOf({ domain: 'oak.example' })
  expect(optionsOf(chosen, 'domain')).toContainEqual(['oak.example', true])
  expect(chosen).toContain('Only Pins that lead to oak.example')
  const tiles = [...chosen.matchAll(/href="(\/analytics\/\?[^"]*metric=[^"]*)"/g)].map(([, href = '']) => href)
  expect(tiles.length).toBeGreaterThan(3)
  for (const href of tiles) expect(href).toContain('domain=oak.example')
  // Boards are looked at without it.
  expect(chosen).not.toContain('>Top boards<')
  expect(pageOf({})).toContain('>Top boards<')
})

test('a website that is not proved any more can still be looked at, and without websites there is no choice', () => {
  expect(optionsOf(pageOf({ domain: 'gone.example' }), 'domain')).toContainEqual(['gone.example', true])
  expect(pageOf({}, { sites: [] })).not.toContain('Claimed website')
})

test('who has a role on a website sees whose it is, and nothing of the rest of the business', () => {
  const choice = { domain: 'oak.example', business: '70' }
  const html = pageOf(choice, { sites: ['oak.example'], business: 'Oak & Ash' })
  expect(html).toContain('>Analytics of oak.example</h1>')
  expect(html).toContain('How Pins that lead to Oak & Ash’s website do')
  expect(html).toContain('Pins of Oak & Ash')
  expect(html).toMatch(/<input type="hidden" name="business" value="70"/)
  expect(html).toMatch(/<input type="hidden" name="domain" value="oak.example"/)
  for (const missing of ['Your audience', 'Top boards', 'All boards', 'Show all', 'Your own'])
    expect(html).not.toContain(missing)
})

test.each(languages)('in %s, too, whoever looks after a website is not called its owner', (language: Language) => {
  takeLanguageFrom(() => language)
  const html = pageOf({ domain: 'oak.example', business: '70' }, { business: 'Oak & Ash' })
  for (const own of [words.lead, words.ownPins, words.sitePins]) expect(html).not.toContain(own)
  expect(html).toContain(words.leadOf({ name: 'Oak & Ash' }))
  expect(pageOf({})).toContain(words.lead)
})
