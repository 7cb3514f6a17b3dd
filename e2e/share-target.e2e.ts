import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { comeAlive, open } from './support/browser.ts'
import { createBoardAs } from './support/member.ts'
import { newPerson } from './support/persons.ts'
import { drawPicture } from './support/pictures.ts'
import { setStage } from './support/stage.ts'

const stage = setStage()

/** Sends the form that the manifest describes, as a phone's share sheet does. */
async function share(page: Page, words: { title: string; text: string }, pictures: readonly Buffer[]): Promise<void> {
  await page.evaluate(
    async ({ given, files }) => {
      const address = document.querySelector<HTMLLinkElement>('link[rel=manifest]')?.href ?? ''
      const manifest = (await (await fetch(address)).json()) as {
        share_target: {
          action: string
          method: string
          enctype: string
          params: { title: string; text: string; files: { name: string }[] }
        }
      }
      const { action, method, enctype, params } = manifest.share_target
      const form = Object.assign(document.createElement('form'), { action, method, enctype })
      for (const name of ['title', 'text'] as const)
        form.append(Object.assign(document.createElement('input'), { name: params[name], value: given[name] }))
      const chosen = new DataTransfer()
      for (const bytes of files)
        chosen.items.add(new File([Uint8Array.from(bytes)], 'shared.jpg', { type: 'image/jpeg' }))
      const field = Object.assign(document.createElement('input'), { type: 'file', name: params.files[0]?.name ?? '' })
      field.multiple = true
      field.files = chosen.files
      form.append(field)
      document.body.append(form)
      form.submit()
    },
    { given: words, files: pictures.map((picture) => [...picture]) },
  )
}

const workerIsThere = async (page: Page) =>
  await expect
    .poll(() =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistration('/share-target/'))?.active?.state),
    )
    .toBe('activated')

test('PI-05 CN-13 what a phone shares lands on the create screen, and waits while somebody logs in', async () => {
  const { page, context, email, password } = await newPerson(stage, 390)
  await open(page, '/')
  await workerIsThere(page)
  await share(page, { title: 'Two', text: '' }, [await drawPicture(), await drawPicture()])
  await page.waitForURL((url) => url.pathname === '/pin/create/uploaded/')
  await page.getByRole('button', { name: 'Picture 2 of 2' }).waitFor()

  await context.clearCookies()
  await open(page, '/about/')
  await share(page, { title: 'One', text: 'https://shop.example/oak' }, [await drawPicture()])
  await page.waitForURL((url) => url.pathname === '/login/')
  await comeAlive(page)
  await page.getByLabel('Email or username').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('main').getByRole('button', { name: 'Log in', exact: true }).click()
  await page.waitForURL((url) => url.pathname === '/pin/create/uploaded/')
  await page.getByRole('img', { name: 'Preview of your Pin' }).waitFor()
  await expect.poll(() => page.getByLabel('Link').inputValue()).toBe('https://shop.example/oak')
  await context.close()
})

test('CN-13 a picture that is pasted or dropped on a board is on its way to it', async () => {
  const { page, context } = await newPerson(stage, 1280)
  const board = await createBoardAs(context, 'Shelves')
  const bytes = [...(await drawPicture())]
  for (const kind of ['paste', 'drop'] as const) {
    await open(page, board.url)
    await page.getByRole('button', { name: 'Board Actions' }).waitFor()
    await page.evaluate(
      ({ name, picture }) => {
        const data = new DataTransfer()
        data.items.add(new File([Uint8Array.from(picture)], 'p.jpg', { type: 'image/jpeg' }))
        const event =
          name === 'paste'
            ? new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true })
            : new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true })
        document.body.dispatchEvent(event)
      },
      { name: kind, picture: bytes },
    )
    await page.waitForURL((url) => url.pathname === '/pin/create/uploaded/')
    await page.getByRole('button', { name: 'Board: Shelves' }).waitFor()
    await page.getByRole('img', { name: 'Preview of your Pin' }).waitFor()
  }
  await context.close()
})
