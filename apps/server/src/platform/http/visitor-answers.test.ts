import { pinResource, searchResource } from '@pinfold/contract'
import { expect, test } from 'vitest'
import type { Viewer } from '../auth/viewer.ts'
import { noteRows } from '../db/kept/noted-rows.ts'
import { createVisitorAnswers, type SharedCall } from './visitor-answers.ts'

const A_WHILE = 600_000
// What of them tells visitors apart is enough.
const visitor = { kind: 'logged-out', id: null, locale: 'en-US', country: 'US', experiments: {} } as unknown as Viewer

/** What a visitor is answered; each that is made says how many were made before it. */
function asking() {
  const answers = createVisitorAnswers({ foundAge: A_WHILE })
  const made = new Map<string, number>()
  const ask = async (name: string, { isFound = true, tag = '', bytes = 0 } = {}) => {
    const endpoint = isFound ? searchResource.get : pinResource.get
    const call: SharedCall = { endpoint, viewer: visitor, options: { name }, isFound }
    const { data } = await answers.share(call, () => {
      made.set(name, (made.get(name) ?? 0) + 1)
      if (tag !== '') noteRows([tag])
      return Promise.resolve({ data: { times: made.get(name), filling: 'x'.repeat(bytes) } })
    })
    return (data as { times: number }).times
  }
  return { answers, ask }
}

test('what is found pushes out nothing that lives longer', async () => {
  const { answers, ask } = asking()
  expect(await ask('lasting', { isFound: false, tag: '1' })).toBe(1)
  for (let at = 0; at < 40; at += 1) await ask(`found ${at}`, { tag: '2', bytes: 1024 * 1024 })
  expect(await ask('lasting', { isFound: false, tag: '1' })).toBe(1)
  expect(await ask('found 39', { tag: '2' })).toBe(1)
  expect(await ask('found 0', { tag: '2' })).toBe(2)
  expect(answers.figures().bytes).toBeLessThan(5 * 1024 * 1024)
})

test('after a command that may hide something, what names no row is found anew, and the rest is kept', async () => {
  const { answers, ask } = asking()
  const tagged = { tag: '1' }
  const lasting = { isFound: false, tag: '1' }
  const all = async () => [await ask('nothing'), await ask('something', tagged), await ask('lasting', lasting)]
  expect([await all(), await all()]).toEqual([
    [1, 1, 1],
    [1, 1, 1],
  ])
  answers.purgeUntagged()
  expect(await all()).toEqual([2, 1, 1])
  answers.drop(['1'].values())
  expect(await all()).toEqual([2, 2, 2])
  answers.purge()
  expect(await all()).toEqual([3, 3, 3])
})
