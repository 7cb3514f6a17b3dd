import { aggregatedCommentLikeResource, aggregatedCommentResource, pinResource } from '@pinfold/contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { brokenPromises } from '../data/counters-equal-rows.ts'
import { makeQuickPin } from '../data/quick-pins.ts'
import { startInTurn } from '../support/in-turn.ts'
import { makeBoard, savePin, type SignedIn, signUp } from '../support/people.ts'
import type { TestApp } from '../support/test-app.ts'
import type { WireAnswer } from '../support/test-client.ts'
import { comment, commentsOf } from './commenting.ts'

const MEMBERS = 20

let app: TestApp
let people: SignedIn[]
let star: SignedIn
beforeAll(async () => {
  app = await startInTurn()
  people = await Promise.all(Array.from({ length: MEMBERS }, () => signUp(app)))
}, 120_000)
afterAll(() => app.stop())
beforeEach(async () => {
  star = await signUp(app)
})

/** A member of the crowd. */
const person = (number: number): SignedIn => {
  const found = people[number % MEMBERS]
  if (!found) throw new Error('there is nobody')
  return found
}

/** All at once. Whoever loses a race may hear 404, 403 or 409, nobody a fault. */
async function atOnce(works: readonly (() => Promise<WireAnswer>)[]): Promise<WireAnswer[]> {
  const answers = await Promise.all(works.map((work) => work()))
  const faults = answers.filter(({ status }) => ![200, 403, 404, 409].includes(status))
  expect(faults.map(({ status, error }) => ({ status, error }))).toEqual([])
  return answers
}

test('PI-07 twenty members who comment, answer, like, change and delete at once keep every counter true', async () => {
  const pin = await makeQuickPin(app, star)
  const copies = await Promise.all(
    people.slice(0, 3).map(async (each) => savePin(each, pin.id, (await makeBoard(each)).id)),
  )
  const pins = [pin, ...copies].map(({ id }) => id)
  const pinOf = (n: number) => pins[n % pins.length] ?? pin.id
  const made = await Promise.all(people.map((each, n) => comment(each, pinOf(n))))
  const works = Array.from({ length: 160 }, (_, n) => () => {
    const of = n * 7 + Math.floor(n / 20)
    const commentId = made[of % MEMBERS]?.id ?? ''
    const pinId = pinOf(n * 3)
    if (n % 10 === 9) return person(of).call(aggregatedCommentResource.delete, { pinId, commentId })
    if (n % 10 === 8) return person(of).call(aggregatedCommentResource.update, { pinId, commentId, text: `${n}` })
    if (n % 5 === 0) return person(n * 3 + 1).call(aggregatedCommentLikeResource.create, { pinId, commentId })
    if (n % 5 === 1) return person(n * 3 + 1).call(aggregatedCommentLikeResource.delete, { pinId, commentId })
    const parent = n % 3 === 0 ? {} : { parentId: commentId }
    return person(n).call(aggregatedCommentResource.create, { pinId, text: `${n}`, ...parent })
  })
  for (let wave = 0; wave < works.length; wave += 40) await atOnce(works.slice(wave, wave + 40))
  expect(await brokenPromises(app.pool)).toEqual({})
  const [{ count } = { count: 0 }] = (
    await app.pool.query<{ count: number }>('select count(*)::int from comments where aggregate_id = $1', [
      pin.aggregated_pin_data.id,
    ])
  ).rows
  expect((await star.ask(pinResource.get, { id: pin.id })).comment_count).toBe(count)
  expect(count).toBeGreaterThan(0)
}, 60_000)

test('PI-07 twenty members who like one comment at once are twenty likes', async () => {
  const pin = await makeQuickPin(app, star)
  const { id: commentId } = await comment(star, pin.id)
  await atOnce(
    [...people, ...people].map(
      (each) => () => each.call(aggregatedCommentLikeResource.create, { pinId: pin.id, commentId }),
    ),
  )
  expect(await commentsOf(star, pin.id)).toMatchObject([{ like_count: MEMBERS }])
  expect(await brokenPromises(app.pool)).toEqual({})
})

test('PI-07 comments that come while the last pins of a picture go leave nothing behind', async () => {
  for (let round = 0; round < 3; round += 1) {
    const pin = await makeQuickPin(app, star)
    const saver = person(round)
    const saved = await savePin(saver, pin.id, (await makeBoard(saver)).id)
    await atOnce([
      ...people
        .slice(0, 10)
        .map(
          (each, n) => () =>
            each.call(aggregatedCommentResource.create, { pinId: n % 2 === 0 ? pin.id : saved.id, text: `${n}` }),
        ),
      () => star.call(pinResource.delete, { id: pin.id }),
      () => saver.call(pinResource.delete, { id: saved.id }),
    ])
    const left = async () => {
      const ofAggregate = [pin.aggregated_pin_data.id]
      return (await app.pool.query('select from comments where aggregate_id = $1', ofAggregate)).rowCount
    }
    await expect.poll(left, { timeout: 20_000 }).toBe(0)
    expect(await brokenPromises(app.pool)).toEqual({})
  }
}, 60_000)
