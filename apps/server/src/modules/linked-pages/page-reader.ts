import { AppError } from '../../platform/errors/app-error.ts'
import { FetchFailure } from '../../platform/outbound/fetch-failure.ts'
import type { Outbound } from '../../platform/outbound/outbound.ts'
import { type ReadPageDeps, refreshPage } from '../links/index.ts'
import { createRobots } from './robots.ts'
import type { ReadOutcome } from './store-read.ts'

/** Reads pages of the web that nobody waits for, as their sites want it. */
export interface PageReader {
  read(address: string, known: { etag: string | null; lastModified: string | null }): Promise<ReadOutcome>
}

/** Names of which nothing is on the web (RFC 2606). */
const NOWHERE = /(^|\.)(example|invalid|example\.(com|net|org))$/
/** A site that answers so is there, and lets no programs in. */
const CLOSED: ReadonlySet<number> = new Set([401, 403, 407, 429, 451])

/** Reads by the way out that all fetches take. A site's `robots.txt` is obeyed. */
export function createPageReader(deps: ReadPageDeps): PageReader {
  const robots = createRobots(deps.outbound)
  return {
    async read(address, known) {
      if (NOWHERE.test(new URL(address).hostname)) return { kind: 'unchanged' }
      if (!(await robots.mayRead(address))) return { kind: 'refused' }
      const heard = listening(deps.outbound)
      try {
        const { page, etag, lastModified } = await refreshPage({ ...deps, outbound: heard.outbound }, address, known)
        if (page === null) return { kind: 'unchanged' }
        return page.refusal === null ? { kind: 'read', page, etag, lastModified } : { kind: 'refused' }
      } catch (error) {
        if (!(error instanceof AppError)) throw error
        return { kind: heard.isGone() ? 'failed' : 'unchanged' }
      }
    },
  }
}

/** The same way out, which says afterwards whether the page is gone or its site away. */
function listening(outbound: Outbound): { readonly outbound: Outbound; isGone(): boolean } {
  let isGone = false
  return {
    isGone: () => isGone,
    outbound: {
      ...outbound,
      async open(request) {
        try {
          const answer = await outbound.open(request)
          isGone = answer.status >= 400 && !CLOSED.has(answer.status)
          return { ...answer, body: cutOff(answer.body, () => (isGone = true)) }
        } catch (error) {
          // Where this server does not go, others may.
          isGone = !(error instanceof FetchFailure) || error.reason !== 'refused'
          throw error
        }
      },
    },
  }
}

/** A body that says when it could not be read to its end. */
async function* cutOff(body: AsyncIterable<Uint8Array>, onCut: () => void): AsyncGenerator<Uint8Array> {
  try {
    yield* body
  } catch (error) {
    onCut()
    throw error
  }
}
