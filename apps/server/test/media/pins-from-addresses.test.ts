import { pinResource, registerUploads } from '@pinfold/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { drawPicture, makeBoard, makePin, makeSection, type SignedIn, signUp, upload } from '../support/people.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'

let app: TestApp
let ana: SignedIn
let ben: SignedIn
beforeAll(async () => {
  app = await startTestApp()
  ;[ana, ben] = await Promise.all([signUp(app), signUp(app)])
}, 120_000)
afterAll(() => app.stop())

/** As clients do that know the older address only. */
async function uploadImage(client: SignedIn): Promise<string> {
  const form = new FormData()
  form.append('img', new Blob([Uint8Array.from(await drawPicture())]), 'picture.jpg')
  const response = await client.fetch('/upload-image/', { method: 'POST', body: form })
  const answer = (await response.json()) as { success: boolean; image_url: string }
  expect(answer).toMatchObject({ success: true })
  return answer.image_url
}

/** Made with whatever options, as clients of the wire send them. */
const create = (client: SignedIn, options: object) => client.resource('PinResource', 'create', options)
const pathOf = (address: string) => new URL(address).pathname

test.each(['uploaded', 'scraped'])(
  'a pin is made of the address that an upload answered, method %s',
  async (method) => {
    const board = await makeBoard(ana)
    const section = await makeSection(ana, board.id)
    const address = await uploadImage(ana)
    const answer = await create(ana, {
      method,
      image_url: address,
      board_id: board.id,
      section: section.id,
      title: 'A chair',
      // As a client does whose pin has no link.
      link: address,
      scrape_metric: { source: 'www_url_scrape' },
    })
    expect(answer).toMatchObject({
      status: 200,
      data: { title: 'A chair', link: null, board: { id: board.id }, section: { id: section.id } },
    })
    const { image_signature: signature } = answer.data as { image_signature: string }
    expect(address).toContain(signature)
  },
)

test('any size of the picture names it, under every spelling of this machine, and also as a path', async () => {
  for (const spell of [
    (address: string) => pathOf(address),
    (address: string) => address.replace('/736x/', '/originals/'),
    (address: string) => address.replace(/\/\/[^:/]+/, '//localhost'),
  ]) {
    expect(await create(ana, { image_url: spell(await uploadImage(ana)) })).toMatchObject({ status: 200 })
  }
})

test("another member's upload, private pin or public pin is as missing as none, and stays usable", async () => {
  const theirs = await uploadImage(ben)
  const secret = await makeBoard(ben, 'Hidden', 'secret')
  const hidden = await makePin(ben, { boardId: secret.id })
  const shown = await makePin(ben, { boardId: (await makeBoard(ben)).id })
  const missing = await create(ana, {
    image_url: theirs.replace(/[0-9a-f]{32}/, (digits) => digits.slice(0, 6) + 'f'.repeat(26)),
  })
  expect(missing).toMatchObject({ status: 404, error: { name: 'upload_not_found', field: 'image_url' } })
  for (const address of [theirs, hidden.images.orig.url, shown.images.orig.url]) {
    const answer = await create(ana, { image_url: address })
    expect(answer.status).toBe(404)
    expect(answer.error).toEqual(missing.error)
  }
  expect(await create(ben, { image_url: theirs })).toMatchObject({ status: 200 })
})

test('an upload becomes one pin, and an unfinished or broken one none', async () => {
  const address = await uploadImage(ana)
  expect(await create(ana, { image_url: address })).toMatchObject({ status: 200 })
  expect(await create(ana, { image_url: address })).toMatchObject({ status: 409, error: { name: 'upload_used' } })
  const { id, imageUrl } = await upload(ana, await drawPicture())
  await ana.ask(pinResource.create, { upload_id: id })
  expect(await create(ana, { image_url: imageUrl })).toMatchObject({ status: 409, error: { name: 'upload_used' } })
})

test.each([
  'https://elsewhere.example/736x/ab/cd/ef/abcdef00000000000000000000000000.jpg',
  '/pin/12/',
  'data:image/png;base64,AA==',
  'ftp://localhost/736x/ab/cd/ef/abcdef00000000000000000000000000.jpg',
  'no address',
])('%s is no picture of ours', async (address) => {
  expect(await create(ana, { image_url: address })).toMatchObject({
    status: 422,
    error: { name: 'foreign_picture', field: 'image_url' },
  })
})

test('a pin without a picture names the option', async () => {
  for (const options of [{}, { image_url: '' }, { image_url: null }])
    expect(await create(ana, options)).toMatchObject({ status: 400, error: { field: 'upload_id' } })
})

test('what is registered at the batch address is of the kind that the client names', async () => {
  const kinds = ['video-story-pin', 'video', 'image-story-pin', 'pinimage', 'avatar']
  const media_info_list = JSON.stringify(kinds.map((media_type, id) => ({ id: String(id), media_type })))
  const answer = await ana.ask(registerUploads, { media_info_list })
  expect(kinds.map((_, index) => answer[String(index)]?.type)).toEqual([
    'video',
    'video',
    'pinimage',
    'pinimage',
    'avatar',
  ])
})
