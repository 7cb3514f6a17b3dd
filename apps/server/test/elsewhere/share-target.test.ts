import { routes, vipResource } from '@pinfold/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildForSites } from '../../../../scripts/build-web.ts'
import { drawPicture, signUp } from '../support/people.ts'
import type { TestClient } from '../support/test-client.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'

interface ShareTarget {
  readonly action: string
  readonly method: string
  readonly params: Record<'title' | 'text' | 'url', string> & { files: { name: string; accept: string[] }[] }
}
interface Manifest {
  readonly icons: { src: string; sizes: string }[]
  readonly share_target: ShareTarget
}

let app: TestApp
beforeAll(async () => {
  if (!(await buildForSites())) throw new Error('the icons cannot be built')
  app = await startTestApp()
}, 120_000)
afterAll(() => app.stop())

const manifestFor = async (client: TestClient) =>
  (await (await client.fetch('/manifest.webmanifest')).json()) as Manifest

/** Sends the form as the manifest says, with whatever fields it names. */
async function share(
  client: TestClient,
  things: { title?: string; text?: string; url?: string; file?: Buffer; type?: string },
  headers: Record<string, string> = {},
): Promise<URL> {
  const { share_target: target } = await manifestFor(client)
  const form = new FormData()
  for (const name of ['title', 'text', 'url'] as const) form.append(target.params[name], things[name] ?? '')
  const files = target.params.files[0]?.name ?? ''
  if (things.file)
    form.append(files, new Blob([Uint8Array.from(things.file)], { type: things.type ?? 'image/jpeg' }), 'p')
  const answer = await client.fetch(target.action, { method: target.method, body: form, headers })
  expect(answer.status).toBe(303)
  return new URL(answer.headers.get('location') ?? '', app.origin)
}

const askedAt = (address: URL) => routes.saveButton.parse(address.pathname + address.search)?.query

test('PI-05 CN-13 the manifest makes an app of the site, with icons that are there, that takes pictures, videos and links', async () => {
  const client = app.client()
  const { icons, share_target: target } = await manifestFor(client)
  expect(target.params.files[0]?.accept).toEqual(['image/*', 'video/*'])
  for (const { src } of icons) {
    const icon = await client.fetch(src)
    expect([icon.status, icon.headers.get('content-type')]).toEqual([200, 'image/png'])
  }
  expect(icons.map(({ sizes }) => sizes)).toEqual(['192x192', '512x512'])
  expect((await client.fetch('/static/icon-7.png')).status).toBe(404)
})

test('PI-05 CN-13 a shared link leads to the create window with its words, for members and visitors', async () => {
  const member = await signUp(app)
  for (const client of [member, app.client()]) {
    const asked = askedAt(await share(client, { title: 'Oak chair', text: 'See https://shop.example/oak?a=1' }))
    expect(asked).toEqual({ url: 'https://shop.example/oak?a=1', title: 'Oak chair', description: 'See' })
  }
})

test('PI-05 CN-13 a shared picture is the member’s own upload; of visitors and other sites none is taken', async () => {
  const member = await signUp(app)
  const asked = askedAt(await share(member, { title: 'Mine', file: await drawPicture() }))
  const id = asked?.upload ?? ''
  await expect.poll(async () => (await member.ask(vipResource.get, { upload_ids: [id] }))[id]?.status).toBe('succeeded')
  const file = await drawPicture()
  expect(askedAt(await share(app.client(), { title: 'Mine', file }))).toEqual({ title: 'Mine' })
  const foreign = await share(member, { title: 'Mine', file }, { 'sec-fetch-site': 'cross-site' })
  expect(askedAt(foreign)).toEqual({ title: 'Mine' })
})

test('CN-13 what is no picture, and what is no form at all, leads to the create window without one', async () => {
  const member = await signUp(app)
  expect(askedAt(await share(member, { title: 'T', file: Buffer.from('text'), type: 'text/plain' }))).toEqual({
    title: 'T',
  })
  const answer = await member.fetch(routes.shareTarget.build(), {
    method: 'POST',
    body: new URLSearchParams({ a: '1' }),
  })
  expect(answer.status).toBe(303)
})
