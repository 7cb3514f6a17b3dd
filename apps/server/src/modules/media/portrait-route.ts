import { drawnPortrait } from '@pinfold/contract'
import type { FastifyInstance } from 'fastify'
import { A_YEAR, PICTURE_CSP } from './picture-route.ts'
import { drawPortrait } from './pictures/draw-portrait.ts'

/** Serves the pictures that are drawn for members without one. An address tells all that is drawn, so it is kept for good. */
export function registerPortraitRoute(app: FastifyInstance): void {
  const last = drawnPortrait.colors.length - 1
  app.get<{ Params: { color: string; letter: string } }>(
    `/media/portraits/:color(^[0-${last}]$)/:letter(^[a-z0-9_]$).png`,
    async (request, reply) => {
      const { color, letter } = request.params
      return reply
        .header('cache-control', A_YEAR)
        .header('content-security-policy', PICTURE_CSP)
        .header('x-content-type-options', 'nosniff')
        .header('cross-origin-resource-policy', 'cross-origin')
        .type('image/png')
        .send(await drawPortrait(Number(color), letter))
    },
  )
}
