import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createPackedForms } from './packed-forms.ts'
import { createPageCache, PAGE_AGE } from './page-cache.ts'
import { noteRows } from '../db/kept/noted-rows.ts'
import type { WholePage } from './whole-page.ts'

function page(text: string, status = 200): WholePage {
  const body = Buffer.from(text)
  const inline = { scripts: [], styles: [] }
  return { status, headers: [], body, packed: createPackedForms(body), etag: text, inline, whenServed: [] }
}

/** Makes pages that say how many were made before them. */
function maker(status?: number) {
  let made = 0
  return () => Promise.resolve(page(String((made += 1)), status))
}
const textOf = async (shared: Promise<WholePage | null>) => (await shared)?.body.toString()

test('many who ask at once are answered by one rendering, and so is whoever asks within its age', async () => {
  let time = 0
  const cache = createPageCache({ now: () => time })
  const make = maker()
  const asked = Array.from({ length: 50 }, () => textOf(cache.share('a', make)))
  expect(new Set(await Promise.all(asked))).toEqual(new Set(['1']))
  time = PAGE_AGE - 1
  expect(await textOf(cache.share('a', make))).toBe('1')
  expect(await textOf(cache.share('b', make))).toBe('2')
  time = PAGE_AGE
  expect(await textOf(cache.share('a', make))).toBe('3')
})

test('age counts from the beginning of a rendering, however long it takes', async () => {
  let time = 0
  const cache = createPageCache({ now: () => time })
  const slow = Promise.withResolvers<WholePage>()
  const first = cache.share('a', () => slow.promise)
  time = PAGE_AGE
  expect(await textOf(cache.share('a', maker()))).toBe('1')
  slow.resolve(page('late'))
  expect(await textOf(first)).toBe('late')
  expect(await textOf(cache.share('a', maker()))).toBe('1')
})

test('a page whose rendering began before a purge is given to nobody who asks after it', async () => {
  const cache = createPageCache({ now: () => 0 })
  const before = Promise.withResolvers<WholePage>()
  const early = cache.share('a', () => before.promise)
  cache.purge()
  const late = cache.share('a', () => Promise.resolve(page('true now')))
  before.resolve(page('no longer true'))
  expect(await textOf(early)).toBe('no longer true')
  expect(await textOf(late)).toBe('true now')
  expect(await textOf(cache.share('a', maker()))).toBe('true now')
  cache.purge()
  expect(await textOf(cache.share('a', maker()))).toBe('1')
})

test('a failure and a page that is not for everybody are given to those who wait, and not kept', async () => {
  const cache = createPageCache({ now: () => 0 })
  const broken = maker(500)
  expect(await textOf(cache.share('a', broken))).toBe('1')
  expect(await textOf(cache.share('a', broken))).toBe('2')
  expect(await cache.share('b', () => Promise.resolve(null))).toBeNull()
  expect(await textOf(cache.share('b', maker()))).toBe('1')
  await expect(cache.share('c', () => Promise.reject(new Error('no database')))).rejects.toThrow('no database')
  expect(await textOf(cache.share('c', maker()))).toBe('1')
})

test('pages and bytes are bounded; the oldest go first', async () => {
  const few = createPageCache({ now: () => 0, mostPages: 2 })
  for (const key of ['a', 'b', 'c']) await few.share(key, maker())
  const again = () => Promise.resolve(page('again'))
  expect(await textOf(few.share('b', again))).toBe('1')
  expect(await textOf(few.share('c', again))).toBe('1')
  expect(await textOf(few.share('a', again))).toBe('again')

  const small = createPageCache({ now: () => 0, mostBytes: 10_000 })
  const large = () => Promise.resolve(page('x'.repeat(4000)))
  await small.share('a', large)
  await small.share('b', large)
  expect(await textOf(small.share('a', again))).toBe('again')
  // One that is larger than all the room leaves nothing behind, neither itself nor its weight.
  await small.share('huge', () => Promise.resolve(page('x'.repeat(20_000))))
  expect(await textOf(small.share('huge', again))).toBe('again')
  expect(await textOf(small.share('huge', maker()))).toBe('again')
})

/** Makes pages that carry the tags and say how many were made before them. */
function tagger(...tags: string[]) {
  let made = 0
  return async () => {
    noteRows(tags)
    await nextTurn()
    return page(String((made += 1)))
  }
}

test('a page that carries tags lives until one of them is dropped, or for a minute', async () => {
  let time = 0
  const cache = createPageCache({ now: () => time })
  const make = tagger('pin 1', 'board 2')
  expect(await textOf(cache.share('a', make))).toBe('1')
  time = 59_999
  cache.drop(['pin 7', 'board 1'])
  expect(await textOf(cache.share('a', make))).toBe('1')
  expect(cache.ready('a')?.body.toString()).toBe('1')
  cache.drop(['pin 7', 'board 2'])
  expect(cache.ready('a')).toBeUndefined()
  expect(await textOf(cache.share('a', make))).toBe('2')
  time += 60_000
  expect(cache.ready('a')).toBeUndefined()
  expect(await textOf(cache.share('a', make))).toBe('3')
  cache.purge()
  expect(await textOf(cache.share('a', make))).toBe('4')
})

test('a drop takes the pages that carry the tag, and no others', async () => {
  const cache = createPageCache({ now: () => 0 })
  await cache.share('both', tagger('x', 'y'))
  await cache.share('x', tagger('x'))
  await cache.share('y', tagger('y'))
  cache.drop(['x'])
  expect(['both', 'x', 'y'].filter((key) => cache.ready(key))).toEqual(['y'])
})

test.each([
  ['had noted', true],
  ['comes to note', false],
])(
  'a page being made that %s a tag when it is dropped goes to those who wait, and to nobody later',
  async (_, isBefore) => {
    const cache = createPageCache({ now: () => 0 })
    const gate = Promise.withResolvers<void>()
    const early = cache.share('a', async () => {
      if (isBefore) noteRows(['pin 1'])
      await gate.promise
      noteRows(['pin 1'])
      return page('before the drop')
    })
    await nextTurn()
    cache.drop(['pin 1'])
    gate.resolve()
    expect(await textOf(early)).toBe('before the drop')
    expect(cache.ready('a')).toBeUndefined()
    expect(await textOf(cache.share('a', tagger('pin 1')))).toBe('1')
    expect(cache.ready('a')?.body.toString()).toBe('1')
  },
)

test('a tag that was dropped before a page was begun keeps nothing from being kept', async () => {
  const cache = createPageCache({ now: () => 0 })
  const slow = Promise.withResolvers<WholePage>()
  const other = cache.share('other', () => slow.promise)
  cache.drop(['pin 1'])
  await cache.share('a', tagger('pin 1'))
  expect(cache.ready('a')).toBeDefined()
  slow.resolve(page('other'))
  await other
})

test('what no tag would drop goes with every command that may hide something, and in a second', async () => {
  let time = 0
  const cache = createPageCache({ now: () => time })
  const missing = { ...page('not there'), status: 404 }
  const fill = async () => {
    await cache.share('tagged', tagger('pin 1'))
    await cache.share('plain', maker())
    await cache.share('missing', async () => {
      noteRows(['pin 2'])
      return missing
    })
  }
  const kept = () => ['tagged', 'plain', 'missing'].filter((key) => cache.ready(key))
  await fill()
  expect(kept()).toEqual(['tagged', 'plain', 'missing'])
  cache.purgeUntagged()
  expect(kept()).toEqual(['tagged'])
  await fill()
  time = 1000
  expect(kept()).toEqual(['tagged'])
})

test("tags that are noted outside of a shared page are nobody's", async () => {
  const cache = createPageCache({ now: () => 0 })
  noteRows(['pin 1'])
  await cache.share('a', maker())
  noteRows(['pin 1'])
  cache.drop(['pin 1'])
  expect(cache.ready('a')).toBeDefined()
})

test('what is asked before a page is served may drop it', async () => {
  let news: string[] = []
  const cache = createPageCache({
    now: () => 0,
    beforeServe: async () => {
      await nextTurn()
      cache.drop(news)
    },
  })
  const make = tagger('pin 1')
  expect(await textOf(cache.share('a', make))).toBe('1')
  expect(await textOf(cache.share('a', make))).toBe('1')
  news = ['pin 1']
  expect(await textOf(cache.share('a', make))).toBe('2')
})

test('what is asked for again stays longest', async () => {
  const cache = createPageCache({ now: () => 0, mostPages: 2 })
  await cache.share('a', maker())
  await cache.share('b', maker())
  await cache.share('a', maker())
  await cache.share('c', maker())
  expect(['a', 'b', 'c'].filter((key) => cache.ready(key))).toEqual(['a', 'c'])
})
