import { join } from 'node:path'
import { readFile } from 'node:fs/promises'
import { routes } from '@pinfold/contract'
import { currentLanguage, directionOf } from '@pinfold/words'
import type { FastifyInstance } from 'fastify'
import { AppError } from '../../platform/errors/app-error.ts'
import { builtFolder } from './built-folder.ts'
import { elsewhereWords } from './elsewhere.words.ts'

const ICON_SIZES = [192, 512] as const

/** The names of the share sheet's fields (CN-13). */
export const shareFields = { title: 'title', text: 'text', url: 'url', files: 'media' } as const

/** What makes an app of the site, and lets the phone's share sheet send to it. */
const manifest = () => ({
  id: routes.home.build(),
  name: 'Pinfold',
  short_name: 'Pinfold',
  description: elsewhereWords.description,
  lang: currentLanguage(),
  dir: directionOf(currentLanguage()),
  start_url: routes.home.build(),
  scope: routes.home.build(),
  display: 'standalone',
  background_color: '#ffffff',
  theme_color: '#ffffff',
  icons: ICON_SIZES.map((size) => ({
    src: routes.appIcon.build({ size }),
    sizes: `${size}x${size}`,
    type: 'image/png',
  })),
  share_target: {
    action: routes.shareTarget.build(),
    method: 'POST',
    enctype: 'multipart/form-data',
    params: {
      title: shareFields.title,
      text: shareFields.text,
      url: shareFields.url,
      files: [{ name: shareFields.files, accept: ['image/*', 'video/*'] }],
    },
  },
})

/** The manifest and the icons that it names. */
export function registerWebManifest(app: FastifyInstance): void {
  app.get(routes.webManifest.pattern, async (_request, reply) =>
    reply
      .type('application/manifest+json; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .header('vary', 'Accept-Language, Cookie')
      .send(JSON.stringify(manifest())),
  )
  app.get('/static/icon-:size.png', async (request, reply) => {
    const { size } = request.params as { size: string }
    if (!ICON_SIZES.some((each) => String(each) === size)) throw new AppError('page_not_found')
    const icon = await readFile(join(builtFolder, 'icons', `${size}.png`))
    return reply.type('image/png').header('cache-control', 'public, max-age=86400').send(icon)
  })
}
