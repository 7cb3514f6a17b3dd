import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { routes } from '@pinfold/contract'
import type { FastifyInstance } from 'fastify'
import type { Zippable } from 'fflate'
import { AppError } from '../../platform/errors/app-error.ts'
import { builtFolder } from './built-folder.ts'

/** The day that archives write for their files: the same program makes the same bytes. */
const FILE_DATE = new Date('2026-01-01T00:00:00Z')

/** CN-11: the browser extension for loading by hand. It has the address beside it of the installation that gave it. */
export function registerExtensionArchives(app: FastifyInstance, { publicUrl }: { readonly publicUrl: URL }): void {
  const made = new Map<string, Uint8Array>()
  app.get('/extension/pinfold-:browser.zip', async (request, reply) => {
    const browser = routes.extensionArchive.parse(request.url)?.params.browser
    if (browser === undefined) throw new AppError('page_not_found')
    const archive = made.get(browser) ?? (await pack(join(builtFolder, 'extension', browser), publicUrl))
    made.set(browser, archive)
    return reply
      .type('application/zip')
      .header('content-disposition', `attachment; filename="pinfold-${browser}.zip"`)
      .header('cache-control', 'no-cache')
      .send(Buffer.from(archive))
  })
}

async function pack(folder: string, publicUrl: URL): Promise<Uint8Array> {
  const names = globSync('**/*.*', { cwd: folder }).toSorted()
  // Where nothing was built, as while the server runs alone, there is none.
  if (names.length === 0) throw new AppError('page_not_found')
  const files: Zippable = {}
  for (const name of names) files[name] = await readFile(join(folder, name))
  files['server.json'] = Buffer.from(JSON.stringify({ server: publicUrl.origin }))
  const { zipSync } = await import('fflate')
  return zipSync(files, { level: 9, mtime: FILE_DATE })
}
