import { cp, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { bundle, readSource } from './bundle.ts'
import { type Browser, manifestFor } from '../src/extension/manifest.ts'
import { type FoundSets, localesOf, messagePlaces, textsFromBrowser } from './said-words.ts'

const scripts = ['worker', 'popup', 'connected', 'page', 'hover'] as const
const files = ['popup.html', 'connected.html', 'popup.css'] as const
const browsers: readonly Browser[] = ['chromium', 'firefox']
const iconSizes = [16, 32, 48, 128] as const

/** Writes the extension for each kind of browser, ready to be loaded: only the manifests differ. */
export async function buildBrowserExtension(folder: string, icons: string): Promise<void> {
  const found: FoundSets = new Map()
  const made: [string, string | Buffer][] = []
  for (const name of scripts) made.push([`${name}.js`, await bundle(`extension/${name}.ts`, [textsFromBrowser(found)])])
  for (const name of files) made.push([name, await readSource(`extension/${name}`)])
  for (const [locale, messages] of localesOf(found)) {
    made.push([`_locales/${locale}/messages.json`, JSON.stringify(messages)])
  }
  for (const browser of browsers) {
    const into = join(folder, browser)
    await mkdir(join(into, 'icons'), { recursive: true })
    for (const size of iconSizes) await cp(join(icons, `${size}.png`), join(into, 'icons', `${size}.png`))
    for (const [name, content] of [
      ...made,
      ['manifest.json', JSON.stringify(manifestFor(browser, messagePlaces(found)), null, 2)] as const,
    ]) {
      await mkdir(join(into, name, '..'), { recursive: true })
      await writeFile(join(into, name), content)
    }
  }
}
