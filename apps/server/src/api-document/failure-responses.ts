import { type Endpoint, errorMessage, errorTable } from '@pinfold/contract'
import type { JsonSchema } from './json-schema.ts'
import { inLanguage } from '../platform/words/spoken-language.ts'
import { refTo } from './json-schema.ts'

/** How each status of a failure is called among the document's responses, and when it comes. */
const failures = {
  400: ['BadRequest', 'An option is missing or cannot be read; `field` names it.'],
  401: ['Unauthorized', 'Nobody is signed in: the token or session is missing, unknown, expired or revoked.'],
  403: ['Forbidden', 'Whoever asks may not do this. Where a token lacks a scope, `params.scope` names it.'],
  404: ['NotFound', 'It does not exist, or does not show to whoever asks: both are answered alike.'],
  409: ['Conflict', 'It cannot be done as things stand now.'],
  422: ['Unprocessable', 'A rule is broken; `field` names the option where there is one.'],
  429: ['TooManyRequests', 'That was more than may be done in a time. `Retry-After` says how many seconds to wait.'],
} as const
type FailureStatus = keyof typeof failures

/** Any other failure. */
const OTHER = ['OtherFailure', 'Any other failure; those from 500 on may pass by themselves.'] as const

const statuses = Object.keys(failures).map(Number) as FailureStatus[]

/** The failures that a call may answer, as references by their status. */
export function failureReferences({ kind, access, facts }: Endpoint, names: readonly string[]) {
  const isKnowing = names.some((name) => /password|token$|code$|challenge/.test(name))
  const isCommand = kind === 'command'
  const may: Readonly<Record<FailureStatus, boolean>> = {
    400: names.length > 0,
    401: access === 'member' || isKnowing,
    403: facts.token !== 'open',
    404: names.some((name) => /(id|Id|slug|name|interest|code|token|page)$/.test(name)),
    409: isCommand,
    422: isCommand,
    429: facts.rate !== 'none: reads',
  }
  const known = statuses.filter((status) => may[status]).map((status) => [status, reference(failures[status][0])])
  return { ...Object.fromEntries(known), default: reference(OTHER[0]) } as Record<string, { $ref: string }>
}

const reference = (name: string) => ({ $ref: `#/components/responses/${name}` })

/** The responses that all calls share. */
export function failureResponses(): Record<string, object> {
  const responses = Object.entries(failures).map(([status, [name, words]]) => [
    name,
    response(words, failuresOf(Number(status)), headersOf(Number(status))),
  ])
  const rest = Object.keys(errorTable).filter((name) => !(statusOf(name) in failures))
  return Object.fromEntries([...responses, [OTHER[0], response(OTHER[1], rest, {})]]) as Record<string, object>
}

const isError = (name: string): name is keyof typeof errorTable => Object.hasOwn(errorTable, name)
const statusOf = (name: string): number => (isError(name) ? errorTable[name].status : 500)
const failuresOf = (status: number) => Object.keys(errorTable).filter((name) => statusOf(name) === status)

function headersOf(status: number): object {
  const header = (name: string) => ({ $ref: `#/components/headers/${name}` })
  if (status === 401 || status === 403) return { 'WWW-Authenticate': header('WWW-Authenticate') }
  if (status !== 429) return {}
  return {
    'Retry-After': header('Retry-After'),
    RateLimit: header('RateLimit'),
    'RateLimit-Policy': header('RateLimit-Policy'),
  }
}

function response(words: string, names: readonly string[], headers: object) {
  const lines = names.map((name) => (isError(name) ? `- \`${name}\` (${errorTable[name].code})` : ''))
  return {
    description: `${words}\n\n${lines.join('\n')}`,
    ...(Object.keys(headers).length > 0 && { headers }),
    content: { 'application/json': { schema: refTo('Failure'), example: exampleOf(names[0] ?? 'unexpected') } },
  }
}

function exampleOf(name: string) {
  const error = isError(name) ? name : 'unexpected'
  const { code, status } = errorTable[error]
  const message = inLanguage('en', () => errorMessage(error))
  const body = { status: 'failure', http_status: status, code, message, message_detail: '' }
  return {
    resource_response: { ...body, data: null, error: { ...body, api_error_code: code, name } },
    client_context: {},
    request_identifier: '0b6f7a52-6f0c-4f6e-9d0a-3f1f6c1d2e3b',
  }
}

const whole: JsonSchema = { type: 'integer' }
const text: JsonSchema = { type: 'string' }

const failureFields = {
  status: { const: 'failure', description: 'Tells it from a success.' },
  http_status: { ...whole, description: 'The status of the answer.' },
  code: { ...whole, description: 'The number of the failure.' },
  message: { ...text, description: 'For people.' },
  message_detail: { ...text, description: 'More of it, where there is more to say.' },
  field: { ...text, description: 'The option that is wrong.' },
} satisfies Record<string, JsonSchema>
const always = ['status', 'http_status', 'code', 'message', 'message_detail']

/** Components that every failure is made of. */
export const failureSchemas: Record<string, JsonSchema> = {
  ErrorName: {
    type: 'string',
    enum: Object.keys(errorTable),
    description: 'What programs know a failure by. More names may come.',
  },
  FailureDetails: {
    type: 'object',
    description: 'One failure.',
    required: [...always, 'api_error_code', 'name'],
    properties: {
      ...failureFields,
      api_error_code: { ...whole, description: '`code` again, for clients that look here.' },
      name: refTo('ErrorName'),
      params: {
        type: 'object',
        additionalProperties: { type: ['string', 'number'] },
        description: 'What the words hold: the lacking `scope`, the `rate` that is used up, seconds or bytes.',
      },
      challenge: { ...text, description: 'What the second step of a log-in sends along.' },
    },
  },
  Failure: {
    type: 'object',
    description: 'The envelope around a failure.',
    required: ['resource_response', 'client_context', 'request_identifier'],
    properties: {
      resource_response: {
        type: 'object',
        description: 'The failure, and nothing else.',
        required: [...always, 'data', 'error'],
        properties: {
          ...failureFields,
          data: { type: 'null', description: 'Nothing.' },
          error: { ...refTo('FailureDetails'), description: 'All that is known of it.' },
        },
      },
      client_context: { type: 'object', description: 'Empty.' },
      request_identifier: { ...text, description: 'Names the request in the server’s log.' },
    },
  },
}
