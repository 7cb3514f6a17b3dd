import { boardResource, pinResource } from '@pinfold/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeLinkedPin } from '../linked-pages/page-examples.ts'
import { makeBoard, signUp } from '../support/people.ts'
import { settled } from '../support/settled.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import type { TestClient } from '../support/test-client.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

const ask = (url: string, client: TestClient = app.client()) =>
  client.fetch(`/js/save-count.json?${new URLSearchParams({ url })}`)
const countOf = async (url: string, client?: TestClient) => {
  const { count } = (await (await ask(url, client)).json()) as { count: number }
  return count
}

test('CN-12 an address counts the Pins that everybody may see, whoever asks', async () => {
  const [ana, ben] = [await signUp(app), await signUp(app)]
  const link = 'https://blog.example/chairs'
  expect(await countOf(link)).toBe(0)
  const board = await makeBoard(ana, 'Chairs')
  const secret = await makeBoard(ben, 'Canary', 'secret')
  await makeLinkedPin(app, ana, `${link}?utm_source=mail`, { board_id: board.id })
  const own = await makeLinkedPin(app, ben, link)
  await makeLinkedPin(app, ben, link, { board_id: secret.id })
  await makeLinkedPin(app, ben, `${link}/others`)
  for (const client of [app.client(), ana, ben]) expect(await countOf(`${link}#top`, client)).toBe(2)

  await ana.ask(boardResource.update, { board_id: board.id, privacy: 'secret' })
  await settled(app)
  expect(await countOf(link)).toBe(1)
  await ben.ask(pinResource.delete, { id: own.id })
  await settled(app)
  expect(await countOf(link, ben)).toBe(0)
})

test('CN-12 the count may be kept, is read from any site, and sets no cookie', async () => {
  const answer = await ask('https://blog.example/other')
  expect(answer.headers.get('cache-control')).toBe('public, max-age=600')
  expect(answer.headers.get('access-control-allow-origin')).toBe('*')
  expect(answer.headers.get('access-control-allow-credentials')).toBeNull()
  expect(answer.headers.get('set-cookie')).toBeNull()
  expect(await answer.json()).toEqual({ url: 'https://blog.example/other', count: 0 })
  expect(await countOf('javascript:alert(1)')).toBe(0)
  expect((await app.client().fetch('/js/save-count.json')).status).toBe(400)
})
