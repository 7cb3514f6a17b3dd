import { randomBytes } from 'node:crypto'
import type { FastifyRequest } from 'fastify'

/** A nonce for one rendering. */
export const drawNonce = () => randomBytes(16).toString('base64')

/** The request as the web platform has it; its origin is ours, whatever `Host` says. */
export function webRequest(request: FastifyRequest, publicUrl: URL): Request {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value)
  }
  const controller = new AbortController()
  request.raw.once('close', () => controller.abort())
  return new Request(addressOf(request, publicUrl), { method: request.method, headers, signal: controller.signal })
}

/** The address asked for. `//evil.example` would name another host. */
export const addressOf = (request: FastifyRequest, publicUrl: URL) =>
  new URL(request.url.replace(/^[/\\]+/, '/'), publicUrl)

/** How the visitor wants pages to look, from their cookie. */
export function themeOf(request: FastifyRequest): 'light' | 'dark' | 'system' {
  const { theme } = request.cookies
  return theme === 'light' || theme === 'dark' ? theme : 'system'
}
