import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { unzipSync } from 'fflate'
import { type BrowserContext, chromium, type Worker } from 'playwright-core'
import { inject } from 'vitest'

/** A browser that has the extension loaded, with the worker that does its work. */
export interface ExtendedBrowser {
  readonly context: BrowserContext
  readonly worker: Worker
  /** The address of one of its pages. */
  pageAt(path: string): string
}

/**
 * Loads the extension as members do: out of the archive that the program hands out. Nobody is there to press the browser's
 * own buttons, so the leave that a member gives by them, for all sites, is in its manifest.
 */
export async function startWithExtension(origin: string): Promise<ExtendedBrowser> {
  const answer = await fetch(`${origin}/extension/pinfold-chromium.zip`)
  const files = unzipSync(new Uint8Array(await answer.arrayBuffer()))
  const folder = await mkdtemp(join(inject('runFolder'), 'extension-'))
  for (const [name, bytes] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true })
    await writeFile(join(folder, name), bytes)
  }
  const manifest = JSON.parse(new TextDecoder().decode(files['manifest.json'])) as object
  await writeFile(join(folder, 'manifest.json'), JSON.stringify({ ...manifest, host_permissions: ['*://*/*'] }))
  const context = await chromium.launchPersistentContext(await mkdtemp(join(inject('runFolder'), 'profile-')), {
    executablePath: inject('wholeChromiumPath'),
    headless: false,
    baseURL: origin,
    locale: 'en-US',
    ignoreDefaultArgs: ['--disable-extensions'],
    args: [
      '--headless=new',
      '--no-sandbox',
      '--disable-gpu',
      '--lang=en-US',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      `--disable-extensions-except=${folder}`,
      `--load-extension=${folder}`,
    ],
  })
  context.setDefaultTimeout(45_000)
  await context.addCookies([{ name: 'consent', value: '1.1.1.test', url: origin }])
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'))
  return { context, worker, pageAt: (path) => new URL(path, worker.url()).href }
}
