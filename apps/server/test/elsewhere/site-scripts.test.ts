import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildForSites } from '../../../../scripts/build-web.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'

let app: TestApp
beforeAll(async () => {
  if (!(await buildForSites())) throw new Error('the scripts cannot be built')
  app = await startTestApp()
}, 300_000)
afterAll(() => app.stop())

const ask = (path: string, headers: Record<string, string> = {}) => fetch(app.origin + path, { headers })

test.each([
  ['CN-10', '/js/bookmarklet.js', 20_000, 'Wähle ein Bild zum Speichern'],
  ['CN-12', '/js/save-button.js', 15_000, 'Pinnwand auf Pinfold'],
])('%s %s is small, sets no cookie, and speaks the language of who reads the page', async (_line, path, most, said) => {
  const answer = await ask(path, { 'accept-language': 'de' })
  const code = await answer.text()
  expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
  expect(answer.headers.get('set-cookie')).toBeNull()
  expect(answer.headers.get('vary')).toContain('Accept-Language')
  expect(code.length).toBeLessThan(most)
  expect(code).toContain(said)
  expect(code).not.toContain('@@words')
  expect(await (await ask(path, { 'accept-language': 'ja' })).text()).not.toBe(code)
  const etag = answer.headers.get('etag') ?? ''
  expect((await ask(path, { 'accept-language': 'de', 'if-none-match': etag })).status).toBe(304)
})
