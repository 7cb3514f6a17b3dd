import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { newVisitor, settled } from './support/browser.ts'
import { signUpAs } from './support/member.ts'
import { setStage } from './support/stage.ts'

const stage = setStage()

/** A page whose scripts stay away until `letCome` is called. */
async function withoutScripts(prepare?: () => void) {
  const visitor = await newVisitor(stage, { width: 1280 })
  if (prepare) await visitor.page.addInitScript(prepare)
  await signUpAs(visitor.context)
  const { promise: come, resolve: letCome } = Promise.withResolvers<void>()
  await visitor.page.route(/\.js$/, async (route) => {
    await come
    await route.continue()
  })
  await visitor.page.goto('/notifications/', { waitUntil: 'commit' })
  await visitor.page.getByRole('heading', { level: 1, name: 'Notifications' }).waitFor()
  return { ...visitor, letCome }
}

/** Counts the presses that the page itself makes. */
async function pressesFromNowOn(page: Page): Promise<() => Promise<number>> {
  const counts = await page.evaluateHandle(() => {
    const made = { count: 0 }
    addEventListener('click', () => void (made.count += 1), true)
    return made
  })
  return () => counts.evaluate(({ count }) => count)
}

const isAlive = (page: Page) => page.waitForSelector('html[data-hydrated=true]')

test('what is pressed before its code is here is pressed once it is', async () => {
  const { page, context, problems, letCome } = await withoutScripts()
  const bell = page.getByRole('button', { name: 'Notifications' })
  await bell.click()
  await expect.poll(() => bell.getAttribute('aria-expanded')).toBe('false')
  letCome()
  await page.getByRole('dialog', { name: 'Notifications' }).waitFor()
  await expect.poll(() => bell.getAttribute('aria-expanded')).toBe('true')
  expect(problems).toEqual([])
  await context.close()
})

test('a press is not lost where its code comes before the page looks whether it was here', async () => {
  const { page, context, problems, letCome } = await withoutScripts(() => {
    const later = window.setTimeout
    // As on a machine that is so busy that what is to be done at once is done seconds later.
    const busy = (act: () => void, milliseconds = 0) => later(act, milliseconds === 0 ? 3000 : milliseconds)
    Object.assign(window, { setTimeout: busy })
  })
  const bell = page.getByRole('button', { name: 'Notifications' })
  await bell.click()
  letCome()
  await page.getByRole('dialog', { name: 'Notifications' }).waitFor()
  expect(problems).toEqual([])
  await context.close()
})

test('of several presses before the code is here the last one counts, once', async () => {
  const { page, context, problems, letCome } = await withoutScripts()
  await page.getByRole('button', { name: 'Notifications' }).click()
  await page.getByRole('banner').getByRole('button', { name: 'Create' }).click()
  const made = await pressesFromNowOn(page)
  letCome()
  await page.getByRole('dialog').waitFor()
  await settled(page)
  // Two would leave one dialog as well: the second closes the first.
  await expect.poll(made).toBe(1)
  await expect.poll(() => page.getByRole('dialog').count()).toBe(1)
  await expect.poll(() => page.getByRole('dialog', { name: 'Notifications' }).count()).toBe(0)
  expect(problems).toEqual([])
  await context.close()
})

test('a press right after the page came alive is not lost, though parts of it still wait for their code', async () => {
  const { page, context, problems, letCome } = await withoutScripts()
  letCome()
  await isAlive(page)
  await page.getByRole('button', { name: 'Notifications' }).click()
  await page.getByRole('dialog', { name: 'Notifications' }).waitFor()
  expect(problems).toEqual([])
  await context.close()
})
