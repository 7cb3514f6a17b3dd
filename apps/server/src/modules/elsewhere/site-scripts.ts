import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { routes } from '@pinfold/contract'
import { currentLanguage, isPseudoLanguage } from '@pinfold/words'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../../platform/errors/app-error.ts'
import { builtFolder } from './built-folder.ts'

/** Pages of other sites ask seldom, and soon enough have what changed. */
const KEPT_SECONDS = 3600

/** CN-10, CN-12: the scripts that pages of other sites load, in the language of whoever reads those. They set no cookie. */
export function registerSiteScripts(app: FastifyInstance): void {
  app.get(routes.bookmarkletScript.pattern, answerWith('bookmarklet'))
  app.get(routes.saveButtonScript.pattern, answerWith('save-button'))
}

const answerWith = (name: string) => async (request: FastifyRequest, reply: FastifyReply) => {
  const language = isPseudoLanguage(currentLanguage()) ? 'en' : currentLanguage()
  const code = await readBuilt(join(builtFolder, 'js', `${name}.${language}.js`))
  const etag = `"${createHash('sha256').update(code).digest('base64url').slice(0, 27)}"`
  reply
    .header('cache-control', `public, max-age=${KEPT_SECONDS}`)
    .header('cross-origin-resource-policy', 'cross-origin')
    .header('vary', 'Accept-Language, Cookie')
    .header('etag', etag)
  if (request.headers['if-none-match'] === etag) return reply.code(304).send()
  return reply.type('text/javascript; charset=utf-8').send(code)
}

/** Where nothing was built, as while the server runs alone, there is no such page. */
async function readBuilt(path: string): Promise<Buffer> {
  try {
    return await readFile(path)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') throw new AppError('page_not_found')
    throw error
  }
}
