import { fork } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { launchBrowser, newVisitor, signUpOnPage } from './support/browser.ts'
import { freePort } from '../apps/server/test/support/free-ports.ts'

// Its first page reads every source, on a machine that may have other work.
test(
  'OP-01 the development server serves pages that come alive, and signs a member up',
  { timeout: 300_000 },
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'pinfold-dev-'))
    const port = await freePort()
    const env = {
      ...process.env,
      PORT: String(port),
      DATA_DIR: folder,
      DEMO: 'off',
      LOG_LEVEL: 'error',
      NODE_ENV: 'development',
      TRUSTED_PROXIES: '127.0.0.1',
    }
    const child = fork(join(import.meta.dirname, '../scripts/dev.ts'), [], {
      env,
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    })
    const browser = await launchBrowser()
    try {
      await new Promise<void>((resolve, reject) => {
        child.once('exit', (code) => reject(new Error(`the development server ended with ${code}`)))
        child.stdout?.on('data', (text: Buffer) => {
          if (text.toString().includes('developing at')) resolve()
        })
      })
      const { page, context } = await newVisitor({ browser, origin: `http://localhost:${port}` }, { width: 1280 })
      // The first page makes the server read every source once.
      context.setDefaultTimeout(240_000)
      await signUpOnPage(page)
      expect(new URL(page.url()).pathname).toBe('/topics/choose/')
    } finally {
      await browser.close()
      const gone = new Promise((resolve) => child.once('exit', resolve))
      child.kill('SIGINT')
      await gone
      await rm(folder, { recursive: true, force: true })
    }
  },
)
