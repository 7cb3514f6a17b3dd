import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { newVisitor, open, patiently, settled, signUpOnPage } from './support/browser.ts'
import { makeBusiness } from './support/business.ts'
import { button } from './support/cards.ts'
import { expectInOrder, leaveMeasure, makeOwner, passSecondFactor, send } from './support/employees.ts'
import { newPerson } from './support/persons.ts'
import { expectBothThemesAccessible } from './support/profiles.ts'
import { setStage } from './support/stage.ts'

const stage = setStage()
const HOUR = 60 * 60 * 1000

async function newOwner() {
  const owner = await newPerson(stage, 1280)
  makeOwner(stage, owner)
  await passSecondFactor(stage, owner)
  return owner
}

test('what is announced shows to its audience, and stays away in the browser that put it away', async () => {
  const [owner, shop] = [await newOwner(), await newPerson(stage, 1280)]
  await makeBusiness(stage.database, shop)
  const { id } = await send<{ id: string }>(stage, owner, 'POST', '/v3/admin/announcements/', {
    texts: { en: 'Markets open an hour later' },
    audience: 'businesses',
    starts_at: new Date(Date.now() - HOUR).toISOString(),
    ends_at: new Date(Date.now() + HOUR).toISOString(),
    reason: 'People should know',
  })
  try {
    const banner = shop.page.getByRole('region', { name: 'Announcement' })
    // A page that was made before the program read what is announced stays as it is.
    const shown = async () => {
      await open(shop.page, '/')
      return banner.getByText('Markets open an hour later').count()
    }
    await expect.poll(shown, patiently).toBe(1)
    await settled(shop.page)
    await expectBothThemesAccessible(shop.page)
    await button(banner, 'Got it').click()
    await banner.waitFor({ state: 'detached' })
    await open(shop.page, '/today/')
    await settled(shop.page)
    await expect.poll(() => banner.count()).toBe(0)
  } finally {
    // Businesses of other files are not told.
    await send(stage, owner, 'DELETE', `/v3/admin/announcements/${id}/`, { reason: 'They know' })
  }
  expect(shop.problems).toEqual([])
  await Promise.all([owner.context.close(), shop.context.close()])
})

test('where people need an invitation an owner makes a link, somebody comes by it, and it is withdrawn', async () => {
  const owner = await newOwner()
  const { page } = owner
  const guest = await newVisitor(stage, { width: 1280, isPerson: true })
  const late = await newVisitor(stage, { width: 1280, isPerson: true })
  await open(page, '/admin/sign-up/')
  await expectInOrder(owner, 'Sign-up')
  await button(page, 'Make an invitation link').click()
  const making = page.getByRole('dialog', { name: 'Make an invitation link' })
  await making.getByLabel('What it is for').fill('Potters of the market')
  await making.getByLabel('How many may come by it').fill('2')
  await button(making, 'Make an invitation link').click()
  await expect.poll(() => making.getByLabel('Reason').getAttribute('aria-invalid'), patiently).toBe('true')
  await expectBothThemesAccessible(page)
  await making.getByLabel('Reason').fill('They asked to come')
  await button(making, 'Make an invitation link').click()
  const made = page.getByRole('dialog', { name: 'The link is made' })
  const { pathname, search } = new URL(await made.getByLabel('Invitation link').inputValue())
  await button(made, 'Done').click()
  const row = page.getByRole('row', { name: /Potters of the market/ })
  await row.getByText('0 of 2').waitFor()

  const decide = (mode: string) => send(stage, owner, 'PUT', '/v3/admin/sign_up/', { mode, reason: 'For a while' })
  await decide('invited')
  try {
    await open(late.page, '/signup/')
    await late.page.getByText('You need an invitation to make an account here.').waitFor()
    await signUpOnPage(guest.page, pathname + search)
    await guest.page.waitForURL('**/topics/choose/**')
    await open(page, '/admin/sign-up/')
    await row.getByText('1 of 2').waitFor()
    await row.getByRole('button', { name: /^Withdraw the invitation/ }).click()
    const withdrawing = page.getByRole('dialog', { name: /^Withdraw the invitation/ })
    await withdrawing.getByLabel('Reason').fill('All of them are here')
    await button(withdrawing, 'Withdraw').click()
    await withdrawing.waitFor({ state: 'hidden' })
    await row.getByText('Withdrawn').waitFor()
    await open(late.page, pathname + search)
    await late.page.getByText('This invitation is over.').waitFor()
  } finally {
    await decide('open')
  }
  await Promise.all([owner, guest, late].map(({ context }) => context.close()))
})

test('an owner keeps the figures as a file', async () => {
  const owner = await newOwner()
  const { page } = owner
  await open(page, '/admin/statistics/')
  await expectInOrder(owner, 'Statistics')
  const [file] = await Promise.all([page.waitForEvent('download'), button(page, 'Download CSV').click()])
  expect(file.suggestedFilename()).toMatch(/^pinfold-\d{4}-\d\d-\d\d\.csv$/)
  const [heading = '', ...days] = (await readFile(await file.path(), 'utf8')).trim().split('\r\n')
  expect(heading.split(',')).toEqual(expect.arrayContaining(['day', 'members', 'pins', 'storage.bytes']))
  expect(days).toHaveLength(30)
  await owner.context.close()
})

test('what the program did against an account is listed and undone', async () => {
  const [owner, lamps] = [await newOwner(), await newPerson(stage, 1280)]
  const { page } = owner
  await leaveMeasure(stage, lamps.id)
  await open(page, `/admin/abuse/?user=${lamps.id}`)
  await expectInOrder(owner, 'Abuse')
  const row = page.getByRole('row', { name: new RegExp(lamps.username) })
  await row.getByText('7 accounts, 0 known, 21 things').waitFor()
  await row.getByText('The same words from many accounts').waitFor()
  await row.getByRole('button', { name: /^Undo what was done/ }).click()
  const undoing = page.getByRole('dialog', { name: /^Undo what was done/ })
  await undoing.getByLabel('Reason').fill('They sell lamps, and say so')
  await button(undoing, 'Undo').click()
  await undoing.waitFor({ state: 'hidden' })
  await row.getByText('Undone', { exact: true }).waitFor()
  await Promise.all([owner.context.close(), lamps.context.close()])
})
