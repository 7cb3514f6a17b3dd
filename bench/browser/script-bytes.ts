import { gzipSync } from 'node:zlib'
import type { Browser } from 'playwright-core'
import type { BrowserMeasurement } from '../report/measurements.ts'
import { comeAlive, newVisit } from './open-page.ts'

const KILOBYTE = 1000
const AIM_OF_READING = 112
const AIM_OF_APPLICATION = 150

/**
 * All scripts of a visitor's page, as gzip packs them and as they came over the line: those that it loads to be read, its
 * inline ones, and those of its application, which comes when something needs it.
 */
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
  const total = async (of: 'gzip' | 'line') => {
    const sizes = await Promise.all(files)
    return sizes.reduce((sum, size) => sum + size[of], 0) / KILOBYTE
  }
  await page.goto(path)
  await page.waitForLoadState('networkidle')
  const inline = await page.evaluate(() =>
    [...document.querySelectorAll('script:not([src])')].map((script) => script.textContent).join('\n'),
  )
  const facts = { name: 'script-bytes', unit: 'kB' }
  const ofReading = {
    ...facts,
    title: 'script files of a signed-out board page that is read, gzip',
    value: await total('gzip'),
    aim: AIM_OF_READING,
    note: `${files.length} files`,
  }
  await comeAlive(page)
  const ofApplication = {
    ...facts,
    title: 'script files once something needs its application, gzip',
    value: await total('gzip'),
    aim: AIM_OF_APPLICATION,
    note: `${files.length} files`,
  }
  const line = await total('line')
  await context.close()
  return [
    ofReading,
    ofApplication,
    { ...facts, title: 'the same as they came over the line', value: line, aim: null },
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
