import { expect } from 'vitest'
import { createPageCache } from '../../src/platform/http/page-cache.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import type { TestClient } from '../support/test-client.ts'
import { watchPages, type WatchedPages } from './watched-pages.ts'

/** One of two web processes, with its pages. */
interface Web {
  readonly origin: string
  readonly pages: WatchedPages
}

/** Two web processes that keep pages of one database for ever, so that what is gone from either was purged. */
export interface TwoWebs {
  readonly app: TestApp
  readonly here: Web
  readonly there: Web
  /** The page is kept, or made, at both and holds the text. */
  expectShown(path: string, text: string, client?: TestClient): Promise<void>
  /** There is a page at both, without the text. */
  expectWithout(path: string, text: string): Promise<void>
  /** What each of both answers a visitor with. */
  statusOf(path: string): Promise<number[]>
  /** There is none at either. */
  expectGone(path: string, client?: TestClient): Promise<void>
}

/** What a browser is given. */
export async function lookAt(client: TestClient, { origin }: Web, path: string) {
  const response = await client.through(origin).fetch(path)
  return { status: response.status, body: await response.text() }
}

/** Starts them; what is written through `app` goes through the first. */
export async function startTwoWebs(): Promise<TwoWebs> {
  const own = async () => ({ pages: await watchPages(), visitorPages: createPageCache({ now: () => 0 }) })
  const [first, second] = [await own(), await own()]
  const app = await startTestApp(first)
  const here = { origin: app.origin, pages: first.pages }
  const there = { origin: (await app.startBeside(second)).origin, pages: second.pages }
  const atBoth = async (path: string, client: TestClient) => [
    await lookAt(client, here, path),
    await lookAt(client, there, path),
  ]
  return {
    app,
    here,
    there,
    statusOf: async (path) => (await atBoth(path, app.client())).map(({ status }) => status),
    async expectShown(path, text, client = app.client()) {
      for (const { body } of await atBoth(path, client)) expect(body).toContain(text)
    },
    async expectWithout(path, text) {
      const seen = await atBoth(path, app.client())
      expect(seen.map(({ status }) => status)).toEqual([200, 200])
      for (const { body } of seen) expect(body).not.toContain(text)
    },
    async expectGone(path, client = app.client()) {
      expect((await atBoth(path, client)).map(({ status }) => status)).toEqual([404, 404])
    },
  }
}
