import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { boardResource, vipResource } from '@pinfold/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { drawPicture, makeBoard, sendFile, type SignedIn, signUp, upload } from '../support/people.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'

// A disk of a few megabytes that is really full and really read-only. Only root may mount one.

const mount = (...given: string[]) => execFileSync('mount', given, { stdio: 'ignore' })

function canMount(): boolean {
  const folder = mkdtempSync(join(tmpdir(), 'pinfold-disk-'))
  try {
    mount('-t', 'tmpfs', 'tmpfs', folder)
    execFileSync('umount', [folder])
    return true
  } catch {
    return false
  } finally {
    rmdirSync(folder)
  }
}
const isTried = canMount()
if (!isTried) console.log('No disk of its own can be mounted here, so a full disk is not tried.')

let app: TestApp
let ana: SignedIn
let folder: string
beforeAll(async () => {
  app = await startTestApp({ env: { LOG_LEVEL: 'silent' } })
  ana = await signUp(app)
  folder = join(dirname(app.mailFolder), 'media')
  mkdirSync(folder, { recursive: true })
  if (isTried) mount('-t', 'tmpfs', '-o', 'size=8m', 'tmpfs', folder)
})
afterAll(async () => {
  if (isTried) execFileSync('umount', [folder])
  await app.stop()
})

const filler = () => join(folder, 'filler')

async function expectRefusedThenTaken(refuse: () => void, mend: () => void): Promise<void> {
  await upload(ana, await drawPicture())
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

test.runIf(isTried)('a full disk refuses uploads with 503, and takes them again when there is room', () =>
  expectRefusedThenTaken(
    () => {
      for (const size of [1 << 20, 1 << 12]) {
        try {
          for (;;) writeFileSync(filler(), Buffer.alloc(size), { flag: 'a' })
        } catch {
          // It is full to the last block of this size.
        }
      }
    },
    () => rmSync(filler()),
  ),
)

test.runIf(isTried)('a disk that turns read-only refuses uploads with 503, and takes them again', () =>
  expectRefusedThenTaken(
    () => mount('-o', 'remount,ro', folder),
    () => mount('-o', 'remount,rw', folder),
  ),
)
