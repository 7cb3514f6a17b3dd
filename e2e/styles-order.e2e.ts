import { expect, test } from 'vitest'
import { newVisitor, open, patiently } from './support/browser.ts'
import { signUpAs } from './support/member.ts'
import { setStage } from './support/stage.ts'

const stage = setStage()

test('styles that every page shares come first, whatever opens later', async () => {
  const { page, context, problems } = await newVisitor(stage, { width: 1280 })
  const { username } = await signUpAs(context)
  await open(page, `/${username}/_boards`)
  const sheets = () =>
    page.locator('link[rel=stylesheet]').evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href))
  const before = await sheets()
  // What opens brings styles of its own, and leans on those of the page.
  await page.getByRole('button', { name: 'Notifications' }).click()
  await page.getByRole('dialog').waitFor()
  await expect.poll(async () => (await sheets()).length, patiently).toBeGreaterThan(before.length)
  const shared = (await sheets()).flatMap((href, place) => (/\/(root|shared)-/.test(href) ? [place] : []))
  expect(shared.length).toBeGreaterThan(0)
  expect(Math.max(...shared)).toBeLessThan(before.length)
  expect(problems).toEqual([])
  await context.close()
})
