import type { z } from 'zod'
import type { KeptLooks } from './keep-looks.ts'
import {
  alikeQuestion,
  boxQuery,
  type alikeAnswer,
  type describeAnswer,
  type copyAnswer,
  lookSearchQuery,
  type lookSearchAnswer,
  newLooks,
  twoPictures,
} from './look-wire.ts'

/** A question of another process: where to, and what it brings. */
export interface LookRequest {
  readonly url: URL
  readonly body: Buffer
}

interface Reply {
  readonly status: number
  readonly body: string
}

const reply = <A extends z.ZodType>(answer: z.output<A>): Reply => ({ status: 200, body: JSON.stringify(answer) })
const refused: Reply = { status: 400, body: '{}' }

/** Answers what has to do with looks; null for every other address. */
export async function answerLooks(looks: KeptLooks, { url, body }: LookRequest): Promise<Reply | null> {
  const query = Object.fromEntries(url.searchParams)
  if (url.pathname === '/looks/describe') {
    const asked = boxQuery.safeParse(query)
    if (!asked.success) return refused
    const look = await looks.describe(body, asked.data)
    const stored = look && { vectors: look.vectors.toString('base64'), sketch: look.sketch.toString('base64') }
    return reply<typeof describeAnswer>({ stored })
  }
  if (url.pathname === '/looks/search') {
    const asked = lookSearchQuery.safeParse(query)
    if (!asked.success) return refused
    const searched = { bytes: body, box: asked.data, way: asked.data.way }
    const looked = await looks.describeSearched(searched)
    if (looked === null) return reply<typeof lookSearchAnswer>({ found: null })
    const pictures = [...(await looks.search(searched, looked, asked.data.wanted))]
    return reply<typeof lookSearchAnswer>({ found: { pictures, suggested: [...looked.look.suggested] } })
  }
  if (url.pathname === '/looks/alike') {
    const asked = alikeQuestion.safeParse(JSON.parse(body.toString()))
    if (!asked.success) return refused
    return reply<typeof alikeAnswer>({
      pictures: [...(await looks.alike(asked.data.id, asked.data.wanted, asked.data.isPart))],
    })
  }
  if (url.pathname === '/looks/copy') {
    const two = twoPictures.split(body)
    return two === null ? refused : reply<typeof copyAnswer>({ ...(await looks.compare(...two)) })
  }
  if (url.pathname === '/looks/new') {
    const told = newLooks.safeParse(JSON.parse(body.toString()))
    if (!told.success) return refused
    await looks.take(told.data.pictures)
    return { status: 200, body: '{}' }
  }
  return null
}
