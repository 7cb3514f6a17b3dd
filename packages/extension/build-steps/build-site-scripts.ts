import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { languages } from '@pinfold/words'
import { bundle } from './bundle.ts'
import { type FoundSets, speak, textsInPlaces } from './said-words.ts'

const scripts = { bookmarklet: 'bookmarklet/bookmarklet.ts', 'save-button': 'site/save-button.ts' } as const

/** Writes what other sites load, in all languages: `bookmarklet.de.js` and its like. */
export async function buildSiteScripts(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  for (const [name, source] of Object.entries(scripts)) {
    const found: FoundSets = new Map()
    const code = await bundle(source, [textsInPlaces(found)])
    for (const language of languages)
      await writeFile(join(folder, `${name}.${language}.js`), speak(code, language, found))
  }
}
