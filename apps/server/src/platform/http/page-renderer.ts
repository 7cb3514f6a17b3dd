import type { FastifyRequest } from 'fastify'
import type { CsrfGuard } from './csrf.ts'
import type { PageCache } from './page-cache.ts'
import type { ReadyPage } from './ready-page.ts'
import type { CookieJar } from './request-facts.ts'

/** What renders pages: a request and what it needs go in, a response comes out. */
export interface PageRenderer {
  /** `context` is what the pages' own border file asks for. Only pages that are wanted whole come as texts. */
  render(request: Request, context: object): Promise<Response | ReadyPage>
  /** Its pages change with the data alone, so they may be kept. */
  readonly isFixed?: boolean
}

/** What each page gets beside what the program adds. */
export interface PageFacts {
  readonly nonce: string
  /** Where the calls of the page leave cookies. */
  readonly cookies: CookieJar
  /** The page is sent in one piece, not as a stream. */
  readonly isWhole: boolean
  /** Runs each time the page is sent, also to those who get it kept. */
  onServed(act: () => void): void
}

export interface PagesDeps {
  renderer: PageRenderer
  cache: PageCache
  publicUrl: URL
  mediaOrigin: string
  csrf: CsrfGuard
  isCookieSecure: boolean
  /** Lets the development server's own scripts and sockets through. */
  isDevelopment: boolean
  /**
   * All that a visitor's page depends on beside its address, as one text, at once where it is known; null for a page
   * that is somebody's own.
   */
  traitsOf(request: FastifyRequest): string | null | Promise<string | null>
  contextOf(request: FastifyRequest, facts: PageFacts): Promise<object>
}
