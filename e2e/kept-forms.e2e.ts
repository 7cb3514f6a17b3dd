import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { newVisitor, open, signUpOnPage, flowWidths } from './support/browser.ts'
import { drawPicture } from './support/pictures.ts'
import { setStage } from './support/stage.ts'

const stage = setStage()

const signUpForm = (page: Page) => page.getByRole('form', { name: 'Sign up' })

async function fillSignUp(page: Page, member: { email: string; birthDate: string }) {
  await open(page, '/signup/')
  await page.getByLabel('Name', { exact: true }).fill('Ana Lima')
  await page.getByLabel('Username').fill('')
  await page.getByLabel('Email').fill(member.email)
  await page.getByLabel('Password', { exact: true }).fill('correct horse battery')
  await page.getByLabel('Birth date').fill(member.birthDate)
  await signUpForm(page).getByRole('button', { name: 'Sign up' }).click()
}

for (const width of flowWidths(1280)) {
  test(`AC-01 at ${width} a refused sign-up says why and keeps what was typed`, async () => {
    const first = await newVisitor(stage, { width })
    const { email } = await signUpOnPage(first.page)
    const { page, context } = await newVisitor(stage, { width })
    await fillSignUp(page, { email: email.toUpperCase(), birthDate: '1990-05-17' })
    await signUpForm(page).getByText('account with this email').waitFor()
    await expect.poll(() => page.getByLabel('Email').inputValue()).toBe(email.toUpperCase())
    await expect.poll(() => page.getByLabel('Birth date').inputValue()).toBe('1990-05-17')

    const lastYear = `${new Date().getUTCFullYear() - 9}-05-17`
    await fillSignUp(page, { email: `new-${email}`, birthDate: lastYear })
    await signUpForm(page).getByText('not old enough yet').waitFor()
    await expect.poll(() => page.getByLabel('Email').inputValue()).toBe(`new-${email}`)
    await expect.poll(() => page.getByLabel('Birth date').inputValue()).toBe(lastYear)
    await Promise.all([first.context.close(), context.close()])
  })

  test(`ER-11 at ${width} a file that is no picture and a bad link are refused in the form, and the words stay`, async () => {
    const { page, context } = await newVisitor(stage, { width })
    await signUpOnPage(page)
    await open(page, '/pin-creation-tool/')
    await page.getByLabel('Title').fill('What I wrote')
    await page.getByLabel('Description').fill('Stays here')
    const file = page.locator('form input[type=file]')
    const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
    await file.setInputFiles({ name: 'picture.png', mimeType: 'image/png', buffer: drawing })
    await page.getByText('Invalid Image').waitFor()
    const picture = await drawPicture()
    const half = picture.subarray(0, Math.floor(picture.length / 2))
    await file.setInputFiles({ name: 'half.jpg', mimeType: 'image/jpeg', buffer: half })
    await page.getByText('Invalid Image').waitFor()
    await file.setInputFiles({ name: 'whole.jpg', mimeType: 'image/jpeg', buffer: picture })
    await page.getByText('Picture uploaded').waitFor({ state: 'attached' })

    await page.getByRole('button', { name: /^Board:/ }).click()
    const picker = page.getByRole('dialog')
    // Who has no board yet makes one at once.
    await picker.getByLabel('Name').fill('Finds')
    await picker.getByRole('button', { name: 'Create', exact: true }).click()
    await page.getByRole('button', { name: 'Board: Finds' }).waitFor()
    await page.getByLabel('Link').fill('javascript:alert(1)')
    await page.getByRole('button', { name: 'Publish' }).click()
    await page.getByText('must be a web address').waitFor()
    await expect.poll(() => page.getByLabel('Title').inputValue()).toBe('What I wrote')
    await expect.poll(() => page.getByLabel('Description').inputValue()).toBe('Stays here')
    await page.getByLabel('Link').fill('https://example.org/a')
    await page.getByRole('button', { name: 'Publish' }).click()
    await page.getByRole('heading', { level: 1, name: 'What I wrote' }).waitFor()
    await context.close()
  })
}

for (const width of flowWidths(390)) {
  test(`VR-01 at ${width} a board without a name or with a taken one is refused in the form`, async () => {
    const { page, context } = await newVisitor(stage, { width })
    await signUpOnPage(page)
    await open(page, '/board/create/')
    const form = page.getByRole('form', { name: 'Create board' })
    const create = form.getByRole('button', { name: 'Create', exact: true })
    await expect.poll(() => create.isDisabled()).toBe(true)
    await form.getByLabel('Name').fill('   ')
    await form.getByLabel('Name').blur()
    await form.getByText("Don't forget to name your board!").waitFor()
    await expect.poll(() => create.isDisabled()).toBe(true)
    await form.getByLabel('Name').fill('Kitchen')
    await create.click()
    await page.getByRole('heading', { level: 1, name: 'Kitchen' }).waitFor()

    await open(page, '/board/create/')
    await form.getByLabel('Name').fill('kitchen')
    await create.click()
    await form.getByText('you already have a board with this name').waitFor()
    await expect.poll(() => form.getByLabel('Name').inputValue()).toBe('kitchen')
    await context.close()
  })
}
