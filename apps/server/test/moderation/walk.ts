import type { Endpoint } from '@pinfold/contract'
import type { TestApp } from '../support/test-app.ts'
import type { TestClient } from '../support/test-client.ts'
import type { Everywhere, Pair, Scenario } from './blocked-pair.ts'

/** One question of the walk and its answer. */
export interface Step {
  readonly endpoint: string
  readonly options: Scenario
  readonly status: number
  /** The data, or the failure, as text. */
  readonly text: string
}

/** Ways to ask one call that its option names alone do not show. */
const variations: Readonly<Record<string, readonly Scenario[]>> = {
  'SearchResource.get': [{ scope: 'boards' }, { scope: 'people' }, { scope: 'my_pins' }],
  'BaseSearchResource.get': [{ scope: 'boards' }, { scope: 'people' }],
  'AdvancedTypeaheadResource.get': [{ types: 'user' }, { types: 'board' }],
  'EmailExistsResource.get': [{ email: 'nobody@example.org' }],
  'GET /v3/register/exists/': [{ email: 'nobody@example.org' }],
  'TopicFeedResource.get': [{ interest: 'bread' }],
  'TopicResource.get': [{ interest: 'bread' }],
  'RelatedInterestsResource.get': [{ interest: 'bread' }],
  'HomeSourcesResource.get': [{ kind: 'board' }, { kind: 'member' }, { kind: 'pin' }, { kind: 'topic' }],
  'GET /v3/users/me/boards/filtered/feed/': [{ filter_types: 'group' }],
  'GET /v3/users/me/filtered/pins/': [{ flag_filters: 'CREATED_BY_ME' }],
  'UserStateResource.get': [{ state: 'x' }],
  'VIPResource.get': [{ upload_ids: '1' }],
}

/** Options whose absence asks for something else. */
const left = new Set(['objectId', 'invite_code', 'orbac_subject_id', 'bookmarks', 'board_url'])

interface WithShape {
  readonly shape?: object
  readonly _zod?: {
    readonly def?: { readonly shape?: object; readonly in?: WithShape; readonly innerType?: WithShape }
  }
}

/** The names of the options an endpoint takes. */
function optionNames(schema: WithShape): string[] {
  const def = schema._zod?.def
  const inner = def?.in ?? def?.innerType
  const shape = schema.shape ?? def?.shape
  return shape ? Object.keys(shape) : inner ? optionNames(inner) : []
}

function optionsOf(endpoint: Endpoint, scenario: Scenario): Scenario {
  const id = endpoint.id.startsWith('PinResource') ? scenario['pin'] : scenario['board_id']
  const known: Scenario = { ...scenario, ...(id !== undefined && { id }) }
  const chosen = optionNames(endpoint.options as WithShape).filter((name) => known[name] && !left.has(name))
  // Either a member's name or their id; either of a board's ids or its address.
  const names =
    chosen.includes('user_id') || chosen.includes('board_id') ? chosen.filter((name) => name !== 'username') : chosen
  return Object.fromEntries(names.map((name) => [name, known[name] ?? '']))
}

/** Asks everything that reads, of each scenario, as the client. */
export async function walk(app: TestApp, client: TestClient, scenarios: readonly Scenario[]): Promise<Step[]> {
  const steps: Step[] = []
  for (const endpoint of app.core.binder.endpoints.filter(({ kind }) => kind === 'query')) {
    const asked = scenarios.flatMap((scenario) =>
      [{}, ...(variations[endpoint.id] ?? [])].map((more) => ({ ...optionsOf(endpoint, scenario), ...more })),
    )
    const unlike = new Map(asked.map((options) => [JSON.stringify(options), options]))
    const ask = async (options: Scenario): Promise<Step> => {
      const answer = await client.call(endpoint, options)
      const text = JSON.stringify(answer.status === 200 ? answer.data : answer.error)
      return { endpoint: endpoint.id, options, status: answer.status, text }
    }
    steps.push(...(await Promise.all([...unlike.values()].map(ask))))
  }
  return steps
}

/** Where somebody may come across the other of a pair: at the other's own things, between them, and in own saves. */
export const scenariosAbout = (pair: Pair, other: Everywhere): Scenario[] => [
  other.own,
  pair.between,
  other.savedByOther,
]

/** The steps that told of somebody, each with what it told. */
export const tellsOf = (steps: readonly Step[], who: Everywhere): string[] =>
  steps.flatMap(({ endpoint, options, text }) => {
    const told = who.traces.filter((trace) => text.includes(trace))
    return told.length > 0 ? [`${endpoint} ${JSON.stringify(options)}: ${told.join(', ')}`] : []
  })

/** The calls among the steps that told of somebody. */
export const tellingCalls = (steps: readonly Step[], who: Everywhere): string[] => [
  ...new Set(steps.filter((step) => tellsOf([step], who).length > 0).map(({ endpoint }) => endpoint)),
]
