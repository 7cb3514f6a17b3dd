import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectAccessible, open, patiently, flowWidths } from './support/browser.ts'
import { button } from './support/cards.ts'
import { callAs } from './support/member.ts'
import { signedUp } from './support/profiles.ts'
import { setStage } from './support/stage.ts'

const stage = setStage()

const log = (page: Page) => page.getByRole('log')

for (const width of flowWidths(1280)) {
  test(`MS-01 at ${width} one's own message is deleted after a question, and vanishes at the other's, too`, async () => {
    const ana = await signedUp(stage, { full_name: 'Ana' }, width)
    const ben = await signedUp(stage, { full_name: 'Ben' }, width)
    const { id } = await callAs<{ id: string }>(ana.context, 'ConversationsResource/create', {
      user_ids: [ben.id],
      text: 'Good morning',
    })
    await callAs(ana.context, 'ConversationMessagesResource/create', { conversation_id: id, text: 'A slip' })
    await Promise.all([ben.page.waitForResponse('**/_/live/**'), open(ben.page, `/conversation/${id}`)])
    await log(ben.page).getByText('A slip').waitFor()
    await open(ana.page, `/conversation/${id}`)
    const slip = log(ana.page).getByRole('article').filter({ hasText: 'A slip' })
    await slip.hover()
    await button(slip, 'Message options').click()
    await ana.page.getByRole('menuitem', { name: 'Delete message' }).click()
    const question = ana.page.getByRole('alertdialog', { name: 'Delete this message?' })
    await question.waitFor()
    await expectAccessible(ana.page)
    await button(question, 'Cancel').click()
    await expect.poll(() => slip.count()).toBe(1)
    await slip.hover()
    await button(slip, 'Message options').click()
    await ana.page.getByRole('menuitem', { name: 'Delete message' }).click()
    await button(question, 'Delete').click()
    await slip.waitFor({ state: 'detached' })
    await question.waitFor({ state: 'detached' })
    await expect
      .poll(() => log(ana.page).evaluate((element) => element === document.activeElement), patiently)
      .toBe(true)
    await log(ben.page).getByText('A slip').waitFor({ state: 'detached' })
    await log(ben.page).getByText('Good morning').waitFor()
    // What others wrote is not one's own to delete.
    const theirs = log(ben.page).getByRole('article').filter({ hasText: 'Good morning' })
    await theirs.hover()
    await button(theirs, 'Message options').click()
    await ben.page.getByRole('menuitem', { name: 'Report message' }).waitFor()
    await expect.poll(() => ben.page.getByRole('menuitem', { name: 'Delete message' }).count()).toBe(0)
    expect([...ana.problems, ...ben.problems]).toEqual([])
    await Promise.all([ana.context.close(), ben.context.close()])
  })
}
