import { gzipSync } from 'node:zlib'
import type { Browser } from 'playwright-core'
import type { BrowserMeasurement } from '../report/measurements.ts'
import { newVisit, open } from './open-page.ts'

const KILOBYTE = 1000
const AIM_KILOBYTES = 150

/** All scripts a visitor's page loads, its inline ones included, as gzip packs them and as they came over the line. */
export async function measureScriptBytes(
  browser: Browser,
  origin: string,
  path: string,
): Promise<BrowserMeasurement[]> {
  const { page, context } = await newVisit(browser, { origin, width: 1280 })
  const files: Promise<{ gzip: number; line: number }>[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') files.push(sizesOf(response))
  })
  await open(page, path)
  const inline = await page.evaluate(() =>
    [...document.querySelectorAll('script:not([src])')].map((script) => script.textContent).join('\n'),
  )
  const sizes = await Promise.all(files)
  await context.close()
  const total = (of: 'gzip' | 'line') => sizes.reduce((sum, size) => sum + size[of], 0) / KILOBYTE
  const facts = { name: 'script-bytes', unit: 'kB' }
  return [
    {
      ...facts,
      title: 'script files of a signed-out board page, gzip',
      value: total('gzip'),
      aim: AIM_KILOBYTES,
      note: `${sizes.length} files`,
    },
    { ...facts, title: 'the same as they came over the line', value: total('line'), aim: null },
    {
      ...facts,
      title: 'scripts inside the page (its data), gzip',
      value: gzipSync(inline).length / KILOBYTE,
      aim: null,
    },
  ]
}

async function sizesOf(response: {
  body(): Promise<Buffer>
  request(): { sizes(): Promise<{ responseBodySize: number }> }
}) {
  const [body, { responseBodySize }] = await Promise.all([response.body(), response.request().sizes()])
  return { gzip: gzipSync(body).length, line: responseBodySize }
}
