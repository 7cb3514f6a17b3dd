import type { FastifyRequest } from 'fastify'
import type { CsrfGuard } from './csrf.ts'
import type { PageCache } from './page-cache.ts'
import type { CookieJar } from './request-facts.ts'

/** A page that was put together of texts, with status 200. A response of it would only be taken apart again. */
export interface ReadyPage {
  readonly html: string
}

/** What renders pages: a request and what it needs go in, a response comes out. */
export interface PageRenderer {
  /** `context` is what the pages' own border file asks for. Only pages that are wanted whole come as texts. */
  render(request: Request, context: object): Promise<Response | ReadyPage>
  /** Its pages change with the data alone, so they may be kept. */
  readonly isFixed?: boolean
}

/** What is said of a page that comes as a text. */
export const readyHeaders = [['content-type', 'text/html; charset=utf-8']] as const

/** What the renderer answered as a response. */
export const responseOf = (page: Response | ReadyPage): Response =>
  page instanceof Response ? page : new Response(page.html, { headers: readyHeaders.map((header) => [...header]) })

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
