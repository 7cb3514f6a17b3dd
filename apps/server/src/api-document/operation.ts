import { type Endpoint } from '@pinfold/contract'
import type { PublishedOperation } from '@pinfold/contract/published'
import type { Components } from './components.ts'
import { exampleOf, type KnownValues } from './example-of.ts'
import { failureReferences } from './failure-responses.ts'
import { type JsonSchema, nameOfRef, refTo } from './json-schema.ts'
import type { SharedParts } from './shared-parts.ts'

interface Making {
  readonly components: Components
  readonly shared: SharedParts
  readonly known: KnownValues
}

const pascal = (name: string) => `${name.charAt(0).toUpperCase()}${name.slice(1)}`

/** One call, as the typed document shows it. */
export function operationOf(operation: PublishedOperation, making: Making) {
  const { endpoint, name, method, path, without, tag } = operation
  const options = making.components.ofOptions(endpoint.options)
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, option = '']) => option)
  const given = Object.entries(options.properties ?? {}).filter(([option]) => !without.includes(option))
  const rest = given.filter(([option]) => !inPath.includes(option))
  const required = new Set(options.required)
  const isInQuery = method === 'GET' || method === 'DELETE'
  const parameters = [
    ...inPath.map((option) => ({
      name: option,
      in: 'path',
      required: true,
      ...valueOf(option, options.properties?.[option] ?? {}, making),
    })),
    ...(isInQuery ? rest : []).map(([option, schema]) => ({
      name: option,
      in: 'query',
      ...(required.has(option) && { required: true }),
      ...valueOf(option, schema, making),
      ...(schema.type === 'array' && { style: 'form', explode: false }),
    })),
  ]
  return {
    operationId: name,
    tags: [tag],
    summary: titleOf(name),
    description: descriptionOf(endpoint),
    ...(parameters.length > 0 && { parameters: parameters.map((each) => making.shared.parameter(each)) }),
    ...(!isInQuery && rest.length > 0 && { requestBody: bodyOf(name, rest, required, making) }),
    security: securityOf(endpoint),
    responses: {
      200: making.shared.answer(name, endpoint, making.components.ofReply(endpoint.reply)),
      ...failureReferences(
        endpoint,
        given.map(([option]) => option),
      ),
    },
  }
}

/** `createBoard` is "Create board". */
function titleOf(name: string): string {
  const words = name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase()
  return pascal(words)
}

function descriptionOf({ summary, facts, kind }: Endpoint): string {
  const needs =
    facts.token === 'never'
      ? 'No access token may do this.'
      : facts.token === 'open'
        ? ''
        : `Access tokens need \`${facts.token}:${kind === 'query' ? 'read' : 'write'}\`.`
  return [/[.!?]$/.test(summary) ? summary : `${summary}.`, needs].filter((text) => text !== '').join('\n\n')
}

/** A description belongs to the parameter, not to its values. */
function valueOf(option: string, { description, ...schema }: JsonSchema, { components, known }: Making) {
  const example = exampleOf(
    { type: 'object', required: [option], properties: { [option]: schema } },
    components.schemas,
    known,
  )
  const isTelling = schema.default === undefined && (known[option] !== undefined || nameOfRef(schema) === 'Id')
  return {
    ...(description !== undefined && { description }),
    schema,
    ...(isTelling && { example: (example as Record<string, unknown>)[option] }),
  }
}

function bodyOf(name: string, fields: readonly [string, JsonSchema][], required: ReadonlySet<string>, making: Making) {
  const needed = fields.map(([field]) => field).filter((field) => required.has(field))
  const schema: JsonSchema = {
    type: 'object',
    ...(needed.length > 0 && { required: needed }),
    properties: Object.fromEntries(fields.map(([field, one]) => [field, withoutDefault(one)])),
  }
  const component = `${pascal(name)}Body`
  making.components.schemas[component] = { description: `What \`${name}\` takes.`, ...schema }
  return {
    ...(needed.length > 0 && { required: true }),
    content: {
      'application/json': {
        schema: refTo(component),
        example: exampleOf(schema, making.components.schemas, making.known),
      },
    },
  }
}

/** Generators take a field with a default for one that is always there, so it is told in words. */
function withoutDefault({ default: usual, ...schema }: JsonSchema): JsonSchema {
  if (usual === undefined || usual === '') return schema
  const written = typeof usual === 'string' ? usual : JSON.stringify(usual)
  const words = `${schema.description ?? ''} Left out, it is \`${written}\`.`.trim()
  return { ...schema, description: words }
}

/** A token with its scope, or a session, which a write proves by the header that repeats its cookie. */
function securityOf({ access, facts, kind }: Endpoint): Record<string, string[]>[] {
  const scope = `${facts.token}:${kind === 'query' ? 'read' : 'write'}`
  const token =
    facts.token === 'never' ? [] : facts.token === 'open' ? [{ token: [] as string[] }] : [{ token: [scope] }]
  const session = kind === 'query' ? { session: [] } : { session: [], csrf: [] }
  const nobody = kind === 'query' ? {} : { csrf: [] }
  return [...token, session, ...(access === 'public' ? [nobody] : [])] as Record<string, string[]>[]
}
