import type { FastifyReply, FastifyRequest } from 'fastify'
import { beginAnswer } from '../db/kept/answer-scope.ts'
import { createKeptAnswer } from './kept-answer.ts'
import type { PagesDeps } from './page-renderer.ts'
import { addressOf, drawNonce } from './page-request.ts'
import type { AnswerCookie } from './request-facts.ts'
import { collectPage, type WholePage } from './whole-page.ts'

/** More requests than these wait for the cache's own check only where they are counted. */
const MOST_WAITING = 100

/** Answers visitors who are alike with one page. */
export interface SharedPages {
  /** Answers with a page that is kept ready, if there is one. */
  answerReady(request: FastifyRequest, reply: FastifyReply): boolean | Promise<boolean>
  /** Answers with a page that is kept or made now; false where this request needs a page of its own. */
  answer(request: FastifyRequest, reply: FastifyReply): Promise<boolean>
}

/** The pages that visitors share, out of the cache. */
export function createSharedPages(deps: PagesDeps): SharedPages {
  const kept = createKeptAnswer(deps)
  const { cache } = deps
  // What a request has heard on its short way holds for the page that is then made for it.
  const answers = new WeakMap<FastifyRequest, ReturnType<typeof beginAnswer>>()
  let waiting = 0

  function sendReady(request: FastifyRequest, reply: FastifyReply, traits: string): boolean {
    const page = cache.ready(keyOf(request, traits))
    return page !== undefined && kept.sendNow(request, reply, page)
  }

  const keyOf = (request: FastifyRequest, traits: string) => `${sharedAddress(request).href}\n${traits}`

  function sharedAddress(request: FastifyRequest): URL {
    const address = addressOf(request, deps.publicUrl)
    address.hash = ''
    return address
  }

  async function make(request: FastifyRequest): Promise<WholePage | null> {
    const nonce = drawNonce()
    const cookiesSet: AnswerCookie[] = []
    const cookies = { set: (cookie: AnswerCookie) => void cookiesSet.push(cookie) }
    const whenServed: (() => void)[] = []
    const onServed = (act: () => void) => void whenServed.push(act)
    const context = await deps.contextOf(request, { nonce, cookies, isWhole: true, onServed })
    // The address is all that goes in: no header of one visitor may reach another's page.
    const response = await deps.renderer.render(new Request(sharedAddress(request)), context)
    const page = await collectPage(response, nonce, whenServed)
    return cookiesSet.length > 0 ? null : page
  }

  return {
    answerReady(request, reply) {
      if (deps.renderer.isFixed !== true) return false
      const traits = deps.traitsOf(request)
      if (typeof traits !== 'string') return false
      if (cache.beforeServe === undefined) return sendReady(request, reply, traits)
      if (waiting >= MOST_WAITING) return false
      waiting += 1
      const inAnswer = beginAnswer()
      answers.set(request, inAnswer)
      return inAnswer(cache.beforeServe)
        .then(() => sendReady(request, reply, traits))
        .finally(() => (waiting -= 1))
    },
    async answer(request, reply) {
      if (deps.renderer.isFixed !== true || request.method !== 'GET') return false
      const traits = await deps.traitsOf(request)
      if (traits === null) return false
      const inAnswer = answers.get(request) ?? beginAnswer()
      const page = await inAnswer(() => cache.share(keyOf(request, traits), () => make(request)))
      if (page === null) return false
      await kept.send(request, reply, page)
      return true
    },
  }
}
