import { readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { normalizePath, type Plugin } from 'vite'

const folder = fileURLToPath(new URL('./', import.meta.url))
const manifestFile = join(folder, 'build/client/.vite/manifest.json')
const helperFile = join(folder, 'src/ui/drawn-late.ts')
const latePart = /\blazy\(\(\) =>\s*loadPart\(\(\) => import\((['"])([^'"]+)\1\)\)/g

interface BuiltFile {
  readonly css?: readonly string[]
  readonly imports?: readonly string[]
}
type Manifest = Readonly<Record<string, BuiltFile>>

/** The style sheets of a module and of all that it imports, in the order in which they apply. */
function stylesOf(manifest: Manifest, source: string): string[] {
  const [seen, styles] = [new Set<string>(), new Set<string>()]
  const add = (key: string) => {
    if (seen.has(key)) return
    seen.add(key)
    for (const next of manifest[key]?.imports ?? []) add(next)
    for (const name of manifest[key]?.css ?? []) styles.add(`/${name}`)
  }
  add(source)
  return [...styles]
}

let manifest: Manifest = {}

/**
 * Tells the server which style sheets belong to the parts that a page loads late: it draws many of them into the page, and they
 * should look right before their code comes. The browser's files are built first, so their names are known here.
 */
export const lateStyles: Plugin = {
  name: 'pinfold:late-styles',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'ssr',
  buildStart() {
    manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as Manifest
  },
  transform: {
    filter: { id: /[\\/]apps[\\/]web[\\/]src[\\/].*\.tsx?$/, code: 'loadPart(() => import(' },
    handler(code, id) {
      const changed = code.replaceAll(latePart, (whole, _quote, source: string) => {
        const styles = stylesOf(manifest, normalizePath(relative(folder, join(dirname(id), source))))
        return styles.length === 0 ? whole : whole.replace('lazy(', `drawnLate(${JSON.stringify(styles)}, `)
      })
      if (changed === code) return null
      return { code: `import { drawnLate } from ${JSON.stringify(normalizePath(helperFile))}\n${changed}`, map: null }
    },
  },
}
