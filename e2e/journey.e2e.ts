import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import {
  heardFromToast,
  logInOnPage,
  newVisitor,
  open,
  signUpOnPage,
  type Width,
  flowWidths,
} from './support/browser.ts'
import { drawPicture } from './support/pictures.ts'
import { setStageToRestart } from './support/stage.ts'

const stage = setStageToRestart()

async function createBoardOnPage(page: Page, name: string, isSecret = false) {
  await open(page, '/board/create/')
  await page.getByLabel('Name').fill(name)
  // The box itself is drawn by its label.
  if (isSecret) await page.getByText('Keep this board secret').click()
  await page.getByRole('form', { name: 'Create board' }).getByRole('button', { name: 'Create', exact: true }).click()
  await page.getByRole('heading', { level: 1, name }).waitFor()
}

async function createSectionOnPage(page: Page, name: string) {
  await page.getByRole('button', { name: 'Board Actions' }).click()
  await page.getByRole('menuitem', { name: 'Section' }).click()
  await page.getByLabel('Section name').fill(name)
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await page.getByRole('heading', { level: 1, name }).waitFor()
}

async function createPinOnPage(page: Page, title: string, place: { board: string; section?: string }) {
  await open(page, '/pin-creation-tool/')
  const file = { name: 'holiday.jpg', mimeType: 'image/jpeg', buffer: await drawPicture() }
  await page.locator('input[type=file]').setInputFiles(file)
  await page.getByLabel('Title').fill(title)
  await page.getByRole('button', { name: /^Board:/ }).click()
  await pickBoard(page, place)
  await page.getByText('Picture uploaded').waitFor({ state: 'attached' })
  await page.getByRole('button', { name: 'Publish' }).click()
  await page.getByRole('heading', { level: 1, name: title }).waitFor()
}

async function pickBoard(page: Page, { board, section }: { board: string; section?: string }) {
  const picker = page.getByRole('dialog')
  await picker.getByRole('button', { name: board }).click()
  if (section !== undefined) await picker.getByRole('button', { name: section }).click()
}

async function journey(width: Width) {
  const ana = await newVisitor(stage, { width })
  await signUpOnPage(ana.page)
  await createBoardOnPage(ana.page, 'Ceramics')
  await createPinOnPage(ana.page, 'Blue bowl', { board: 'Ceramics' })
  const source = new URL(ana.page.url()).pathname

  const ben = await newVisitor(stage, { width })
  const member = await signUpOnPage(ben.page)
  await createBoardOnPage(ben.page, 'Kitchen')
  await createSectionOnPage(ben.page, 'Plates')
  await createPinOnPage(ben.page, 'My plate', { board: 'Kitchen', section: 'Plates' })
  await open(ben.page, source)
  await ben.page.getByRole('button', { name: 'Board: Kitchen' }).first().click()
  await pickBoard(ben.page, { board: 'Kitchen', section: 'Plates' })
  // The card says so at once, the toast when the server has it.
  await heardFromToast(ben.page, 'Saved to Kitchen › Plates')
  return { ana, ben, member }
}

async function findAgain(page: Page) {
  await open(page, '/')
  await page.getByRole('link', { name: 'Blue bowl' }).first().waitFor()
  if (page.viewportSize()?.width === 390) await page.getByRole('link', { name: 'Your profile' }).click()
  else {
    await page.getByRole('button', { name: 'Your account' }).click()
    await page.getByRole('menuitem', { name: 'Your profile' }).click()
  }
  // Who has created Pins finds those first.
  await page.getByRole('navigation', { name: 'Profile' }).getByRole('link', { name: 'Saved' }).click()
  await page
    .getByRole('link', { name: /^Kitchen/ })
    .first()
    .click()
  await page.getByRole('heading', { level: 1, name: 'Kitchen' }).waitFor()
  await page
    .getByRole('link', { name: /Plates/ })
    .first()
    .click()
  await page.getByRole('heading', { level: 1, name: 'Plates' }).waitFor()
  // Ideas below may show another's of the same name.
  const plates = page.getByRole('list', { name: 'Pins in Plates' })
  await plates.getByRole('link', { name: 'Blue bowl' }).waitFor()
  await plates.getByRole('link', { name: 'My plate' }).waitFor()
}

for (const width of flowWidths(390)) {
  test(`OP-01 AC-01 the journey at ${width}: sign up, upload, board with section, save, log in again, find everything`, async () => {
    const { ana, ben, member } = await journey(width)
    await findAgain(ben.page)
    await ben.context.clearCookies()
    await logInOnPage(ben.page, member)
    await findAgain(ben.page)
    expect([...ana.problems, ...ben.problems]).toEqual([])
    await Promise.all([ana.context.close(), ben.context.close()])
  })
}

// Three starts of a program with its own PostgreSQL, on a machine that may have other work.
test(
  'OP-01 a restart and a kill -9 in the middle lose nothing that was acknowledged',
  { timeout: 300_000 },
  async () => {
    const { ana, ben } = await journey(1280)
    await stage.program.kill()
    await stage.program.start()
    await findAgain(ben.page)
    await createPinOnPage(ben.page, 'After the crash', { board: 'Kitchen', section: 'Plates' })
    await stage.program.end()
    await stage.program.start()
    await findAgain(ben.page)
    await ben.page.getByRole('link', { name: 'After the crash' }).waitFor()
    await Promise.all([ana.context.close(), ben.context.close()])
  },
)
