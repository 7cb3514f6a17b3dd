import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildWeb } from '../../../../scripts/build-web.ts'
import { loadBuiltPages } from '../../src/platform/http/built-pages.ts'

const folder = join(import.meta.dirname, '../../../web/build')
let app: FastifyInstance
let names: string[]
beforeAll(async () => {
  if (!(await buildWeb())) throw new Error('the pages cannot be built')
  app = Fastify()
  await (await loadBuiltPages(folder)).registerAssets(app)
  names = await readdir(join(folder, 'client/assets'))
}, 300_000)
afterAll(() => app.close())

const ask = (name: string, encoding: string) =>
  app.inject({ url: `/assets/${name}`, headers: { 'accept-encoding': encoding } })

test('scripts and styles leave compressed as the browser wants it, and say that they differ by it', async () => {
  const asked = names.filter((name) => /\.(?:js|css)$/.test(name) && names.includes(`${name}.br`))
  expect(asked.length).toBeGreaterThan(5)
  for (const name of asked) {
    const plain = await ask(name, 'identity')
    expect(plain.headers['content-encoding']).toBeUndefined()
    for (const [encoding, open] of [
      ['br', brotliDecompressSync],
      ['gzip', gunzipSync],
    ] as const) {
      const packed = await ask(name, encoding)
      expect(packed.headers).toMatchObject({
        'content-encoding': encoding,
        'content-type': plain.headers['content-type'],
        vary: expect.stringMatching(/accept-encoding/i) as string,
      })
      expect(packed.headers['cache-control']).toContain('immutable')
      expect(packed.rawPayload.byteLength).toBeLessThan(plain.rawPayload.byteLength)
      expect(open(packed.rawPayload).equals(plain.rawPayload)).toBe(true)
    }
  }
})
