import { routes } from '@pinfold/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeBoard, type SignedIn, signUp } from '../support/people.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import { chair, makeLinkedPin, pageOf, tell } from './page-examples.ts'

let app: TestApp
let ana: SignedIn
beforeAll(async () => {
  app = await startTestApp()
  ana = await signUp(app)
})
afterAll(() => app.stop())

const read = async (path: string) => (await fetch(app.origin + path)).text()

test('CN-04 feeds and frames on other sites say what something costs, and who wrote an article', async () => {
  const board = await makeBoard(ana)
  const pin = await makeLinkedPin(app, ana, 'https://shop.example/fed', { board_id: board.id })
  const pageId = await pageOf(app, 'https://shop.example/fed')
  await tell(app, pageId, chair({ salePrice: { value: '39.00', currency: 'EUR' } }))
  const feed = `/${ana.member.username}/feed.rss`
  expect(await read(feed)).toContain('<p>€39.00</p>')
  expect(await read(routes.embedPin.build({ pinId: pin.id }))).toContain('<p>€39.00</p>')
  await tell(app, pageId, { kind: 'article', headline: 'Oak & ash', authors: ['Eva <b>'], publishedAt: null })
  expect(await read(feed)).toContain('<p>Oak &amp; ash – Eva &lt;b&gt;</p>')
})
