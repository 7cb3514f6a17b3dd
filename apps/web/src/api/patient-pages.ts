import { nextMoment } from './client.ts'
import { noteReached, noteUnreached, readConnection, untilReached, watchNetwork } from './connection.ts'
import { isGatewayFailure } from './connection-state.ts'

/** How the router names what it reads of a page. */
const isPageRead = (url: string, method: string) => method === 'GET' && new URL(url).pathname.endsWith('.data')

let sentAt = 0

/** The moment when what the page shows was asked for last. */
export const pageSentAt = (): number => sentAt

/** The router leaves unheard that the rest of an answer is given up where somebody goes elsewhere, which is no fault. */
function mindGivenUp(event: PromiseRejectionEvent): void {
  if (event.reason instanceof DOMException && event.reason.name === 'AbortError') event.preventDefault()
}

/**
 * Lets what the router reads of a page wait for the server where it cannot be reached, so that the page before stays on
 * the screen and the next one comes by itself. Going elsewhere ends the waiting. Call it once, before hydration.
 */
export function makePagesPatient(): void {
  watchNetwork()
  window.addEventListener('unhandledrejection', mindGivenUp)
  const fetchNow = window.fetch.bind(window)
  const fetchPatiently = async (request: Request): Promise<Response> => {
    for (;;) {
      sentAt = nextMoment()
      const answer = await fetchNow(request.clone()).catch((error: unknown) => ({ error }))
      const isAnswer = answer instanceof Response
      if (isAnswer && !isGatewayFailure(answer.status)) {
        noteReached()
        return answer
      }
      if (!request.signal.aborted) await noteUnreached()
      // The server is there, and this alone failed.
      if (request.signal.aborted || readConnection() === 'good') {
        if (isAnswer) return answer
        throw answer.error
      }
      await untilReached(request.signal)
    }
  }
  window.fetch = (input, init) => {
    const request = new Request(input, init)
    return isPageRead(request.url, request.method) ? fetchPatiently(request) : fetchNow(input, init)
  }
}
