import { build, type Plugin } from 'vite'

const WANTED = '?inline-script'

/**
 * A module imported with `?inline-script` is the text of a whole script, made of the module and what it imports: for the
 * few things that a page does without loading anything.
 */
export const inlineScripts: Plugin = {
  name: 'pinfold:inline-scripts',
  enforce: 'pre',
  async load(id) {
    if (!id.endsWith(WANTED)) return null
    const source = id.slice(0, -WANTED.length)
    const built = await build({
      configFile: false,
      logLevel: 'warn',
      build: {
        write: false,
        copyPublicDir: false,
        modulePreload: false,
        rolldownOptions: { input: source, output: { format: 'iife' } },
      },
    })
    const results = Array.isArray(built) ? built : [built]
    const files = results.flatMap((result) => ('output' in result ? result.output : []))
    const [script, ...more] = files.filter((file) => file.type === 'chunk')
    if (script === undefined || more.length > 0) this.error(`${source} is not one script`)
    for (const file of script.moduleIds) this.addWatchFile(file)
    return { code: `export default ${JSON.stringify(script.code.trim())}`, moduleType: 'js' }
  },
}
