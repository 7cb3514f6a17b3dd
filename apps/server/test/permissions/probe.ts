import type { Endpoint, OptionsInput, ReplyOf } from '@pinfold/contract'
import { expect } from 'vitest'
import type { TestClient } from '../support/test-client.ts'
import type { Actor, Cell } from './matrix.ts'
import { ghostOf, type Target } from './target.ts'
import type { World } from './world.ts'

/** Everything a probe's request is made of beside its target. */
export interface Asking {
  readonly world: World
  readonly actor: Actor
  readonly client: TestClient
}

/** An answer as far as somebody could tell two of them apart. */
export interface Answer {
  readonly status: number
  readonly headers: Record<string, string>
  readonly body: unknown
}

/** One request that a row's promise is tried with. */
export interface Probe {
  /** The endpoint's id, or the pattern of another address; what the coverage test counts. */
  readonly route: string
  /** Actors whom this request says nothing about. */
  readonly notFor: readonly Actor[]
  /** Once allowed, the thing is no longer what the row is about. */
  readonly isUsingUp: boolean
  send(target: Target, asking: Asking): Promise<Answer>
  /** What an allowed answer must hold. */
  whenAllowed(answer: Answer, target: Target): void
  /** What a reduced answer must hold and lack; without it the reduced row hides this part whole. */
  readonly whenReduced?: ((answer: Answer, target: Target) => void) | undefined
  /** Lists answer everybody who may read them: hidden means that the thing is not in them. */
  readonly isListed?: ((answer: Answer, target: Target) => boolean) | undefined
}

interface ProbeChoices {
  notFor?: readonly Actor[]
  isUsingUp?: boolean
  whenReduced?: (data: unknown, target: Target) => void
}

type OptionsOf<E extends Endpoint> = (target: Target, asking: Asking) => OptionsInput<E> | Promise<OptionsInput<E>>

/** A call that is allowed or refused as a whole. */
export function calls<E extends Endpoint>(endpoint: E, options: OptionsOf<E>, choices: ProbeChoices = {}): Probe {
  const { whenReduced } = choices
  return {
    route: endpoint.id,
    notFor: choices.notFor ?? [],
    isUsingUp: choices.isUsingUp ?? false,
    send: async (target, asking) => readAnswer(await asking.client.call(endpoint, await options(target, asking))),
    whenAllowed: () => undefined,
    whenReduced: whenReduced && ((answer, target) => whenReduced(dataOf(answer), target)),
  }
}

type Has<E extends Endpoint> = (data: ReplyOf<E>, target: Target) => boolean

/** A list that holds the thing for those who may see it there. */
export function lists<E extends Endpoint>(
  endpoint: E,
  options: OptionsOf<E>,
  has: Has<E>,
  choices: ProbeChoices = {},
): Probe {
  const isListed = (answer: Answer, target: Target) => has(dataOf(answer) as ReplyOf<E>, target)
  return {
    ...calls(endpoint, options, choices),
    whenAllowed: (answer, target) => expect(isListed(answer, target), `${endpoint.id} lists it`).toBe(true),
    isListed,
  }
}

/** An address outside the API, as a picture's. */
export function fetches(route: string, path: (target: Target) => string): Probe {
  return {
    route,
    notFor: [],
    isUsingUp: false,
    async send(target, { client }) {
      const response = await client.fetch(path(target))
      const text = Buffer.from(await response.arrayBuffer()).toString('latin1')
      const body: unknown = text.startsWith('{') ? withoutEcho(JSON.parse(text) as Envelope) : text
      return { status: response.status, headers: comparable(response.headers), body }
    },
    whenAllowed: () => undefined,
  }
}

interface Envelope {
  request_identifier?: string
  resource?: { name?: string; options?: unknown }
  resource_response?: { data?: unknown; error?: { name?: string } }
}

const readAnswer = (answer: { status: number; headers: Headers; body: object }): Answer => ({
  status: answer.status,
  headers: comparable(answer.headers),
  body: withoutEcho(answer.body),
})

/** Without what differs from request to request and what only repeats the question. */
function withoutEcho(body: Envelope): Envelope {
  const { request_identifier: _, resource, ...rest } = body
  return resource?.name === undefined ? rest : { ...rest, resource: { name: resource.name } }
}

const comparable = (headers: Headers) => Object.fromEntries([...headers].filter(([name]) => name !== 'date'))

const dataOf = (answer: Answer) => (answer.body as Envelope).resource_response?.data
const errorOf = (answer: Answer) => (answer.body as Envelope).resource_response?.error?.name

const statusOf = { A: 200, F: 403, C: 409 } as const

/** Sends the probe and holds its answer against the cell. Throws for cells that only things not built yet have. */
export async function expectCell(cell: Cell, probe: Probe, target: Target, asking: Asking): Promise<void> {
  if (cell === 'S') return expectPasswordAsked(probe, target, asking)
  const answer = await probe.send(target, asking)
  switch (cell) {
    case 'A':
      expect(answer, probe.route).toMatchObject({ status: 200 })
      return probe.whenAllowed(answer, target)
    case 'L':
      expect(answer, probe.route).toMatchObject({ status: 401 })
      return expect(errorOf(answer)).toBe('sign_in_required')
    case 'F':
    case 'C':
      return expect(answer, probe.route).toMatchObject({ status: statusOf[cell] })
    case 'R':
      if (probe.whenReduced === undefined) return expectHidden(answer, probe, target, asking)
      expect(answer, probe.route).toMatchObject({ status: 200 })
      return probe.whenReduced(answer, target)
    case 'H':
      return expectHidden(answer, probe, target, asking)
    case 'M':
      expect(answer, probe.route).toMatchObject({ status: 403 })
      return expect(errorOf(answer)).toBe('second_factor_required')
  }
}

/** Refused where the password was entered more than ten minutes ago, allowed where it was lately. */
async function expectPasswordAsked(probe: Probe, target: Target, asking: Asking): Promise<void> {
  const entered = (minutesAgo: number) =>
    asking.world.app.pool.query(
      "update sessions set password_entered_at = now() - $2 * interval '1 minute' where member_id = $1",
      [asking.client.member?.id ?? '0', minutesAgo],
    )
  await entered(11)
  const refused = await probe.send(target, asking)
  expect(refused, probe.route).toMatchObject({ status: 403 })
  expect(errorOf(refused)).toBe('password_required')
  await entered(0)
  return expectCell('A', probe, target, asking)
}

/** Hidden is missing: the same question about ids that never existed has the same answer, headers and all. */
async function expectHidden(answer: Answer, probe: Probe, target: Target, asking: Asking): Promise<void> {
  if (probe.isListed && answer.status === 200) {
    return expect(probe.isListed(answer, target), `${probe.route} lists it`).toBe(false)
  }
  const missing = await probe.send(ghostOf(target), asking)
  expect(answer, probe.route).toEqual(missing)
  // Who must show a second factor first is told so of anything.
  if (asking.actor === 'partner_nomfa' && errorOf(answer) === 'second_factor_required') return
  expect(answer, probe.route).toMatchObject({ status: 404 })
}
