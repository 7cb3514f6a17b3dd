import { rename, rm, symlink } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { boardResource, getBoard, vipResource } from '@pinfold/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { drawPicture, makeBoard, makePin, sendFile, type SignedIn, signUp, upload } from '../support/people.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'

// Disks that refuse, on the real ones: a folder that leads nowhere, and a database that takes no writes.

const MINUTE = 60_000

let app: TestApp
let ana: SignedIn
beforeAll(async () => {
  app = await startTestApp({ env: { LOG_LEVEL: 'silent' } })
  ana = await signUp(app)
}, 120_000)
afterAll(() => app.stop())

const mediaFolder = () => join(dirname(app.mailFolder), 'media')

/** While it runs, whoever opens anything below the pictures' folder hears of a loop (ELOOP), also as root. */
async function withoutPictures<T>(work: () => Promise<T>): Promise<T> {
  const folder = mediaFolder()
  await rename(folder, `${folder}.away`)
  await symlink(folder, folder)
  try {
    return await work()
  } finally {
    await rm(folder)
    await rename(`${folder}.away`, folder)
  }
}

const refused = { resource_response: { status: 'failure', error: { name: 'storage_unavailable', http_status: 503 } } }

test('an upload that cannot be kept is answered 503, and taken when the disk is back', async () => {
  await upload(ana, await drawPicture())
  const registration = await ana.ask(vipResource.create, { type: 'pinimage' })
  const file = await drawPicture()
  const answer = await withoutPictures(() => sendFile(ana, registration, file))
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '30'])
  expect(await answer.json()).toMatchObject(refused)
  expect((await sendFile(ana, registration, file)).status).toBe(204)
})

test('a picture that cannot be read is answered 503, not as missing, and shows when the disk is back', async () => {
  const pin = await makePin(ana, { boardId: (await makeBoard(ana)).id })
  const path = new URL(pin.images.orig.url).pathname
  const answer = await withoutPictures(() => ana.fetch(path))
  expect(answer.status).toBe(503)
  expect(await answer.json()).toMatchObject(refused)
  expect((await ana.fetch(path)).status).toBe(200)
})

/** New connections of the program get what is said, and it has no others. */
async function reconnected(sql: string): Promise<void> {
  const client = await app.pool.connect()
  try {
    const { rows } = await client.query<{ name: string }>('select current_database() as name')
    await client.query('set default_transaction_read_only = off')
    await client.query(`alter database "${rows[0]?.name ?? ''}" ${sql}`)
    // Answers when they have ended, not when they were told to.
    await client.query(
      `select pg_terminate_backend(pid, ${MINUTE}) from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid()`,
    )
    // Their sockets ended before this is asked, so the program has heard of it when the turn of the answer is over.
    await client.query('select 1')
    await setImmediate()
  } finally {
    client.release(true)
  }
}

test('a database that takes no writes refuses them with 503, goes on reading, and recovers', async () => {
  const board = await makeBoard(ana, 'Before')
  await reconnected('set default_transaction_read_only = on')
  expect((await ana.call(getBoard, { board_id: board.id })).status).toBe(200)
  const refusal = await ana.call(boardResource.create, { name: 'Meanwhile' })
  expect(refusal).toMatchObject({ status: 503, error: { name: 'storage_unavailable' } })
  expect((await ana.call(getBoard, { board_id: board.id })).status).toBe(200)
  await reconnected('reset default_transaction_read_only')
  expect((await ana.call(boardResource.create, { name: 'After' })).status).toBe(200)
})
