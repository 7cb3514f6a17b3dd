import {
  boardResource,
  markNewsSeen,
  pushSubscriptionResource,
  pushSubscriptionsResource,
  reactToPin,
  updateNotificationSettings,
  userBlockResource,
  userSessionResource,
} from '@pinfold/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeQuickPin } from '../data/quick-pins.ts'
import { makeBoard, savePin, type SignedIn, signUp } from '../support/people.ts'
import { settled } from '../support/settled.ts'
import { fromMidday } from '../support/midday.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import { isSigned, makeBrowser, startPushService } from './push-service.ts'
import { deliver, newsOf } from './telling.ts'

let service: Awaited<ReturnType<typeof startPushService>>
let app: TestApp
beforeAll(async () => {
  service = await startPushService()
  app = await startTestApp({ clock: fromMidday(), env: { PUSH_SERVICES: service.origin } })
})
afterAll(async () => {
  await app.stop()
  await service.stop()
})

/** The member in another browser. */
async function logInAgain({ member }: SignedIn): Promise<SignedIn> {
  const client = app.client()
  await client.ask(userSessionResource.create, { username_or_email: member.email, password: member.password })
  return Object.assign(client, { member })
}

async function withBrowser(member: SignedIn) {
  const browser = makeBrowser(service.origin)
  const subscription = await member.ask(pushSubscriptionResource.create, browser.options)
  const pushes = async () => {
    await settled(app)
    return service.received.filter(({ path }) => path === browser.path)
  }
  const read = async () => (await pushes()).map((each) => browser.read(each))
  return { ...browser, subscription, pushes, read }
}

test('DI-07 news are pushed to a browser that asked for it, sealed for it and signed by this server', async () => {
  const [owner, reactor] = [await signUp(app), await signUp(app, { fullName: 'Ida Moss' })]
  const pin = await makeQuickPin(app, owner)
  const browser = await withBrowser(owner)
  await reactor.ask(reactToPin, { pin_id: pin.id })
  const [news] = await newsOf(app, owner)
  expect(await browser.read()).toEqual([
    { tag: news?.id, title: 'Pinfold', body: 'Ida Moss reacted to your Pin', path: `/pin/${pin.id}/` },
  ])
  const { public_key: publicKey } = await owner.ask(pushSubscriptionsResource.get, {})
  const [pushed] = await browser.pushes()
  expect(pushed && isSigned(pushed, publicKey, service.origin)).toBe(true)
  expect(pushed?.headers).toMatchObject({ topic: news?.id, 'content-encoding': 'aes128gcm', ttl: '86400' })
  expect(pushed?.body.includes('Ida')).toBe(false)
})

test('DI-07 a group that grows is pushed anew under its tag; an event delivered twice is not', async () => {
  const owner = await signUp(app)
  const pin = await makeQuickPin(app, owner)
  const browser = await withBrowser(owner)
  for (const fullName of ['Ann One', 'Bea Two']) {
    const reactor = await signUp(app, { fullName })
    await reactor.ask(reactToPin, { pin_id: pin.id })
    await settled(app)
  }
  const pushed = await browser.read()
  expect(pushed.map(({ body }) => body)).toEqual([
    'Ann One reacted to your Pin',
    'Bea Two and Ann One reacted to your Pin',
  ])
  expect(new Set(pushed.map(({ tag }) => tag)).size).toBe(1)
  const [news] = await newsOf(app, owner)
  const due = { memberId: owner.member.id, subscriptionId: browser.subscription.id, newsId: news?.id ?? '' }
  await owner.ask(markNewsSeen, { version: news?.version ?? '' })
  await deliver(app, 'news.push-due', { ...due, version: news?.version ?? '' })
  expect(await browser.read()).toHaveLength(2)
})

test('DI-07 what the member may not see, has muted, or did themselves is not pushed', async () => {
  const [owner, saver, blocked] = [await signUp(app), await signUp(app), await signUp(app)]
  const pin = await makeQuickPin(app, owner)
  const browser = await withBrowser(owner)
  const secret = await makeBoard(saver, undefined, 'secret')
  await savePin(saver, pin.id, secret.id)
  await owner.ask(reactToPin, { pin_id: pin.id })
  await owner.ask(userBlockResource.create, { blocked_user_id: blocked.member.id })
  await blocked.call(reactToPin, { pin_id: pin.id })
  await owner.ask(updateNotificationSettings, { muted_kinds: ['pin_reacted'] })
  await saver.ask(reactToPin, { pin_id: pin.id })
  expect(await browser.read()).toEqual([])
  const open = await makeBoard(saver)
  await savePin(saver, pin.id, open.id)
  expect(await browser.read()).toHaveLength(1)
  const [news] = await newsOf(app, owner)
  const due = { memberId: owner.member.id, subscriptionId: browser.subscription.id, newsId: news?.id ?? '' }
  await saver.ask(boardResource.update, { board_id: open.id, privacy: 'secret' })
  await deliver(app, 'news.push-due', { ...due, version: news?.version ?? '' })
  expect(await browser.read()).toHaveLength(1)
})

test('DI-07 AC-02 a session that ends, and a browser that its push service forgot, get nothing more', async () => {
  const owner = await signUp(app)
  const second = await logInAgain(owner)
  const pin = await makeQuickPin(app, owner)
  const [first, other] = [await withBrowser(owner), await withBrowser(second)]
  const { subscriptions } = await owner.ask(pushSubscriptionsResource.get, {})
  expect(subscriptions.map(({ id, is_current }) => [id, is_current])).toEqual([
    [other.subscription.id, false],
    [first.subscription.id, true],
  ])
  await second.ask(userSessionResource.delete, {})
  const reactor = await signUp(app)
  service.answerWith(410)
  await reactor.ask(reactToPin, { pin_id: pin.id })
  expect([(await first.pushes()).length, (await other.pushes()).length]).toEqual([1, 0])
  service.answerWith(201)
  expect((await owner.ask(pushSubscriptionsResource.get, {})).subscriptions).toEqual([])
})

test('nothing is pushed to whoever is kept out', async () => {
  const [owner, reactor] = [await signUp(app), await signUp(app)]
  const [first, second] = [await makeQuickPin(app, owner), await makeQuickPin(app, owner)]
  const browser = await withBrowser(owner)
  const bar = (until: string | null) =>
    app.pool.query('update members set barred_until = $1 where id = $2', [until, owner.member.id])
  // A ban ends the session, and the browser with it; a push that was read before it still finds the member kept out.
  await bar('9999-01-01')
  await reactor.ask(reactToPin, { pin_id: first.id })
  expect(await browser.read()).toEqual([])
  await bar(null)
  await reactor.ask(reactToPin, { pin_id: second.id })
  expect(await browser.read()).toMatchObject([{ path: `/pin/${second.id}/` }])
})

test('DI-07 a push service that is busy is asked again', async () => {
  const [owner, reactor] = [await signUp(app), await signUp(app)]
  const pin = await makeQuickPin(app, owner)
  const browser = await withBrowser(owner)
  service.answerWith(503)
  await reactor.ask(reactToPin, { pin_id: pin.id })
  await expect.poll(() => service.received.filter(({ path }) => path === browser.path).length).toBeGreaterThan(0)
  service.answerWith(201)
  await expect
    .poll(() => service.received.filter(({ path }) => path === browser.path).length, { timeout: 30_000 })
    .toBeGreaterThan(1)
})

test('DI-07 only known push services are asked, a session has one browser, and others’ are missing', async () => {
  const [owner, stranger] = [await signUp(app), await signUp(app)]
  for (const origin of [
    'http://127.0.0.1:1',
    'http://169.254.169.254',
    'https://fcm.googleapis.com.example.org',
    'https://fcm.googleapis.com:8443',
    'http://fcm.googleapis.com',
  ]) {
    const answer = await owner.call(pushSubscriptionResource.create, makeBrowser(origin).options)
    expect([answer.status, answer.error?.code], origin).toEqual([422, 165])
  }
  const known = await owner.ask(
    pushSubscriptionResource.create,
    makeBrowser('https://updates.push.services.mozilla.com').options,
  )
  const again = await withBrowser(owner)
  expect((await owner.ask(pushSubscriptionsResource.get, {})).subscriptions.map(({ id }) => id)).toEqual([
    again.subscription.id,
  ])
  for (const id of [again.subscription.id, known.id]) {
    const answer = await stranger.call(pushSubscriptionResource.delete, { push_subscription_id: id })
    expect([answer.status, answer.error?.code]).toEqual([404, 166])
  }
  await owner.ask(pushSubscriptionResource.delete, { push_subscription_id: again.subscription.id })
  expect((await owner.ask(pushSubscriptionsResource.get, {})).subscriptions).toEqual([])
})
