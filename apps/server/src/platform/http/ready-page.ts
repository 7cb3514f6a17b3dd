/** A page that was put together of texts, with status 200. A response of it would only be taken apart again. */
export interface ReadyPage {
  readonly html: string
}

/** What is said of a page that comes as a text. */
export const readyHeaders = [['content-type', 'text/html; charset=utf-8']] as const

/** What the renderer answered as a response. */
export const responseOf = (page: Response | ReadyPage): Response =>
  page instanceof Response ? page : new Response(page.html, { headers: readyHeaders.map((header) => [...header]) })
