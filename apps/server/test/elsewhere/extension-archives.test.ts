import { unzipSync } from 'fflate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildForSites } from '../../../../scripts/build-web.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'

let app: TestApp
beforeAll(async () => {
  if (!(await buildForSites())) throw new Error('the extension cannot be built')
  app = await startTestApp()
}, 120_000)
afterAll(() => app.stop())

const LARGEST = 200_000

interface Manifest {
  readonly manifest_version: number
  readonly permissions: string[]
  readonly host_permissions?: string[]
  readonly optional_host_permissions: string[]
}

test.each(['chromium', 'firefox'])(
  'PI-05 CN-11 the extension for %s is small, asks for no site, and knows where it came from',
  async (browser) => {
    const answer = await fetch(`${app.origin}/extension/pinfold-${browser}.zip`)
    expect(answer.headers.get('content-type')).toBe('application/zip')
    const files = unzipSync(new Uint8Array(await answer.arrayBuffer()))
    const text = (name: string) => new TextDecoder().decode(files[name])
    const manifest = JSON.parse(text('manifest.json')) as Manifest
    expect([manifest.manifest_version, manifest.host_permissions]).toEqual([3, undefined])
    expect(manifest.permissions.filter((name) => name.includes(':'))).toEqual([])
    expect(manifest.optional_host_permissions).toEqual(['*://*/*'])
    expect(JSON.parse(text('server.json'))).toEqual({ server: app.core.publicUrl.origin })
    expect(Object.values(files).reduce((sum, file) => sum + file.byteLength, 0)).toBeLessThan(LARGEST)
  },
)

test('CN-11 the extension speaks all languages, with every text in each', async () => {
  const answer = await fetch(`${app.origin}/extension/pinfold-chromium.zip`)
  const files = unzipSync(new Uint8Array(await answer.arrayBuffer()))
  const locales = Object.keys(files).filter((name) => name.startsWith('_locales/'))
  expect(locales).toHaveLength(9)
  const textsOf = (name: string) =>
    JSON.parse(new TextDecoder().decode(files[name])) as Record<string, { message: string }>
  const english = Object.keys(textsOf('_locales/en/messages.json'))
  for (const locale of locales) expect(Object.keys(textsOf(locale))).toEqual(english)
  expect(textsOf('_locales/de/messages.json')['extension_saved']?.message).toBe('Auf $1 gespeichert')
  expect((await fetch(`${app.origin}/extension/pinfold-netscape.zip`)).status).toBe(404)
})
