import { expect, test } from 'vitest'
import { links } from '../../api/links.ts'
import { pendingKind } from './pending-kind.ts'

test('PI-01 each kind of page has the skeleton of its own geometry', () => {
  expect(pendingKind(links.home(), links.login())).toBe('wall')
  expect(pendingKind(links.allPins('ana'), '/ana/')).toBe('wall')
  expect(pendingKind(links.pin('12'), '/')).toBe('closeup')
  expect(pendingKind(links.profile('ana'), '/')).toBe('profile')
  expect(pendingKind('/ana/kitchen/', '/ana/')).toBe('board')
  expect(pendingKind('/ana/kitchen/plates/', '/ana/kitchen/')).toBe('board')
})

test('each list of what one finds has the skeleton of its own geometry', () => {
  const of = (next: string) => pendingKind(next, '/ana/')
  expect(of(links.search({ query: 'oak' }))).toBe('wall')
  expect(of(links.search({ query: 'oak', scope: 'boards' }))).toBe('boards')
  expect(of(links.search({ query: 'oak', scope: 'people' }))).toBe('rows')
  expect(of(links.search({ query: 'oak', scope: 'my_pins', isOwn: true }))).toBe('wall')
  expect([links.ideas(), links.topics(), links.todayArticles()].map(of)).toEqual(['tiles', 'tiles', 'tiles'])
  expect(of('/ideas/oak/12/')).toBe('wall')
  expect(of('/today/best/oak/12/')).toBe('wall')
  expect([links.recentlyViewed(), links.history()].map(of)).toEqual(['rows', 'rows'])
  expect(pendingKind(links.history(), links.accountSettings())).toBeNull()
  expect(of(links.visualSearch('12'))).toBe('picture')
})

test('forms and settings have none', () => {
  for (const path of [links.login(), links.createBoard(), links.createPin(), links.accountSettings()]) {
    expect(pendingKind(path, '/')).toBeNull()
  }
})

test('a change of tab keeps what is above it', () => {
  expect(pendingKind(links.profileSaved('ana'), links.profile('ana'))).toBeNull()
  expect(pendingKind(links.profile('ana'), links.profileTried('ana'))).toBeNull()
  expect(pendingKind(links.profile('ben'), links.profileSaved('ana'))).toBe('profile')
  expect(pendingKind(links.profile('ana'), links.profilePins('ana'))).toBe('profile')
})
