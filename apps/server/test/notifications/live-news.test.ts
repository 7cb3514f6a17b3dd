import { markNewsSeen, reactToPin } from '@pinfold/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeQuickPin } from '../data/quick-pins.ts'
import { Listening } from '../messages/listening.ts'
import { makeBoard, savePin, signUp } from '../support/people.ts'
import { fromMidday } from '../support/midday.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import { newsOf, unreadOf } from './telling.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ clock: fromMidday() })
})
afterAll(() => app.stop())

test('DI-07 whoever listens hears at once that there is news, by its id alone; what is hidden from them is silent', async () => {
  const ana = await signUp(app)
  const ben = await signUp(app)
  const pin = await makeQuickPin(app, ana)
  const listening = await Listening.open(ana)
  await savePin(ben, pin.id, (await makeBoard(ben, 'Nook', 'secret')).id)
  await ben.ask(reactToPin, { pin_id: pin.id, reaction_type: 1 })
  const [news] = await newsOf(app, ana)
  await expect
    .poll(() => listening.events.filter(({ kind }) => kind === 'news'))
    .toEqual([{ kind: 'news', news_id: news?.id }])
  expect(await unreadOf(app, ana)).toBe(1)
  // The member's other pages hear that it was seen.
  await ana.ask(markNewsSeen, { version: news?.version ?? '' })
  await expect.poll(() => listening.events.filter(({ kind }) => kind === 'news')).toHaveLength(2)
  expect(await unreadOf(app, ana)).toBe(0)
  listening.close()
})
