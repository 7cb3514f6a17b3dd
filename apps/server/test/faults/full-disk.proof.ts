import { mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { boardResource, vipResource } from '@pinfold/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { drawPicture, makeBoard, sendFile, type SignedIn, signUp, upload } from '../support/people.ts'
import { settled } from '../support/settled.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import { mountOwnDisk, type OwnDisk } from './own-disk.ts'

// Pictures lie on a disk that is really full and really read-only; the database has room. Who may not mount one fails here.

let app: TestApp
let ana: SignedIn
let disk: OwnDisk | undefined
beforeAll(async () => {
  app = await startTestApp({ env: { LOG_LEVEL: 'silent' } })
  ana = await signUp(app)
  const folder = join(dirname(app.mailFolder), 'media')
  mkdirSync(folder, { recursive: true })
  disk = mountOwnDisk(8, folder)
})
afterAll(async () => {
  disk?.unmount()
  await app.stop()
})

async function expectRefusedThenTaken(refuse: () => void, mend: () => void): Promise<void> {
  await upload(ana, await drawPicture())
  // What came before frees its room when it is done.
  await settled(app)
  const registration = await ana.ask(vipResource.create, { type: 'pinimage' })
  const file = await drawPicture()
  refuse()
  const answer = await sendFile(ana, registration, file)
  expect(answer.status).toBe(503)
  expect(await answer.json()).toMatchObject({ resource_response: { error: { name: 'storage_unavailable' } } })
  // What needs no room goes on.
  expect((await ana.call(boardResource.get, { board_id: (await makeBoard(ana)).id })).status).toBe(200)
  mend()
  expect((await sendFile(ana, registration, file)).status).toBe(204)
  expect(await upload(ana, await drawPicture())).toMatchObject({ status: 'succeeded' })
}

test('a full disk refuses uploads with 503, and takes them again when there is room', { timeout: 60_000 }, () =>
  expectRefusedThenTaken(
    () => disk?.fill(),
    () => disk?.makeRoom(),
  ),
)

test('a disk that turns read-only refuses uploads with 503, and takes them again', { timeout: 60_000 }, () =>
  expectRefusedThenTaken(
    () => disk?.setReadOnly(true),
    () => disk?.setReadOnly(false),
  ),
)
