import type { FastifyRequest } from 'fastify'

/** The token of an `Authorization: Bearer` header; undefined for any other, which browsers may send by themselves. */
export function bearerOf(request: FastifyRequest): string | undefined {
  return /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1]
}
