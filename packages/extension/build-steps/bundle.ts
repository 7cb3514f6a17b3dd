import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build, type Plugin } from 'vite'

const sources = new URL('../src/', import.meta.url).pathname

/** One script out of a source file and all that it imports, which a page or a browser runs as it stands. */
export async function bundle(source: string, plugins: readonly Plugin[]): Promise<string> {
  const made = await build({
    root: sources,
    configFile: false,
    logLevel: 'error',
    plugins: [...plugins],
    build: {
      write: false,
      target: 'es2022',
      minify: true,
      lib: { entry: join(sources, source), formats: ['iife'], name: 'pinfold' },
    },
  })
  const chunk = [made].flat().flatMap((each) => ('output' in each ? each.output : []))[0]
  if (chunk?.type !== 'chunk') throw new Error(`${source} makes no script`)
  return chunk.code
}

/** A file that goes along as it is. */
export const readSource = (source: string): Promise<Buffer> => readFile(join(sources, source))
