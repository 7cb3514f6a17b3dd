import { randomBytes } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { expectAccessible, heard, newVisitor, open, settled, widths } from './support/browser.ts'
import { actionsOf, button, dialog, makeWall, memberWith, pinCount, type Wall } from './support/cards.ts'
import { changeMeAs, readAs, signUpAs } from './support/member.ts'
import { setStage } from './support/stage.ts'

let wall: Wall
// The start page shows what is popular on the whole installation.
const stage = setStage({})
beforeAll(async () => {
  wall = await makeWall(stage, 'Jade')
})

for (const width of widths) {
  test(`VR-06 ER-15 at ${width} a visitor logs in from a card, and the save goes on`, async () => {
    const known = await memberWith(stage, width, ['Kitchen'])
    const { page, context, problems } = await newVisitor(stage, { width })
    const scripts: string[] = []
    page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()))
    await open(page, wall.path)
    const save = button(await actionsOf(page, width, 'Jade bowl'), 'Save')
    await settled(page)
    const before = scripts.length
    await save.click()
    const prompt = page.getByRole('dialog', { name: 'Log in to save this Pin' })
    await prompt.waitFor()
    // Its code comes when it is needed.
    expect(scripts.length).toBeGreaterThan(before)
    await expectAccessible(page)
    await expect.poll(() => dialog(page).count()).toBe(1)
    await page.keyboard.press('Escape')
    await prompt.waitFor({ state: 'detached' })
    const opener = width === 390 ? 'Options for Jade bowl' : null
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? null))
      .toBe(opener)

    await button(await actionsOf(page, width, 'Jade bowl'), 'Save').click()
    // Nobody has logged in in this browser: signing up comes first.
    await prompt.getByRole('form', { name: 'Sign up' }).getByLabel('Email').fill('kept@example.org')
    await button(prompt, 'Log in').last().click()
    await prompt.getByLabel('Email or username').fill(known.username)
    await button(prompt, 'Sign up').last().click()
    const typed = () => prompt.getByRole('form', { name: 'Sign up' }).getByLabel('Email').inputValue()
    await expect.poll(typed).toBe('kept@example.org')
    await button(prompt, 'Log in').last().click()
    await expect.poll(() => prompt.getByLabel('Email or username').inputValue()).toBe(known.username)
    await prompt.getByRole('form', { name: 'Log in' }).getByLabel('Password', { exact: true }).fill(known.password)
    await prompt.getByRole('form', { name: 'Log in' }).getByRole('button', { name: 'Log in' }).click()
    await heard(page, 'Saved to Kitchen')
    await expect.poll(() => pinCount(known.context, known.boards['Kitchen'])).toBe(1)
    expect(problems).toEqual([])
    await Promise.all([context.close(), known.context.close()])
  })

  test(`VR-06 ER-15 at ${width} somebody new signs up from the start page's wall and gets the picker`, async () => {
    const { page, context } = await newVisitor(stage, { width })
    await open(page, '/')
    await button(await actionsOf(page, width, 'Jade cup'), 'Save').click()
    const prompt = page.getByRole('dialog', { name: 'Log in to save this Pin' })
    const form = prompt.getByRole('form', { name: 'Sign up' })
    const name = `Ana ${randomBytes(6).toString('hex')}`
    const username = name.toLowerCase().replace(' ', '')
    await form.getByLabel('Name', { exact: true }).fill(name)
    // A username is proposed from the name. Somebody else has it: who did not type it is given one like it.
    await expect.poll(() => form.getByLabel('Username').inputValue()).toBe(username)
    const namesake = await newVisitor(stage, { width })
    await signUpAs(namesake.context)
    await changeMeAs(namesake.context, { username })
    await form.getByLabel('Email').fill(`n${randomBytes(6).toString('hex')}@example.org`)
    await form.getByLabel('Password', { exact: true }).fill('correct horse battery')
    await form.getByLabel('Birth date').fill('1990-05-17')
    await form.getByRole('button', { name: 'Sign up' }).click()
    await dialog(page).getByText('Make your first board for this idea.').waitFor()
    await dialog(page).getByLabel('Name').fill('New start')
    await button(dialog(page), 'Create').click()
    await heard(page, 'Saved to New start')
    const mine = await readAs<{ username: string }>(context, 'UserSettingsResource/get', {})
    expect(mine.username.startsWith(username)).toBe(true)
    await Promise.all([context.close(), namesake.context.close()])
  })
}

test('VR-06 ER-15 hiding and following ask for a log-in under their own headings', async () => {
  const { page, context } = await newVisitor(stage, { width: 1280 })
  await open(page, wall.path)
  await button(await actionsOf(page, 1280, 'Jade bowl'), 'More options').click()
  await page.getByRole('menuitem', { name: 'Hide this Pin' }).click()
  await page.getByRole('dialog', { name: 'Log in to hide this Pin' }).waitFor()
  await page.keyboard.press('Escape')
  await open(page, `/pin/${wall.pins[0]}/`)
  await page.getByRole('button', { name: /^Follow / }).click()
  await page.getByRole('dialog', { name: 'Log in to follow' }).waitFor()
  await context.close()
})
