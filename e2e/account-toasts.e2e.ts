import { expect, test } from 'vitest'
import { heard, expectAccessible, newVisitor, open, settled, flowWidths } from './support/browser.ts'
import { changeMeAs } from './support/member.ts'
import { newPerson } from './support/persons.ts'
import { setStage } from './support/stage.ts'

const stage = setStage()

const forMembers = [
  [
    '/?message=account_deletion_email_sent',
    'An email has been sent with final steps to delete your account, Ana Lima',
    '/',
  ],
  [
    '/?message=account_deletion_email_sent&multiple_accounts=true',
    'An email has been sent with final steps to delete your account, Ana Lima, and its linked accounts',
    '/',
  ],
  [
    '/?message=unlink_successful',
    "Success! You've unlinked this business account. You are currently in Ana Lima.",
    '/',
  ],
  [
    '/?message=account_deactivated&multiple_accounts=true',
    'The account, Ana Lima, and its associated linked accounts have been deactivated',
    '/',
  ],
  [
    '/settings?message=account_switch_to_settings',
    "You've switched into and are currently in the account Ana Lima",
    '/settings',
  ],
] as const

for (const width of flowWidths(1280)) {
  test(`ER-14 ST-32 at ${width} members read what happened to their accounts, once`, async () => {
    const { page, context, problems } = await newPerson(stage, width)
    await changeMeAs(context, { full_name: 'Ana Lima' })
    for (const [address, text, rest] of forMembers) {
      await open(page, address)
      await heard(page, text)
      await page.waitForURL((url) => `${url.pathname}${url.search}` === rest)
    }
    await expectAccessible(page)
    await page.reload()
    await settled(page)
    await expect.poll(async () => (await page.getByRole('status').allTextContents()).join('')).toBe('')
    expect(problems).toEqual([])
    await context.close()
  })
}

for (const width of flowWidths(390)) {
  test(`ER-14 ST-32 at ${width} whoever has left reads it at the door, and keeps where they were going`, async () => {
    const { page, context, problems } = await newVisitor(stage, { width, isPerson: true })
    await open(page, '/login/?next=%2Fsearch%2F&message=permanent_account_closure')
    await heard(page, "Your account has been deleted. We're sad to see you go")
    await page.waitForURL((url) => url.search === '?next=%2Fsearch%2F')
    await page.evaluate(() => sessionStorage.setItem('left-account', 'Ben Ode'))
    await open(page, '/?message=account_deactivated')
    await heard(page, 'The account, Ben Ode, has been deactivated')
    await open(page, '/?message=account_deactivated&multiple_accounts=true')
    await heard(page, 'The account and its associated linked accounts have been deactivated')
    await page.waitForURL((url) => url.search === '')
    expect(problems).toEqual([])
    await context.close()
  })
}

test('ST-32 the news go from the address without a step in the history', async () => {
  const { page, context } = await newPerson(stage, 1280)
  await open(page, '/search/?q=walls')
  await open(page, '/?message=unlink_successful')
  await page.waitForURL((url) => url.search === '')
  await page.goBack()
  await page.waitForURL('**/search/?q=walls')
  await context.close()
})
