import type { FastifyInstance, FastifyRequest } from 'fastify'
import { noteRequest } from '../metrics/figures.ts'
import './fastify-request.ts'

/** Notes each answered request by its kind. */
export function countRequests(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    noteRequest(kindOf(request), reply.statusCode, reply.elapsedTime)
    done()
  })
}

/** Few kinds, so that figures stay few whatever is asked for. */
function kindOf({ routeOptions: { config, url = '' } }: FastifyRequest): string {
  if (config.isProbe === true) return 'probe'
  if (config.isStream === true) return 'stream'
  if (url === '/*') return 'page'
  if (/^\/(?:upload|upload-image)\//.test(url)) return 'upload'
  if (/^\/(?:assets|videos|:size)/.test(url)) return 'file'
  if (/^\/(?:resource|_ngjs|v3|vx|_\/graphql)/.test(url)) return 'api'
  return 'other'
}
