import type { MemberId } from '@pinfold/contract'
import { expect, test } from 'vitest'
import type { SeenBatch, SeenThing } from '../noting/seen-batch.ts'
import { attribute, type AttributedPin } from './attribute.ts'
import { sumsBy } from './sums.ts'

const shop = '10' as MemberId
const member = '20' as MemberId
const pin = (changes: Partial<AttributedPin> = {}): AttributedPin => ({
  id: '1',
  pinnerId: shop,
  boardId: '7',
  link: '',
  isListed: true,
  ...changes,
})
const batch = (by: Partial<SeenBatch>, at = '2026-11-26T10:00:00Z') => ({
  bucket: 0,
  key: Buffer.alloc(16),
  notedAt: new Date(at),
  seen: {
    unit: 'u',
    memberId: null,
    country: 'US',
    device: 'web' as const,
    seen: [['1', 'impression']],
    ...by,
  } as SeenBatch,
})
const known = (...pins: AttributedPin[]) => ({
  pins: new Map(pins.map((each) => [each.id, each])),
  businesses: new Set([shop]),
  siteOwners: new Map([['oak.example', shop]]),
})
const plays: SeenThing[] = [
  ['1', 'play', 900],
  ['1', 'play', 600],
]

test('a pin counts for its business by others, once however often one person tells of it', () => {
  const hits = attribute([batch({}), batch({}), batch({ unit: 'v' })], known(pin()))
  expect(hits.map(({ businessId, source, day, by }) => [businessId, source, day, by.unit])).toEqual([
    [shop, 'own', '2026-11-26', 'u'],
    [shop, 'own', '2026-11-26', 'v'],
  ])
  expect(attribute([batch({ memberId: shop })], known(pin()))).toEqual([])
  expect(attribute([batch({})], known(pin({ isListed: false })))).toEqual([])
  expect(attribute([batch({})], known(pin({ pinnerId: member })))).toEqual([])
})

test('a pin of somebody else counts for whose website it leads to, not by its pinner, and an own one once', () => {
  const theirs = pin({ pinnerId: member, link: 'https://www.oak.example/a' })
  expect(attribute([batch({})], known(theirs)).map(({ source }) => source)).toEqual(['site'])
  expect(attribute([batch({ memberId: member })], known(theirs))).toEqual([])
  expect(attribute([batch({ memberId: shop })], known(theirs))).toEqual([])
  expect(attribute([batch({})], known(pin({ link: 'https://oak.example/' }))).map(({ source }) => source)).toEqual([
    'own',
  ])
})

test('a pin of anybody counts for the claimed website that it leads to, where that is the business’s own', () => {
  const sitesOf = (changes: Partial<AttributedPin>, owner = shop) => {
    const found = { ...known(pin(changes)), siteOwners: new Map([['oak.example', owner]]) }
    return attribute([batch({})], found).map(({ source, site }) => [source, site])
  }
  const link = 'https://www.oak.example/a'
  expect(sitesOf({ link })).toEqual([['own', 'oak.example']])
  expect(sitesOf({ link, pinnerId: member })).toEqual([['site', 'oak.example']])
  expect(sitesOf({ link: 'https://elsewhere.example/' })).toEqual([['own', null]])
  expect(sitesOf({ link }, member)).toEqual([['own', null]])
})

test('sums hold how often and how long, by day', () => {
  const batches = [batch({ seen: plays }), batch({ unit: 'v' }, '2026-11-25T23:59:59Z')]
  const sums = sumsBy(attribute(batches, known(pin())), ({ day }) => day)
  expect(sums.map(({ day, counts }) => [day, counts.impressions, counts.videoPlays, counts.watchedMs])).toEqual([
    ['2026-11-25', 1, 0, 0],
    ['2026-11-26', 0, 2, 1500],
  ])
})
