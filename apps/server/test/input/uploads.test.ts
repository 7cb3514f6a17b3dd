import { randomBytes } from 'node:crypto'
import { crc32, deflateSync } from 'node:zlib'
import { limits, pinResource, vipResource } from '@pinfold/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { drawPicture, makeBoard, sendFile, type SignedIn, signUp, upload } from '../support/people.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import { whatIsStored } from './what-is-stored.ts'

let app: TestApp
let ana: SignedIn
let ben: SignedIn
let boardId: string
beforeAll(async () => {
  app = await startTestApp()
  ana = await signUp(app)
  ben = await signUp(app)
  boardId = (await makeBoard(ana)).id
}, 120_000)
afterAll(() => app.stop())

/** What a pin would change; uploads on their way to the decoder change beside it. */
async function pinsStored() {
  const { pins, board_pins, boards, aggregates, members } = await whatIsStored(app.pool)
  return { pins, board_pins, boards, aggregates, members }
}

const stateOf = async (id: string) => (await ana.ask(vipResource.get, { upload_ids: [id] }))[id]?.status

/** A black one-bit PNG of any size in a few kilobytes. */
function hugePng(side: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data])
    const framed = Buffer.alloc(body.length + 8)
    framed.writeUInt32BE(data.length)
    body.copy(framed, 4)
    framed.writeUInt32BE(crc32(body), body.length + 4)
    return framed
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  header[8] = 1
  const rows = deflateSync(Buffer.alloc((Math.ceil(side / 8) + 1) * side), { level: 1 })
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))])
}

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'

const refused: [string, () => Promise<Uint8Array>][] = [
  ['a text', () => Promise.resolve(Buffer.from('This is no picture.'))],
  ['an empty file', () => Promise.resolve(Buffer.alloc(0))],
  ['random bytes', () => Promise.resolve(randomBytes(5000))],
  ['an SVG', () => Promise.resolve(Buffer.from(svg))],
  ['an SVG that begins like a document', () => Promise.resolve(Buffer.from(`<?xml version="1.0"?><!-- x -->${svg}`))],
  ['a truncated JPEG', async () => (await drawPicture({ width: 900, height: 900 })).subarray(0, 2000)],
  [
    'a JPEG without its last third',
    async () => {
      const whole = await drawPicture({ width: 900, height: 900 })
      return whole.subarray(0, Math.floor((whole.length * 2) / 3))
    },
  ],
  ['a PNG of 256 megapixels', () => Promise.resolve(hugePng(16_000))],
]

test.each(refused)('PI-03 ER-11 CA-28 %s fails as "Invalid Image", and no pin can be made of it', async (_, make) => {
  const failed = await upload(ana, await make())
  expect(failed).toMatchObject({ status: 'failed', failure: 'Invalid Image', signature: null, imageUrl: null })
  const before = await pinsStored()
  const answer = await ana.call(pinResource.create, { upload_id: failed.id, board_id: boardId })
  expect(answer).toMatchObject({
    status: 422,
    error: { name: 'invalid_image', message: 'Invalid Image', field: 'upload_id' },
  })
  expect(await pinsStored()).toEqual(before)
})

test('PI-03 a file of one byte more than 20 MB is refused, and the same upload still takes a good one', async () => {
  const registration = await ana.ask(vipResource.create, { type: 'pinimage' })
  const large = await sendFile(ana, registration, Buffer.alloc(limits.upload.largestBytes + 1, 1))
  expect(large.status).toBe(413)
  expect(await large.json()).toMatchObject({
    resource_response: { status: 'failure', error: { name: 'body_too_large', field: 'file' } },
  })
  expect(await stateOf(registration.upload_id)).toBe('registered')
  expect((await sendFile(ana, registration, await drawPicture())).status).toBe(204)
})

test('PI-03 a file of 20 MB exactly is read to its end', async () => {
  const registration = await ana.ask(vipResource.create, { type: 'pinimage' })
  expect((await sendFile(ana, registration, Buffer.alloc(limits.upload.largestBytes, 1))).status).toBe(204)
})

test('PI-03 an upload of another member is as missing as none', async () => {
  const bens = await upload(ben, await drawPicture())
  const before = await pinsStored()
  const stolen = await ana.call(pinResource.create, { upload_id: bens.id, board_id: boardId })
  expect(stolen).toMatchObject({ status: 404, error: { name: 'upload_not_found', field: 'upload_id' } })
  expect((await ana.call(pinResource.create, { upload_id: '1', board_id: boardId })).error).toEqual(stolen.error)
  expect(await pinsStored()).toEqual(before)
  expect((await ben.call(pinResource.create, { upload_id: bens.id })).status).toBe(200)
})

test('PI-03 an upload makes one pin, also when asked twice at once, and none before it is ready', async () => {
  const registration = await ana.ask(vipResource.create, {})
  const early = await ana.call(pinResource.create, { upload_id: registration.upload_id })
  expect(early).toMatchObject({ status: 409, error: { name: 'upload_not_ready', field: 'upload_id' } })
  const ready = await upload(ana, await drawPicture())
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => ana.call(pinResource.create, { upload_id: ready.id, board_id: boardId })),
  )
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409, 409])
  const before = await pinsStored()
  const again = await ana.call(pinResource.create, { upload_id: ready.id, board_id: boardId })
  expect(again).toMatchObject({ status: 409, error: { name: 'upload_used', field: 'upload_id' } })
  expect(await pinsStored()).toEqual(before)
})

test('PI-03 a second file for one upload is refused', async () => {
  const registration = await ana.ask(vipResource.create, {})
  expect((await sendFile(ana, registration, await drawPicture())).status).toBe(204)
  const second = await sendFile(ana, registration, await drawPicture())
  expect(second.status).toBe(409)
  expect(await second.json()).toMatchObject({ resource_response: { error: { name: 'upload_used' } } })
})

test.each([
  ['a wrong ticket', { ticket: 'x'.repeat(43) }],
  ['an empty ticket', { ticket: '' }],
  ['another upload', { upload_id: '1' }],
  ['an id that is none', { upload_id: '1; drop table uploads' }],
  ['an id beyond all ids', { upload_id: '9'.repeat(19) }],
])('CA-28 a file with %s finds no upload', async (_, changed) => {
  const registration = await ana.ask(vipResource.create, {})
  const parameters = { ...registration.upload_parameters, ...changed }
  const answer = await sendFile(ana, { ...registration, upload_parameters: parameters }, await drawPicture())
  expect(answer.status).toBe(404)
  expect(await answer.json()).toMatchObject({ resource_response: { error: { name: 'upload_not_found' } } })
  expect(await stateOf(registration.upload_id)).toBe('registered')
})

const boundary = 'xxxxxxxxxx'
const multipart = `multipart/form-data; boundary=${boundary}`
const filePart = (content: string) =>
  `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\nContent-Type: image/jpeg\r\n\r\n${content}`
const field = (name: string, value: string) =>
  `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`

test.each([
  ['no file', multipart, (fields: string) => `${fields}--${boundary}--\r\n`],
  ['nothing at all', multipart, () => `--${boundary}--\r\n`],
  ['an empty body', multipart, () => ''],
  ['no end', multipart, (fields: string) => `${fields}${filePart('half a')}`],
  ['no boundary', 'multipart/form-data', (fields: string) => `${fields}${filePart('x')}\r\n--${boundary}--\r\n`],
  [
    'another boundary',
    'multipart/form-data; boundary=yyyy',
    (fields: string) => `${fields}${filePart('x')}\r\n--${boundary}--\r\n`,
  ],
  [
    'broken part headers',
    multipart,
    (fields: string) => `${fields}--${boundary}\r\nContent-Disp\r\n\r\nx\r\n--${boundary}--\r\n`,
  ],
  ['a form that is not multipart', 'application/x-www-form-urlencoded', () => 'file=x'],
  ['JSON', 'application/json', () => '{"file":"x"}'],
])('CA-28 ER-11 an upload with %s is refused, naming the file, and stays open', async (_, type, body) => {
  const registration = await ana.ask(vipResource.create, {})
  const fields = Object.entries(registration.upload_parameters)
    .map(([name, value]) => field(name, value))
    .join('')
  const answer = await ana.fetch('/upload/', { method: 'POST', headers: { 'content-type': type }, body: body(fields) })
  expect(answer.status).toBe(400)
  expect(await answer.json()).toMatchObject({ resource_response: { status: 'failure', error: { field: 'file' } } })
  expect(await stateOf(registration.upload_id)).toBe('registered')
  expect((await sendFile(ana, registration, await drawPicture())).status).toBe(204)
})

test('CA-28 the older address takes a picture at once, and refuses what is none', async () => {
  const send = (file: Uint8Array, headers: Record<string, string> = {}) => {
    const form = new FormData()
    form.append('img', new Blob([Uint8Array.from(file)]), 'picture.jpg')
    return ana.fetch('/upload-image/', { method: 'POST', body: form, headers })
  }
  const good = await send(await drawPicture())
  expect(good.status).toBe(200)
  const answer = (await good.json()) as { success: boolean; image_url: string }
  expect(answer).toMatchObject({ success: true, image_url: expect.stringMatching(/\/736x\//) })
  const bad = await send(Buffer.from(svg))
  expect(bad.status).toBe(422)
  expect(await bad.json()).toMatchObject({
    resource_response: { error: { name: 'invalid_image', message: 'Invalid Image' } },
  })
  expect((await send(await drawPicture(), { 'x-csrftoken': 'forged' })).status).toBe(403)
  expect((await send(await drawPicture(), { cookie: 'csrftoken=a', 'x-csrftoken': 'a' })).status).toBe(401)
})
