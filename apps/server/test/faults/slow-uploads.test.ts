import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { vipResource } from '@pinfold/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { drawPicture, makeBoard, type SignedIn, signUp, upload } from '../support/people.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'

/** More than the database has connections for us, and more than may be in work at a time. */
const SLOW_ONES = 600
const BOUNDARY = 'slow'

let app: TestApp
let ana: SignedIn
beforeAll(async () => {
  app = await startTestApp()
  ana = await signUp(app)
})
afterAll(() => app.stop())

/** Begins an upload that never ends: its head, its fields and some of the file. */
async function dripUpload(fields: Record<string, string>): Promise<Socket> {
  const { port } = new URL(app.origin)
  const socket = connect(Number(port), '127.0.0.1')
  socket.on('error', () => undefined)
  await once(socket, 'connect')
  const parts = Object.entries(fields).map(
    ([name, value]) => `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  )
  const cookies = [...ana.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  socket.write(
    [
      'POST /upload/ HTTP/1.1',
      'host: 127.0.0.1',
      `cookie: ${cookies}`,
      `x-csrftoken: ${ana.cookies.get('csrftoken')}`,
      `content-type: multipart/form-data; boundary=${BOUNDARY}`,
      'content-length: 5000000',
      '',
      `${parts.join('')}--${BOUNDARY}\r\ncontent-disposition: form-data; name="file"; filename="slow.jpg"\r\n\r\nJFIF`,
    ].join('\r\n'),
  )
  return socket
}

test('CA-16 hundreds of uploads that come drop by drop keep nobody else waiting', { timeout: 120_000 }, async () => {
  const registration = await ana.ask(vipResource.create, { type: 'pinimage' })
  const sockets = await Promise.all(Array.from({ length: SLOW_ONES }, () => dripUpload(registration.upload_parameters)))
  const another = dripOn(sockets)
  // All of it beside them: a call, a write, an upload, a page of the API.
  expect((await makeBoard(ana)).name).toContain('Board')
  expect((await upload(ana, await drawPicture())).status).toBe('succeeded')
  expect((await fetch(`${app.origin}/ready`)).status).toBe(200)
  another()
  for (const socket of sockets) socket.destroy()
  expect((await upload(ana, await drawPicture())).status).toBe('succeeded')
})

/** A drop more from everybody now and then, so that none of them looks dead; until the answered function is called. */
function dripOn(sockets: readonly Socket[]): () => void {
  const timer = setInterval(() => sockets.forEach((socket) => socket.write('x')), 50)
  return () => clearInterval(timer)
}
