import { join } from 'node:path'
import { buildWeb } from '../../../../scripts/build-web.ts'
import { loadBuiltPages } from '../../src/platform/http/built-pages.ts'
import type { PageRenderer } from '../../src/platform/http/page-renderer.ts'
import { responseOf } from '../../src/platform/http/ready-page.ts'

const folder = join(import.meta.dirname, '../../../web/build')

/** The built pages, with a count of renderings and a gate that can hold those that are done. */
export interface WatchedPages extends PageRenderer {
  /** Begun, and finished though perhaps held back. */
  rendered: number
  done: number
  /** What is rendered from now on waits until the answered function is called. */
  hold(): () => void
}

/** Builds the pages where they are not built yet, and watches them. */
export async function watchPages(): Promise<WatchedPages> {
  if (!(await buildWeb())) throw new Error('the pages cannot be built')
  const pages = await loadBuiltPages(folder)
  let gate: Promise<void> = Promise.resolve()
  const watched: WatchedPages = {
    rendered: 0,
    done: 0,
    isFixed: pages.isFixed === true,
    async render(request, context) {
      watched.rendered += 1
      const passed = gate
      const response = responseOf(await pages.render(request, context))
      // All of it, so that nothing of what is held back can be newer.
      const body = response.body === null ? null : await response.arrayBuffer()
      watched.done += 1
      await passed
      return new Response(body, { status: response.status, headers: response.headers })
    },
    hold() {
      const { promise, resolve } = Promise.withResolvers<void>()
      gate = promise
      return () => {
        gate = Promise.resolve()
        resolve()
      }
    },
  }
  return watched
}
