import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { nextMoment } from './client.ts'
import { type FactRules, grantWish, readFact, tellFact } from './use-optimistic-fact.ts'

const key = ['user', '1', 'follow']
const shown = (queries: QueryClient) => readFact<boolean>(queries, key, false)

/** A server whose answers are given by hand, in the order it was asked. */
function slowServer() {
  const asked: { wanted: boolean; answer: (fact: boolean) => void; refuse: () => void }[] = []
  const rules: FactRules<boolean, boolean> = {
    initial: false,
    apply: (wanted) => wanted,
    send: (wanted) =>
      new Promise((resolve, reject) => asked.push({ wanted, answer: resolve, refuse: () => reject(new Error('no')) })),
  }
  return { asked, rules }
}

/** Lets everything that can go on go on. */
const settle = () => new Promise((resolve) => setTimeout(resolve))

test('ST-01 a wish shows before the server answers, and its answer is what stays', async () => {
  const queries = new QueryClient()
  const { asked, rules } = slowServer()
  const done = grantWish(queries, key, rules, true)
  await settle()
  expect(shown(queries)).toBe(true)
  asked[0]?.answer(true)
  await done
  expect(shown(queries)).toBe(true)
})

test('ST-01 wishes are sent one after another, and the last tap wins', async () => {
  const queries = new QueryClient()
  const { asked, rules } = slowServer()
  const all = [true, false, true].map((wanted) => grantWish(queries, key, rules, wanted))
  await settle()
  expect(asked.map(({ wanted }) => wanted)).toEqual([true])
  asked[0]?.answer(true)
  await settle()
  expect(asked.map(({ wanted }) => wanted)).toEqual([true, false])
  // The first answer does not show in place of the later wish.
  expect(shown(queries)).toBe(true)
  asked[1]?.answer(false)
  await settle()
  expect(shown(queries)).toBe(true)
  asked[2]?.answer(true)
  await Promise.all(all)
  expect(shown(queries)).toBe(true)
})

test('ST-01 a refused wish is taken back, the ones after it still stand', async () => {
  const queries = new QueryClient()
  const { asked, rules } = slowServer()
  const failures: boolean[] = []
  const told = { ...rules, onFailed: (_error: unknown, wanted: boolean) => void failures.push(wanted) }
  const first = grantWish(queries, key, told, true)
  const second = grantWish(queries, key, told, false)
  await settle()
  asked[0]?.refuse()
  await first
  expect([shown(queries), failures]).toEqual([false, [true]])
  await settle()
  asked[1]?.refuse()
  await second
  expect([shown(queries), failures]).toEqual([false, [true, false]])
})

test('a refusal asks for the truth', async () => {
  const queries = new QueryClient()
  const { asked, rules } = slowServer()
  const done = grantWish(queries, key, { ...rules, refetch: async () => true }, true)
  await settle()
  asked[0]?.refuse()
  await done
  expect(shown(queries)).toBe(true)
})

test('a wish is sent with the fact that stands when its turn comes', async () => {
  const queries = new QueryClient()
  const seen: number[] = []
  const rules: FactRules<number, number> = {
    initial: 0,
    apply: (wanted, before) => before + wanted,
    send: async (wanted, confirmed) => {
      seen.push(confirmed)
      return confirmed + wanted * 10
    },
  }
  await Promise.all([grantWish(queries, key, rules, 1), grantWish(queries, key, rules, 2)])
  expect([seen, readFact(queries, key, 0)]).toEqual([[0, 10], 30])
})

test('news from elsewhere does not overwrite what was just wished', async () => {
  const queries = new QueryClient()
  const { asked, rules } = slowServer()
  const done = grantWish(queries, key, rules, true)
  await settle()
  tellFact(queries, key, false)
  expect(shown(queries)).toBe(true)
  asked[0]?.answer(true)
  await done
  tellFact(queries, key, false)
  expect(shown(queries)).toBe(false)
})

test('a page that was asked for before a wish was granted does not take it back, one that was asked for later may', async () => {
  const queries = new QueryClient()
  const { asked, rules } = slowServer()
  const before = nextMoment()
  const done = grantWish(queries, key, rules, true)
  await settle()
  asked[0]?.answer(true)
  await done
  tellFact(queries, key, false, before)
  expect(shown(queries)).toBe(true)
  // One that is refused meanwhile changes nothing of that.
  const refused = grantWish(queries, key, rules, false)
  await settle()
  asked[1]?.refuse()
  await refused
  tellFact(queries, key, false, before)
  expect(shown(queries)).toBe(true)
  tellFact(queries, key, false, nextMoment())
  expect(shown(queries)).toBe(false)
})
