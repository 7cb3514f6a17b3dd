import { Readable } from 'node:stream'
import { dataExportResource } from '@pinfold/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ExportDeps, makePart } from '../../src/modules/endings/exports/make-part.ts'
import { goOnWithExports } from '../../src/modules/endings/exports/go-on.ts'
import { bucketOf } from '../../src/platform/ids/ids.ts'
import { makeLargeProfile } from '../data/large-profile.ts'
import { makeBoard, makePin, type SignedIn, signUp } from '../support/people.ts'
import { settled } from '../support/settled.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import { unzip } from '../support/unzip.ts'
import { brokenWays } from './broken-ways.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
  // What goes on with exports once at the start does so before there are any.
  await settled(app)
}, 120_000)
afterAll(() => app.stop())

/** An export that no worker hears of. */
async function waiting({ member }: SignedIn): Promise<string> {
  const id = app.core.ids.next(bucketOf(member.id))
  await app.pool.query(
    `insert into data_exports (bucket, id, member_id, asked_at, expires_at) values ($1, $2, $3, now(), now() + interval '1 day')`,
    [bucketOf(id), id, member.id],
  )
  return id
}

/** Makes parts of few files; the next one is asked for of nobody. */
const small = (storage = app.core.storage): ExportDeps => ({
  ...app.core,
  storage,
  outbox: { emit: async () => undefined, emitAll: async () => undefined },
  exportPart: { bytes: 1_000_000, files: 5 },
})
const stateOf = async (id: string) =>
  (
    await app.pool.query<{ state: string; progress: number; parts: number; file_keys: string[] | null }>(
      `select state, progress, count(number)::int as parts, array_agg(file_key order by number) as file_keys
       from data_exports as export left join data_export_parts as part
         on part.bucket = export.bucket and part.export_id = export.id
       where export.id = $1 group by state, progress`,
      [id],
    )
  ).rows[0]
async function storedFiles(id: string): Promise<string[]> {
  const keys: string[] = []
  for await (const key of app.core.storage.list(`exports/${id}`)) keys.push(key)
  return keys.toSorted()
}
async function downloaded(member: SignedIn, id: string) {
  const answer = await member.fetch(`/_/exports/${id}.zip`)
  expect(answer.status).toBe(200)
  const bytes = Buffer.from(await answer.arrayBuffer())
  expect(answer.headers.get('content-length')).toBe(String(bytes.length))
  return unzip(bytes)
}

test('AC-07 an export whose parts break off, or are made twice at once, is whole in the end', async () => {
  const ana = await signUp(app)
  const board = await makeBoard(ana)
  for (const title of ['One', 'Two', 'Three']) await makePin(ana, { boardId: board.id, title })
  const id = await waiting(ana)
  /** Takes some of a part and then ends, as a full disk or a store that is gone. */
  const breaking = {
    ...app.core.storage,
    put: async (_key: string, body: Uint8Array | Readable) => {
      if (body instanceof Readable) for await (const _ of body) break
      throw new Error('cut off')
    },
  }
  let last = -1
  for (let part = 1; (await stateOf(id))?.state !== 'ready'; part += 1) {
    await expect(makePart(small(breaking), { exportId: id, part })).rejects.toThrow('cut off')
    await Promise.all([makePart(small(), { exportId: id, part }), makePart(small(), { exportId: id, part })])
    // One that comes too late does nothing.
    await makePart(small(), { exportId: id, part })
    const state = await stateOf(id)
    expect(state?.parts).toBe(part)
    expect(state?.progress).toBeGreaterThanOrEqual(last)
    last = state?.progress ?? 0
    expect(part).toBeLessThan(200)
  }
  const { file_keys: keys } = (await stateOf(id)) ?? {}
  expect(await storedFiles(id)).toEqual(keys?.toSorted())
  const files = await downloaded(ana, id)
  expect(brokenWays(files)).toEqual([])
  expect([...files.keys()].filter((name) => name.startsWith('pictures/originals/'))).toHaveLength(3)
  expect(keys?.length).toBeGreaterThan(5)
}, 120_000)

test('AC-07 an export that fails again and again is given up, and another one may be asked for', async () => {
  const ana = await signUp(app)
  const id = await waiting(ana)
  const broken = { ...app.core.storage, put: () => Promise.reject(new Error('no space')) }
  expect((await ana.call(dataExportResource.create, {})).error?.name).toBe('export_under_way')
  for (let tries = 0; tries < 5; tries += 1) {
    expect((await ana.ask(dataExportResource.get, {}))?.state).toBe('waiting')
    await expect(makePart(small(broken), { exportId: id, part: 1 })).rejects.toThrow('no space')
  }
  expect(await ana.ask(dataExportResource.get, {})).toMatchObject({ state: 'failed', download_path: null })
  expect((await ana.fetch(`/_/exports/${id}.zip`)).status).toBe(404)
  await makePart(small(broken), { exportId: id, part: 1 })
  await ana.ask(dataExportResource.create, {})
  await settled(app)
  expect((await ana.ask(dataExportResource.get, {}))?.state).toBe('ready')
})

test('AC-07 what was left unfinished is gone on with, once', async () => {
  const [ana, ben] = [await signUp(app), await signUp(app)]
  const [anas, bens] = [await waiting(ana), await waiting(ben)]
  for (const part of [1, 2]) await makePart(small(), { exportId: anas, part })
  const before = await stateOf(anas)
  await goOnWithExports(app.core)
  await goOnWithExports(app.core)
  await settled(app)
  for (const [member, id] of [
    [ana, anas],
    [ben, bens],
  ] as const) {
    expect((await stateOf(id))?.state).toBe('ready')
    expect(await storedFiles(id)).toEqual((await stateOf(id))?.file_keys?.toSorted())
    expect(brokenWays(await downloaded(member, id))).toEqual([])
  }
  expect((await stateOf(anas))?.file_keys?.slice(0, 2)).toEqual(before?.file_keys)
})

test('AC-07 a member with ten thousand pins gets all of them, in files that stay small', async () => {
  const ana = await makeLargeProfile(app, { boards: 12, pins: 10_000 })
  await ana.ask(dataExportResource.create, {})
  await settled(app)
  const made = await ana.ask(dataExportResource.get, {})
  expect(made).toMatchObject({ state: 'ready', progress: 100 })
  const files = await downloaded(ana, made?.id ?? '')
  const ids = new Set<string>()
  for (const [name, content] of files) {
    if (/^data\/pins(-\d+)?\.json$/.test(name))
      for (const { id } of JSON.parse(String(content)) as { id: string }[]) ids.add(id)
    expect(content.length, name).toBeLessThan(2_000_000)
  }
  expect(ids.size).toBe(10_000)
  const shown = [...files].flatMap(([name, content]) =>
    name.startsWith('pages/board-') ? [...String(content).matchAll(/<li><img /g)] : [],
  )
  expect(shown).toHaveLength(10_000)
  // Their pictures are not stored here, so only those are missing.
  expect(brokenWays(files).filter((way) => !way.includes('/originals/'))).toEqual([])
  expect((await stateOf(made?.id ?? ''))?.parts).toBeGreaterThan(1)
}, 120_000)
