import type { Endpoint } from '@pinfold/contract'
import type { Components } from './components.ts'
import { exampleOf, type KnownValues } from './example-of.ts'
import { type JsonSchema, nameOfRef, refTo } from './json-schema.ts'

type Reference = { $ref: string }

/** Parameters and answers that many calls have, each written once. */
export interface SharedParts {
  parameter(parameter: { name: string; in: string }): object
  answer(operation: string, endpoint: Endpoint, data: JsonSchema): Reference
  readonly parameters: Record<string, object>
  readonly responses: Record<string, object>
}

const pascal = (name: string) => name.replaceAll(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase())

/** Parameters of which every list and many single things have the same. */
const sharedNames: ReadonlySet<string> = new Set([
  'bookmarks',
  'field_set_key',
  'fields',
  'orbac_subject_id',
  'page_size',
])

/** Nothing is shared yet. */
export function createSharedParts({ schemas }: Components, known: KnownValues): SharedParts {
  const parameters: Record<string, object> = {}
  const responses: Record<string, object> = {}

  /** The name of the answer; another than that of an answer with other data. */
  function nameOf(operation: string, data: JsonSchema, paged: boolean): string {
    const one = nameOfRef(data)
    if (one !== undefined) return `${one}Answer`
    if (data.type === 'null') return 'EmptyAnswer'
    const each = data.items && nameOfRef(data.items)
    if (each !== undefined) return `${each}${paged ? 'Page' : 'List'}Answer`
    return `${pascal(operation)}Answer`
  }

  function envelope(data: JsonSchema, paged: boolean): JsonSchema {
    return {
      allOf: [
        refTo('Success'),
        {
          type: 'object',
          properties: {
            resource_response: {
              type: 'object',
              required: ['data'],
              properties: {
                data,
                ...(paged && {
                  bookmark: {
                    type: 'string',
                    description: 'Where the list goes on: give it as `bookmarks`. Missing on the last page.',
                  },
                }),
              },
            },
          },
        },
      ],
    }
  }

  return {
    parameter(parameter) {
      const name = pascal(parameter.name)
      if (!sharedNames.has(parameter.name)) return parameter
      const written = JSON.stringify(parameter)
      parameters[name] ??= parameter
      return JSON.stringify(parameters[name]) === written ? { $ref: `#/components/parameters/${name}` } : parameter
    },
    answer(operation, { paged }, data) {
      const name = nameOf(operation, data, paged)
      responses[name] ??= {
        description: 'Done.',
        headers: {
          RateLimit: { $ref: '#/components/headers/RateLimit' },
          'RateLimit-Policy': { $ref: '#/components/headers/RateLimit-Policy' },
        },
        content: {
          'application/json': { schema: envelope(data, paged), example: exampleFor(data) },
        },
      }
      return { $ref: `#/components/responses/${name}` }
    },
    parameters,
    responses,
  }

  function exampleFor(data: JsonSchema) {
    const whole = exampleOf(refTo('Success'), schemas, known) as { resource_response: object }
    const answered = exampleOf(data, schemas, known)
    return { ...whole, resource_response: { ...whole.resource_response, data: answered } }
  }
}
