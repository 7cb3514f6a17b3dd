import type { Viewer } from '../auth/viewer.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The resource a failing answer repeats. */
    wireResource: { name: string; options: Record<string, unknown> } | null
    /** Found once per request. */
    viewerPromise: Promise<Viewer> | null
  }
  interface FastifyContextConfig {
    /** The answer goes on until somebody closes it. */
    isStream?: boolean
    /** Says how the program is; answered however busy it is. */
    isProbe?: boolean
  }
}
