import { type Endpoint, errorMessage, errorTable } from '@pinfold/contract'
import { asReader } from '../auth/read-once.ts'
import type { Viewer } from '../auth/viewer.ts'
import { beginAnswer, beginPart } from '../db/kept/answer-scope.ts'
import { asAppError } from '../errors/as-app-error.ts'
import type { Answer } from './answer.ts'
import type { Binder } from './binder.ts'
import type { RequestFacts } from './request-facts.ts'

/** What a call answers a page; `bookmark` only where the list goes on. */
interface PageAnswer {
  readonly data: unknown
  readonly bookmark?: string
}

/** The calls of one page, made as one viewer. What one of them has read holds for the others until one writes. */
export function pageCalls(
  binder: Binder,
  viewer: Viewer,
  request: RequestFacts,
): (endpoint: Endpoint, options: unknown) => Promise<PageAnswer> {
  let reader = asReader(viewer)
  let inAnswer = beginPart()
  return async (endpoint, options) => {
    if (endpoint.kind === 'query') return plainly(() => inAnswer(() => binder.run(endpoint, reader, options, request)))
    try {
      return await plainly(() => binder.run(endpoint, viewer, options, request))
    } finally {
      reader = asReader(viewer)
      inAnswer = beginAnswer()
    }
  }
}

/** Failures leave as plain errors: name, status, message, and the field where one is wrong. */
async function plainly(run: () => Promise<Answer>): Promise<PageAnswer> {
  try {
    const { data, bookmark } = await run()
    return typeof bookmark === 'string' ? { data, bookmark } : { data }
  } catch (error) {
    const failure = asAppError(error)
    // What nobody foresaw leaves as it is, so that the log has all of it.
    if (failure.code === 'unexpected') throw error
    const { status } = errorTable[failure.code]
    const { field, detail } = failure.details
    throw Object.assign(new Error(failure.details.message ?? errorMessage(failure.code)), {
      name: failure.code,
      status,
      ...(field === undefined ? {} : { field }),
      ...(detail === undefined ? {} : { detail }),
    })
  }
}
