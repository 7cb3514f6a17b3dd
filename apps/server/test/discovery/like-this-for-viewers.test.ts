import { interestFollowResource, relatedPinFeedResource } from '@pinfold/contract'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { findViewer } from '../../src/modules/accounts/index.ts'
import type { Viewer } from '../../src/platform/auth/viewer.ts'
import { makeQuickPin } from '../data/quick-pins.ts'
import { callCost, calledBy } from '../support/call-cost.ts'
import { makeBoard, savePin, type SignedIn, signUp } from '../support/people.ts'
import { settled } from '../support/settled.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'

let app: TestApp
let maker: SignedIn
/** What the others are kept beside; its own words say nothing. */
let pin: { readonly id: string }
beforeAll(async () => {
  app = await startTestApp({ hasRecommender: true })
  maker = await signUp(app)
  pin = await makeQuickPin(app, maker, { title: 'Xylograph' })
  const others = []
  // Of equal likeness the newest stands first, so what is wanted is made first.
  for (const [title, description] of [
    ['Roggenbrot', 'Ein Brot aus dem Ofen, mit Kümmel und für die ganze Woche'],
    ['Sourdough bread', 'Baked at home with rye'],
    ['Canyon', 'The view from our tent in the morning'],
    ['Lantern', 'Made of paper, for the garden'],
  ] as const)
    others.push(await makeQuickPin(app, maker, { title, description }))
  // All of them are kept on the same boards: the walk likes them equally.
  for (let at = 0; at < 2; at += 1) {
    const keeper = await signUp(app)
    const board = await makeBoard(keeper)
    for (const each of [pin, ...others]) await savePin(keeper, each.id, board.id)
  }
  await settled(app)
  await vi.waitUntil(async () => (await besidePicture()).length === others.length, { timeout: 90_000, interval: 100 })
}, 120_000)
afterAll(() => app.stop())

/** What the recommender knows beside the pin's picture. */
async function besidePicture() {
  const { rows } = await app.pool.query<{ id: string }>('select aggregate_id::text as id from pins where id = $1', [
    pin.id,
  ])
  const queries = rows.map(({ id }) => ({ id, weight: 1 }))
  return app.core.recommender.alike({ queries, leaveOut: [], wanted: 100 }, 5000)
}

async function viewerOf(member: SignedIn | null, locale = 'en-US'): Promise<Viewer> {
  const token = member?.cookies.get('_pinterest_sess') ?? ''
  return { ...(await findViewer(app.core, { token, userAgent: 'x', country: 'US' })), locale }
}

const titlesFor = async (viewer: Viewer): Promise<string[]> => {
  const { data } = await app.core.binder.run(relatedPinFeedResource.get, viewer, { pin: pin.id }, calledBy)
  return (data as { title: string }[]).map(({ title }) => title)
}

async function topicId(slug: string): Promise<string> {
  const { rows } = await app.pool.query<{ id: string }>('select id::text from topics where slug = $1', [slug])
  return rows[0]?.id ?? ''
}

/** Of equal likeness the newest is first, and what is in another language last. */
const forAnybody = ['Lantern', 'Canyon', 'Sourdough bread', 'Roggenbrot']
/** A recommender that is busy for a moment is not waited for, so a list may lack what it knows. */
async function expectTitles(viewer: () => Promise<Viewer>, titles: readonly string[]): Promise<void> {
  await expect.poll(async () => titlesFor(await viewer())).toEqual(titles)
}

test('DS-02 more like this leads with the viewer’s language, and each viewer’s is their own', async () => {
  await expectTitles(() => viewerOf(null, 'de-DE'), ['Roggenbrot', 'Lantern', 'Canyon', 'Sourdough bread'])
  // The walk is kept now, and says nothing of who asked before.
  await expectTitles(() => viewerOf(null), forAnybody)
  await expectTitles(() => viewerOf(null, 'de-DE'), ['Roggenbrot', 'Lantern', 'Canyon', 'Sourdough bread'])
})

test('DS-02 more like this leads with topics that the viewer follows, from the moment on that they follow them', async () => {
  const [reader, other] = [await signUp(app), await signUp(app)]
  await expectTitles(() => viewerOf(reader), forAnybody)
  await reader.ask(interestFollowResource.create, { interest_id: await topicId('bread') })
  await expectTitles(() => viewerOf(reader), ['Sourdough bread', 'Lantern', 'Canyon', 'Roggenbrot'])
  await expectTitles(() => viewerOf(other), forAnybody)
  await expectTitles(() => viewerOf(null), forAnybody)
  await reader.ask(interestFollowResource.delete, { interest_id: await topicId('bread') })
  await expectTitles(() => viewerOf(reader), forAnybody)
})

test('who follows no topic is not asked for it; who does costs one statement more, however many these are', async () => {
  const reader = await signUp(app)
  const cost = async () => {
    const { texts } = await callCost(app, relatedPinFeedResource.get, reader, { pin: pin.id })
    const count = (table: string) => texts.filter((text) => text.includes(table)).length
    return [count('topic_follows'), count('found_topics')]
  }
  expect(await cost()).toEqual([0, 1])
  for (const slug of ['bread', 'cats', 'dogs']) {
    await reader.ask(interestFollowResource.create, { interest_id: await topicId(slug) })
    expect(await cost()).toEqual([1, 1])
  }
})
