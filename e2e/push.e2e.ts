import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { makeBrowser, startPushService } from '../apps/server/test/notifications/push-service.ts'
import { expectAccessible, flowWidths, launchBrowser, open, patiently } from './support/browser.ts'
import { callAs, changeMeAs, readAs } from './support/member.ts'
import { newPerson } from './support/persons.ts'
import { setStage } from './support/stage.ts'

let service: Awaited<ReturnType<typeof startPushService>>
afterAll(() => service?.stop())
const stage = setStage(async () => {
  service = await startPushService()
  return { PUSH_SERVICES: service.origin }
})
// The Chromium without windows shows no notifications.
let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser(inject('wholeChromiumPath'))
})
afterAll(() => browser?.close())
const place = () => ({ browser, origin: stage.origin })

/** Browsers ask their makers' servers for a subscription; this one is given one at the push service of the test. */
async function subscribeTo(page: Page, options: { endpoint: string; p256dh: string; auth: string }) {
  await page.addInitScript(({ endpoint, ...keys }) => {
    let held: object | null = null
    PushManager.prototype.getSubscription = () => Promise.resolve(held as PushSubscription | null)
    PushManager.prototype.subscribe = (wanted) => {
      held = { options: wanted, toJSON: () => ({ endpoint, keys }), unsubscribe: () => Promise.resolve(true) }
      return Promise.resolve(held as PushSubscription)
    }
  }, options)
}

/** Hands the worker what was pushed, as the browser does, and answers what it shows. */
async function deliver(context: BrowserContext, page: Page, data: string) {
  const session = await context.newCDPSession(page)
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      // Another worker takes what phones share.
      const ofAll = registrations.find(({ scopeURL }) => new URL(scopeURL).pathname === '/')
      if (ofAll) resolve(ofAll.registrationId)
    })
  })
  await session.send('ServiceWorker.enable')
  const registrationId = await registered
  await session.send('ServiceWorker.deliverPushMessage', { origin: stage.origin, registrationId, data })
  await session.detach()
}

const shown = (page: Page) =>
  page.evaluate(async () => {
    const worker = await navigator.serviceWorker.ready
    return (await worker.getNotifications()).map(({ title, body, tag }) => ({ title, body, tag }))
  })

for (const width of flowWidths(1280)) {
  test(`DI-07 at ${width} a browser is told of news though no page shows them, until it is turned off`, async () => {
    const ana = await newPerson(place(), width)
    const ben = await newPerson(place(), width)
    await changeMeAs(ben.context, { full_name: 'Ben Fox' })
    const device = makeBrowser(service.origin)
    await subscribeTo(ana.page, device.options)
    await ana.context.grantPermissions(['notifications'], { origin: stage.origin })
    await open(ana.page, '/settings/notifications')
    const control = ana.page.getByRole('switch', { name: 'Push notifications' })
    await expect.poll(() => control.isChecked()).toBe(false)
    await control.click()
    await expect.poll(async () => (await control.isChecked()) && (await control.isEnabled()), patiently).toBe(true)
    await expectAccessible(ana.page)

    await callAs(ben.context, 'UserFollowResource/create', { user_id: ana.id })
    const pushed = () => service.received.filter(({ path }) => path === device.path)
    await expect.poll(() => pushed().length, patiently).toBe(1)
    const [first] = pushed()
    const message = first && device.read(first)
    expect(message).toMatchObject({ body: 'Ben Fox started following you', path: `/${ben.username}` })
    await deliver(ana.context, ana.page, JSON.stringify(message))
    await expect
      .poll(() => shown(ana.page), patiently)
      .toEqual([{ title: 'Pinfold', body: 'Ben Fox started following you', tag: message?.tag }])

    await control.click()
    await expect
      .poll(async () => [await control.isEnabled(), await control.isChecked()], patiently)
      .toEqual([true, false])
    const { subscriptions } = await readAs<{ subscriptions: unknown[] }>(
      ana.context,
      'PushSubscriptionsResource/get',
      {},
    )
    expect(subscriptions).toEqual([])
    expect(ana.problems).toEqual([])
    await ana.context.close()
    await ben.context.close()
  })
}

test('DI-07 a browser that blocks notifications says so, and cannot be turned on', async () => {
  const ana = await newPerson(place(), 390)
  await ana.page.addInitScript(() => {
    Object.defineProperty(Notification, 'permission', { get: () => 'denied' })
  })
  await open(ana.page, '/settings/notifications')
  const control = ana.page.getByRole('switch', { name: 'Push notifications' })
  await expect.poll(() => control.isDisabled(), patiently).toBe(true)
  await ana.page.getByText('Your browser blocks notifications from Pinfold.').waitFor()
  await expectAccessible(ana.page)
  await ana.context.close()
})
