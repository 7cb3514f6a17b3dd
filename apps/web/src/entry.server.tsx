import { PassThrough, pipeline, type Readable, Transform, Writable } from 'node:stream'
import { createReadableStreamFromReadable } from '@react-router/node'
import { renderToPipeableStream } from 'react-dom/server'
import {
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
  type ServerBuild,
  ServerRouter,
  createRequestHandler as createRouterHandler,
  isRouteErrorResponse,
} from 'react-router'
import { NonceContext } from './app/nonce.ts'
import { heldPage, withHeldApp } from './app/on-demand/held-app.ts'
// The query makes it a text.
// oxlint-disable-next-line import/default
import heldPageScript from './app/on-demand/held-page.ts?inline-script'
// oxlint-disable-next-line import/default
import heldViewsScript from './app/pin-views/held-pin-views.ts?inline-script'
import { makeQueryClientOfRender, QueryClientOfRender } from './app/query-client.ts'
import { cardsHtml } from './entities/pin/card/cards-html.tsx'
import { ReadyCards } from './entities/pin/card/ready-cards.ts'
import { StylesOfPageContext, withLateStyles } from './ui/drawn-late.ts'
import { handleInLanguages } from './app/languages.ts'
import { pageContext } from './screens/loading/server-border.ts'
import { handleWithTemplates } from './screens/templates/ready-boards.ts'

/** The server answers requests with the router that these pages were built with. */
export const createRequestHandler = (build: ServerBuild, mode: string) =>
  mode === 'production'
    ? handleInLanguages(build, (spoken) => handleWithTemplates(spoken, (given) => createRouterHandler(given, mode)))
    : createRouterHandler(build, mode)
export { makePageContext } from './screens/loading/server-border.ts'

/** Milliseconds after which what is still missing of a page is given up. */
export const streamTimeout = 5_000

/**
 * React writes many small pieces; joining those of one turn saves most of the cost of a streamed page. The first has the whole
 * head, and gets the styles of what was drawn until then.
 */
function batched(source: PassThrough, late: ReadonlySet<string>): Readable {
  let isFirst = true
  let waiting: Buffer[] = []
  let isScheduled = false
  const joined = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      waiting.push(chunk)
      if (!isScheduled) {
        isScheduled = true
        setImmediate(() => {
          isScheduled = false
          send()
        })
      }
      done()
    },
    flush(done) {
      send()
      done()
    },
  })
  function send() {
    if (waiting.length === 0 || joined.destroyed) return
    const piece = Buffer.concat(waiting)
    joined.push(isFirst && late.size > 0 ? withLateStyles(piece.toString(), late) : piece)
    isFirst = false
    waiting = []
  }
  // Whoever stops reading ends the source, too, and so the rendering.
  return pipeline(source, joined, () => undefined)
}

/** Takes a page that is ready; a stream of many pieces would cost more than the page. */
function collector(onWhole: (page: Buffer<ArrayBuffer>) => void): Writable {
  const pieces: Buffer[] = []
  return new Writable({
    highWaterMark: Number.MAX_SAFE_INTEGER,
    write(piece: Buffer, _encoding, done) {
      pieces.push(piece)
      done()
    },
    final(done) {
      onWhole(Buffer.concat(pieces))
      done()
    },
  })
}

/** The style sheets that a page's routes name; a mark behind some says that they may come twice. */
function stylesOf({ manifest, staticHandlerContext: { matches } }: EntryContext): ReadonlySet<string> {
  const named = matches.flatMap(({ route }) => manifest.routes[route.id]?.css ?? [])
  return new Set(named.map((href) => href.replace(/#$/, '')))
}

function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  nonce: string,
  isWhole: boolean,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const queries = makeQueryClientOfRender()
    const styles = { named: stylesOf(routerContext), late: new Set<string>() }
    let finalStatus = status
    let isSent = false
    // However it ends: sent, failed, given up, or its reader gone.
    const end = () => {
      clearTimeout(giveUp)
      request.signal.removeEventListener('abort', leave)
      queries.clear()
    }
    const fail = (error: unknown) => {
      end()
      reject(error instanceof Error ? error : new Error('the page could not be sent'))
    }
    const sendWhole = () => {
      isSent = true
      // Who develops sees at once what was changed.
      const page = import.meta.env.DEV ? null : heldPage(routerContext, request.url)
      const body = collector((pieces) => {
        const hasLate = styles.late.size > 0
        const drawn = () => withLateStyles(pieces.toString(), styles.late)
        const text = page && withHeldApp(drawn(), { page, nonce, script: heldPageScript, counter: heldViewsScript })
        resolve(new Response(text ?? (hasLate ? drawn() : pieces), { headers, status: finalStatus }))
      })
      body.once('error', reject).once('close', end)
      pipe(body)
    }
    const send = () => {
      isSent = true
      const body = new PassThrough().once('close', end)
      const stream = createReadableStreamFromReadable(batched(body, styles.late))
      pipe(body)
      resolve(new Response(stream, { headers, status: finalStatus }))
    }
    const orReject = (work: () => void) => {
      try {
        work()
      } catch (error) {
        fail(error)
      }
    }
    const { pipe, abort } = renderToPipeableStream(
      <NonceContext value={nonce}>
        <QueryClientOfRender value={queries}>
          <ReadyCards value={cardsHtml}>
            <StylesOfPageContext value={styles}>
              <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
            </StylesOfPageContext>
          </ReadyCards>
        </QueryClientOfRender>
      </NonceContext>,
      {
        nonce,
        // What is ready stands where it belongs: otherwise React sends large parts behind the page and moves them into
        // their places when it was painted, and what was pressed in them meanwhile is lost.
        progressiveChunkSize: Number.MAX_SAFE_INTEGER,
        // React hears of nothing that is thrown here; the request would wait for ever.
        ...(isWhole ? { onAllReady: () => orReject(sendWhole) } : { onShellReady: () => orReject(send) }),
        onShellError: fail,
        onError(error: unknown) {
          finalStatus = 500
          // Before the shell is out the promise carries the error. Nobody is left to miss what a reader did not wait for.
          if (isSent && !request.signal.aborted) console.error(error)
        },
      },
    )
    const leave = () => abort(request.signal.reason)
    request.signal.addEventListener('abort', leave, { once: true })
    const giveUp = setTimeout(() => abort(), streamTimeout + 1000)
  })
}

/** Renders one page: as a stream, or in one piece. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> | Response {
  headers.set('Content-Type', 'text/html; charset=utf-8')
  if (request.method.toUpperCase() === 'HEAD') return new Response(null, { status, headers })
  const { nonce, isWhole } = loadContext.get(pageContext)
  return renderPage(request, status, headers, routerContext, nonce, isWhole)
}

/** Errors that are answers are not worth a line in the log. */
export const handleError: HandleErrorFunction = (error, { request }) => {
  if (!request.signal.aborted && !isRouteErrorResponse(error)) console.error(error)
}
