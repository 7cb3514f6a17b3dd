import type { FastifyInstance, FastifyRequest } from 'fastify'
import { beginRequest, isTracing, type Span, within } from '../traces/spans.ts'
import './fastify-request.ts'

/** Shows each request as a span, where somebody gathers them: by its route, its status and its own id. */
export function traceRequests(app: FastifyInstance): void {
  if (!isTracing()) return
  const spans = new WeakMap<FastifyRequest, Span>()
  app.addHook('onRequest', (request, _reply, done) => {
    const { routeOptions, method, headers } = request
    // A stream goes on for hours, and who watches us asks all the time.
    if (routeOptions.config.isStream === true || routeOptions.config.isProbe === true) return done()
    const route = routeOptions.url ?? 'unknown'
    const span = beginRequest(`${method} ${route}`, headers)
    if (span === null) return done()
    spans.set(request, span)
    span.note({ 'http.request.method': method, 'http.route': route, 'pinfold.request_id': request.id })
    within(span, done)
  })
  // The body came over the socket's events, which belong to no request.
  app.addHook('preValidation', (request, _reply, done) => {
    const span = spans.get(request)
    if (span === undefined) done()
    else within(span, done)
  })
  app.addHook('onResponse', (request, reply, done) => {
    const span = spans.get(request)
    span?.note({ 'http.response.status_code': reply.statusCode })
    span?.end(reply.statusCode >= 500 ? String(reply.statusCode) : undefined)
    done()
  })
}
