import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { parseMail } from '../apps/server/test/support/mailbox.ts'
import { newVisitor, open, patiently, settled } from './support/browser.ts'
import { button } from './support/cards.ts'
import { makeOwner, passSecondFactor, send } from './support/employees.ts'
import { callAs, createBoardAs, createPinAs } from './support/member.ts'
import { newPerson, type Person } from './support/persons.ts'
import { expectBothThemesAccessible } from './support/profiles.ts'
import { setStage } from './support/stage.ts'

// The queue holds what anybody reported, so others' reports would stand in it.
const stage = setStage({})

const report = ({ context }: Person, pinId: string, reason: string, detail: string) =>
  callAs(context, 'ReportResource/create', { object_type: 'pin', object_id: pinId, reason, detail })

/** Where the mail leads that tells somebody of a decision for this reason; empty while it is on its way. */
async function mailedPath({ email }: Person, reason: string): Promise<string> {
  const folder = join(stage.program.folder, 'mail')
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'))
  const mails = await Promise.all(names.map(async (name) => parseMail(await readFile(join(folder, name)))))
  const mail = mails.find(({ to, text }) => to.toLowerCase() === email.toLowerCase() && text.includes(reason))
  return /\/legal\/decisions\/#\d+\.[\w-]{32}/.exec(mail?.text ?? '')?.[0] ?? ''
}

const focusedText = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? '')
const fitsWindow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)

test('MD-02 OP-07 a moderator works through a queue by keys alone, and whoever was decided about appeals', async () => {
  const [maker, reporter, owner] = [
    await newPerson(stage, 1280),
    await newPerson(stage, 1280),
    await newPerson(stage, 1280),
  ]
  const board = await createBoardAs(maker.context, 'Doubtful lighthouses')
  const { id: mild } = await createPinAs(maker.context, { board_id: board.id, title: 'A mildly doubtful lighthouse' })
  const { id: grave } = await createPinAs(maker.context, { board_id: board.id, title: 'A gravely doubtful lighthouse' })
  await report(reporter, mild, 'spam', 'Seen a hundred times')
  await report(reporter, grave, 'hate', 'Look at its flag')
  await open(reporter.page, `/${maker.username}/doubtful-lighthouses/`)
  await button(reporter.page, 'More options').first().click()
  await reporter.page.getByRole('menuitem', { name: 'Report board' }).click()
  const telling = reporter.page.getByRole('dialog', { name: 'Report this board' })
  await telling.getByLabel('Spam or misleading').check()
  await expectBothThemesAccessible(reporter.page)
  await button(telling, 'Report').click()
  await telling.waitFor({ state: 'hidden' })
  makeOwner(stage, owner)
  await passSecondFactor(stage, owner)
  const { page } = owner
  await open(page, '/admin/reports/?kind=pin')
  await page.getByRole('heading', { level: 1, name: 'Reports' }).waitFor()
  const list = page.getByRole('list', { name: 'What was reported' })
  const picture = page.getByRole('img', { name: 'The reported picture' })
  await settled(page)
  await expectBothThemesAccessible(page)
  // The graver one comes first, though it is younger.
  await list.getByRole('button').first().focus()
  await expect.poll(() => focusedText(page)).toContain('A gravely doubtful lighthouse')
  await page.getByText('Look at its flag').waitFor()
  const isBlurred = () => picture.evaluate((each) => getComputedStyle(each).filter !== 'none')
  await expect.poll(isBlurred).toBe(true)
  await page.keyboard.press('v')
  await expect.poll(isBlurred).toBe(false)
  await page.keyboard.press('?')
  const keys = page.getByRole('dialog', { name: 'Keys' })
  await keys.getByText('Block picture').waitFor()
  await expectBothThemesAccessible(page)
  await page.keyboard.press('Escape')
  await keys.waitFor({ state: 'hidden' })

  await list.getByRole('button').first().focus()
  await page.keyboard.press('j')
  await expect.poll(() => focusedText(page)).toContain('A mildly doubtful lighthouse')
  // What one looks at next is blurred again.
  await expect.poll(isBlurred).toBe(true)
  await page.keyboard.press('k')
  // Whoever presses one key after the other waits for no answer between them.
  await page.keyboard.press('t')
  await page.keyboard.press('x')
  const removing = page.getByRole('dialog', { name: 'Remove: Pin: A gravely doubtful lighthouse' })
  await list.getByText('You work on it').waitFor()
  await removing.getByLabel('Reason').waitFor()
  await button(removing, 'Remove').press('Enter')
  await expect.poll(() => removing.getByLabel('Reason').getAttribute('aria-invalid'), patiently).toBe('true')
  await expectBothThemesAccessible(page)
  await removing.getByLabel('Reason').fill('Its flag is one of hate')
  await button(removing, 'Remove').press('Enter')
  await removing.waitFor({ state: 'hidden' })
  await expect.poll(() => list.getByText('A gravely doubtful lighthouse').count(), patiently).toBe(0)
  await list.getByRole('button').first().focus()
  await page.keyboard.press('d')
  const dismissing = page.getByRole('dialog', { name: /^Dismiss: / })
  await dismissing.getByLabel('Reason').fill('Only a lighthouse')
  await button(dismissing, 'Dismiss').press('Enter')
  await page.getByRole('heading', { name: 'Nothing waits here' }).waitFor()
  await page.setViewportSize({ width: 390, height: 800 })
  await expect.poll(() => fitsWindow(page)).toBe(true)
  await expectBothThemesAccessible(page)
  expect(owner.problems.filter((problem) => !problem.includes('400'))).toEqual([])

  await open(maker.page, `/pin/${grave}/`)
  await maker.page.getByRole('heading', { name: /find that page/ }).waitFor()
  maker.problems.splice(0)
  await open(maker.page, '/legal/decisions/')
  await maker.page.getByRole('heading', { level: 2, name: 'A Pin of yours was removed' }).waitFor()
  await maker.page.getByText('Its flag is one of hate').waitFor()
  await settled(maker.page)
  await expectBothThemesAccessible(maker.page)
  await button(maker.page, 'Appeal').press('Enter')
  await maker.page.getByText('Say why.').waitFor()
  await maker.page.getByLabel('Why is it wrong?').fill('It is the flag of the harbour')
  await button(maker.page, 'Appeal').press('Enter')
  await maker.page.getByText(/^We have your appeal/).waitFor()
  await expectBothThemesAccessible(maker.page)
  expect(maker.problems).toEqual([])

  await page.setViewportSize({ width: 1280, height: 800 })
  await open(page, '/admin/appeals/')
  await page.getByText('It is the flag of the harbour').waitFor()
  await page.getByText(/^You decided on it/).waitFor()
  await settled(page)
  await expectBothThemesAccessible(page)

  // Whoever is banned cannot log in, and appeals by the link that they were mailed.
  const about = { object_type: 'user', object_id: maker.id, reason: 'spam', detail: 'And again' }
  await callAs(reporter.context, 'ReportResource/create', about)
  const cases = await send<{ id: string; object_id: string }[]>(stage, owner, 'GET', '/v3/admin/reports/', {})
  const { id: caseId } = cases.find((each) => each.object_id === maker.id) ?? { id: '' }
  const ban = { act: 'ban', reason: 'Came back with a worse flag' }
  await send(stage, owner, 'POST', `/v3/admin/reports/${caseId}/decision/`, ban)
  await expect.poll(() => mailedPath(maker, ban.reason), patiently).not.toBe('')
  await open(maker.page, '/notifications/')
  await maker.page.waitForURL((url) => url.pathname === '/login/')
  const mailed = await newVisitor(stage, { width: 1280, isPerson: true })
  await open(mailed.page, await mailedPath(maker, ban.reason))
  await mailed.page.getByText(ban.reason).waitFor()
  await mailed.page.getByLabel('Why is it wrong?').fill('The flag is the same as ever')
  await button(mailed.page, 'Appeal').click()
  await mailed.page.getByText(/^We have your appeal/).waitFor()
  await mailed.context.close()
  await open(page, '/admin/appeals/')
  await page.getByText('The flag is the same as ever').waitFor()
  await Promise.all([maker, reporter, owner].map(({ context }) => context.close()))
})
