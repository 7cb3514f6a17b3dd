import { timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { AppError } from './app-error.ts'
import { isSameSite } from './same-site.ts'

/** The double-submit cookie's name. */
export const CSRF_COOKIE = 'csrftoken'

/** Throws `csrf_failed` for a write whose header does not repeat its cookie, or that another site sent. */
export function checkCsrf(request: FastifyRequest, publicUrl: URL): void {
  const cookie = request.cookies[CSRF_COOKIE] ?? ''
  const header = String(request.headers['x-csrftoken'] ?? '')
  if (cookie === '' || !isSame(cookie, header)) throw new AppError('csrf_failed')
  const { origin } = request.headers
  if (origin !== undefined && !isOurHost(origin, publicUrl)) throw new AppError('csrf_failed')
}

function isSame(a: string, b: string): boolean {
  const left = Buffer.from(a)
  const right = Buffer.from(b)
  return left.length === right.length && timingSafeEqual(left, right)
}

function isOurHost(origin: string, publicUrl: URL): boolean {
  const sender = URL.parse(origin)
  return sender !== null && isSameSite(sender, publicUrl)
}
