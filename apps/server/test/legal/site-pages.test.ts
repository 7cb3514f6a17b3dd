import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sitePageResource } from '@pinfold/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../support/test-app.ts'

let folder: string
let app: TestApp
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pinfold-pages-'))
  app = await startTestApp({ env: { PAGES_DIR: folder } })
}, 120_000)
afterAll(async () => {
  await app.stop()
  await rm(folder, { recursive: true, force: true })
})

const write = async (name: string, text: string, changedAt: string) => {
  const file = join(folder, name)
  await writeFile(file, text)
  await utimes(file, new Date(changedAt), new Date(changedAt))
}
const read = (page: 'about' | 'terms' | 'privacy') => app.client().ask(sitePageResource.get, { page })

test('a page that nobody wrote, or that is empty, is null', async () => {
  expect(await read('about')).toEqual({ page: 'about', html: null, updated_at: null })
  await write('about.md', ' \n', '2026-01-02T03:04:05Z')
  expect(await read('about')).toEqual({ page: 'about', html: null, updated_at: null })
})

test('what the operator writes is there at once, for visitors too, and a change of it', async () => {
  await write('terms.md', '# One\n\n<b>bold</b>', '2026-01-02T03:04:05Z')
  expect(await read('terms')).toEqual({
    page: 'terms',
    html: '<h2>One</h2>\n<p>&lt;b&gt;bold&lt;/b&gt;</p>\n',
    updated_at: '2026-01-02T03:04:05.000Z',
  })
  await write('terms.md', '# Two', '2026-02-02T03:04:05Z')
  expect(await read('terms')).toMatchObject({ html: '<h2>Two</h2>\n', updated_at: '2026-02-02T03:04:05.000Z' })
  await rm(join(folder, 'terms.md'))
  expect(await read('terms')).toMatchObject({ html: null })
})

test('no name leads out of the folder', async () => {
  for (const page of ['../secret', 'passwd', '']) {
    const answer = await app.client().resource('SitePageResource', 'get', { page })
    expect(answer).toMatchObject({ status: 400, error: { field: 'page' } })
  }
})
