import { adminJudgePicture, adminPictures, pinResource } from '@pinfold/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bringOlderCopies } from '../../src/modules/moderation/near-copies/bring-older-copies.ts'
import { createHoldLikeBlocked } from '../../src/modules/ratings/index.ts'
import { createLikeBlocked, LOOK_VERSION } from '../../src/modules/recommender/index.ts'
import { LOOK_LENGTH, packVectors, toLengthOne } from '../../src/modules/recommender/looks/look-vectors.ts'
import { insertLook } from '../../src/modules/recommender/looks/looks.queries.ts'
import { seededRandom } from '../../src/modules/recommender/seeded-random.ts'
import { writeAlone } from '../../src/platform/writing/writer.ts'
import { hire } from '../administration/staff.ts'
import { caseOf, decide, report, reportAndDecide } from '../moderation/reporting.ts'
import { makeBoard, makePin, type SignedIn, signUp } from '../support/people.ts'
import { settled } from '../support/settled.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'

let app: TestApp
let moderator: SignedIn
let maker: SignedIn
beforeAll(async () => {
  app = await startTestApp()
  moderator = await hire(app, 'moderator')
  maker = await signUp(app)
}, 120_000)
afterAll(() => app.stop())

const vectorOf = (seed: number, noise = 0): Float32Array => {
  const [random, other] = [seededRandom(seed), seededRandom(seed + 1000)]
  return toLengthOne(Float32Array.from({ length: LOOK_LENGTH }, () => random() - 0.5 + noise * (other() - 0.5)))
}

async function hashOf(pinId: string): Promise<string> {
  const { rows } = await app.pool.query<{ hash: string }>('select content_hash as hash from pins where id = $1', [
    pinId,
  ])
  return rows[0]?.hash ?? ''
}

/** A pin of a picture of its own that looks like these vectors: the whole first, then its parts. */
async function pinThatLooks(
  like: readonly Float32Array[],
  { of = maker, boardId }: { of?: SignedIn; boardId?: string } = {},
): Promise<{ id: string; hash: string }> {
  const { id } = await makePin(of, boardId === undefined ? {} : { boardId })
  const hash = await hashOf(id)
  const [vectors, sketch] = [packVectors(like), Buffer.of(1, 90, 90, 90)]
  const look = { hash, version: LOOK_VERSION, vectors, sketch, now: app.core.clock.now() }
  await insertLook(writeAlone(app.core.db, 'a test says what it looks like'), look)
  return { id, hash }
}

/** What follows where somebody looked at the picture, as the job does it. */
const look = (hash: string) => createHoldLikeBlocked(app.core, createLikeBlocked(app.core))(hash)
const queued = async (hash: string) => (await moderator.ask(adminPictures, {})).find(({ id }) => id === hash)
const sensitivity = async (id: string) => (await app.client().ask(pinResource.get, { id })).sensitivity

test('a near copy of a blocked picture, or of a part of it, is let in and held until somebody looked; what is only alike is not', async () => {
  const blocked = await pinThatLooks([vectorOf(1), vectorOf(2)])
  await reportAndDecide({ by: await signUp(app), moderator }, ['pin', blocked.id], 'block_picture')
  await settled(app)
  // It is known by its look when its own row is gone.
  await app.pool.query('delete from picture_looks where content_hash = $1', [blocked.hash])

  const copy = await pinThatLooks([vectorOf(1, 0.2)])
  const crop = await pinThatLooks([vectorOf(2, 0.2)])
  const other = await pinThatLooks([vectorOf(3)])
  for (const { hash } of [copy, crop, other]) await look(hash)
  for (const { id, hash } of [copy, crop]) {
    expect(await queued(hash)).toMatchObject({ verdict: 'held', is_like_blocked: true, waits_for: 'held', pin_id: id })
    expect(await sensitivity(id)).toMatchObject({ state: 'held', is_veiled: true })
  }
  expect(await queued(other.hash)).toBeUndefined()
  expect(await sensitivity(other.id)).toBeNull()

  // What an employee says of it stands for good.
  await moderator.ask(adminJudgePicture, { pin_id: copy.id, verdict: 'clear', reason: 'Another picture' })
  await look(copy.hash)
  expect(await queued(copy.hash)).toBeUndefined()
  expect(await sensitivity(copy.id)).toBeNull()
})

test('where nobody looked at pictures, nothing is held', async () => {
  const blocked = await makePin(maker)
  await reportAndDecide({ by: await signUp(app), moderator }, ['pin', blocked.id], 'block_picture')
  await settled(app)
  const { id } = await makePin(maker)
  await look(await hashOf(id))
  expect(await sensitivity(id)).toBeNull()
})

test('older near copies of a picture that is blocked are brought before a moderator once, as cases, and nothing is done to them', async () => {
  const like = [vectorOf(11), vectorOf(12)]
  const owner = await signUp(app)
  const secret = await makeBoard(owner, undefined, 'secret')
  const [copy, part, other, blocked] = [
    await pinThatLooks([vectorOf(11, 0.2)]),
    await pinThatLooks([vectorOf(12, 0.2)], { of: owner, boardId: secret.id }),
    await pinThatLooks([vectorOf(13)]),
    await pinThatLooks(like),
  ]
  await report(await signUp(app), 'pin', blocked.id, 'sexual')
  await decide(moderator, (await caseOf(moderator, blocked.id)).id, 'block_picture')
  await settled(app)
  const openCases = async () =>
    (
      await app.pool.query<{ id: string; thing: string }>(
        `select id, object_id as thing from report_cases where state = 'open' and like_decision_ids <> '{}'
           and object_id = any($1) order by object_id`,
        [[copy.id, part.id, other.id, blocked.id]],
      )
    ).rows
  await bringOlderCopies(app.core)
  const first = await openCases()
  expect(first.map(({ thing }) => thing).toSorted()).toEqual([copy.id, part.id].toSorted())
  expect(await caseOf(moderator, part.id)).toMatchObject({
    is_like_blocked: true,
    report_count: 0,
    reasons: ['sexual'],
    concerned: { id: owner.member.id },
  })
  for (const { id } of [copy, other]) expect(await sensitivity(id)).toBeNull()

  // The run was cut off before it noted how far it came.
  const forget = `update blocked_pictures set is_compared = false, compared_bucket = -1, compared_hash = ''`
  await app.pool.query(forget)
  await bringOlderCopies(app.core)
  expect(await openCases()).toEqual(first)
  // What a moderator left alone stays so.
  await decide(moderator, (await caseOf(moderator, copy.id)).id, 'dismiss')
  await app.pool.query(forget)
  await bringOlderCopies(app.core)
  expect((await openCases()).map(({ thing }) => thing)).toEqual([part.id])
  // Deciding on one is as on any case.
  await decide(moderator, (await caseOf(moderator, part.id)).id, 'block_picture')
  expect((await owner.call(pinResource.get, { id: part.id })).status).toBe(404)
})

test('the older whole that a blocked picture is a crop of is brought before a moderator, and nothing is done to it', async () => {
  const [whole, other, blocked] = [
    await pinThatLooks([vectorOf(51), vectorOf(52), vectorOf(53), vectorOf(54, 0.2), vectorOf(55)]),
    await pinThatLooks([vectorOf(56), vectorOf(57), vectorOf(58)]),
    await pinThatLooks([vectorOf(54), vectorOf(59)]),
  ]
  await reportAndDecide({ by: await signUp(app), moderator }, ['pin', blocked.id], 'block_picture')
  await settled(app)
  await bringOlderCopies(app.core)
  const { rows } = await app.pool.query<{ thing: string; state: string }>(
    `select object_id::text as thing, state from report_cases where like_decision_ids <> '{}' and object_id = any($1)`,
    [[whole.id, other.id]],
  )
  expect(rows).toEqual([{ thing: whole.id, state: 'open' }])
  expect(await caseOf(moderator, whole.id)).toMatchObject({ is_like_blocked: true, report_count: 0 })
  expect(await sensitivity(whole.id)).toBeNull()
  expect((await app.client().call(pinResource.get, { id: whole.id })).status).toBe(200)
})

test('a block that was lifted brings nothing', async () => {
  const blocked = await pinThatLooks([vectorOf(21)])
  await reportAndDecide({ by: await signUp(app), moderator }, ['pin', blocked.id], 'block_picture')
  await settled(app)
  const copy = await pinThatLooks([vectorOf(21, 0.2)])
  await app.pool.query(`update moderation_decisions set state = 'lifted' where object_id = $1`, [blocked.id])
  await bringOlderCopies(app.core)
  const { rows } = await app.pool.query('select from report_cases where object_id = $1', [copy.id])
  expect(rows).toEqual([])
})

test('what is like two blocked pictures is brought for each once, whichever case it was put on', async () => {
  const copy = await pinThatLooks([vectorOf(31, 0.2)])
  const block = async () => {
    const { id, hash } = await pinThatLooks([vectorOf(31)])
    await reportAndDecide({ by: await signUp(app), moderator }, ['pin', id], 'block_picture')
    await settled(app)
    return hash
  }
  const cases = async () =>
    (await app.pool.query(`select state from report_cases where object_id = $1 order by id`, [copy.id])).rows
  const first = await block()
  await bringOlderCopies(app.core)
  await block()
  await bringOlderCopies(app.core)
  expect(await cases()).toEqual([{ state: 'open' }])
  await decide(moderator, (await caseOf(moderator, copy.id)).id, 'dismiss')
  // The comparison with the first was cut off before it was noted.
  await app.pool.query(
    `update blocked_pictures set is_compared = false, compared_bucket = -1, compared_hash = '' where content_hash = $1`,
    [first],
  )
  await bringOlderCopies(app.core)
  expect(await cases()).toEqual([{ state: 'closed' }])
})
