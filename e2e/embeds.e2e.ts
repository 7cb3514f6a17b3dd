import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectAccessible, newVisitor } from './support/browser.ts'
import { createBoardAs, createPinAs } from './support/member.ts'
import { newPerson } from './support/persons.ts'
import { setStage } from './support/stage.ts'

const stage = setStage()

/** Another site, which puts the markup on its page. */
async function otherSite(page: Page, markup: string): Promise<void> {
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html' }).end(`<!doctype html><title>Other</title>${markup}`)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  page.once('close', () => server.close())
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)
}

async function frameOf(page: Page, address: string): Promise<string> {
  const answer = await page.request.get(`${stage.origin}/oembed.json?${new URLSearchParams({ url: address })}`)
  return ((await answer.json()) as { html: string }).html
}

test('CA-31 another site shows a pin, a board and a profile as oEmbed says, in both themes', async () => {
  const owner = await newPerson(stage, 1280)
  const board = await createBoardAs(owner.context, 'Rooms & <script>alert(1)</script>')
  const pin = await createPinAs(owner.context, { board_id: board.id, title: 'Oak table for six people and a dog' })
  await createPinAs(owner.context, { board_id: board.id, title: 'Lamp', width: 640, height: 480 })
  const addresses = [`/pin/${pin.id}/`, board.url, `/${owner.username}`].map((path) => stage.origin + path)
  for (const scheme of ['light', 'dark'] as const) {
    const { page, problems } = await newVisitor(stage, { width: 1280, scheme, isPerson: true })
    const frames = await Promise.all(addresses.map((address) => frameOf(page, address)))
    await otherSite(page, frames.join(''))
    for (const [index, name] of ['Oak table for six people and a dog', 'Rooms &', owner.username].entries()) {
      const frame = page.frameLocator('iframe').nth(index)
      await frame.getByRole('link', { name }).first().waitFor()
      const picture = frame.locator('img').first()
      await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
    }
    expect(problems).toEqual([])
    const popup = page.waitForEvent('popup')
    await page
      .frameLocator('iframe')
      .first()
      .getByRole('link', { name: /Oak table/ })
      .last()
      .click()
    const opened = await popup
    await opened.waitForURL((url) => url.pathname === `/pin/${pin.id}/`, { waitUntil: 'commit' })
    await page.context().close()
  }
})

test('CA-31 no page but those for frames shows inside of another site', async () => {
  const { page } = await newVisitor(stage, { width: 1280, isPerson: true })
  await otherSite(page, `<iframe src="${stage.origin}/login/"></iframe>`)
  const frame = page.frames()[1]
  await expect.poll(() => frame?.url()).toMatch(/^chrome-error:/)
})

test('CA-31 the pages for frames are accessible, also where there is nothing to show', async () => {
  const owner = await newPerson(stage, 1280)
  const board = await createBoardAs(owner.context, 'Gardens')
  const pin = await createPinAs(owner.context, { board_id: board.id, title: 'Roses' })
  const { page } = await newVisitor(stage, { width: 390, scheme: 'dark', isPerson: true })
  for (const path of [`/embed/pin/${pin.id}/`, `/embed/board${board.url}`, '/embed/pin/1/']) {
    // Nothing runs on the page as it is sent, the checker neither.
    await page.setContent(await (await page.request.get(path)).text())
    await expectAccessible(page)
  }
})
