import { type Endpoint, type ErrorCode, errorMessage, errorTable } from '@pinfold/contract'
import { z } from 'zod'
import { inLanguage } from '../platform/words/spoken-language.ts'

/**
 * The OpenAPI 3.1 document of what older clients speak: the bound endpoints at their own addresses, made from the same
 * definitions that validate requests.
 */
export function resourceDocument(endpoints: readonly Endpoint[], publicUrl: string): Record<string, unknown> {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const endpoint of endpoints) {
    const { path, method } = placeOf(endpoint)
    paths[path] = { ...paths[path], [method]: operationOf(endpoint, path, method) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Pinfold',
      version: '3',
      description: 'The resource API: one address form, one envelope, one paging rule.',
    },
    servers: [{ url: publicUrl }],
    paths,
    components: {
      schemas: {
        Failure: {
          type: 'object',
          description: describeErrors(),
        },
      },
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: '_pinterest_sess' },
        bearer: { type: 'http', scheme: 'bearer' },
      },
    },
  }
}

/** In English, as all of the description. */
const describeErrors = (): string =>
  inLanguage('en', () =>
    Object.entries(errorTable)
      .map(([name, { code, status }]) => `${code} ${name} (${status}): ${errorMessage(name as ErrorCode)}`)
      .join('\n'),
  )

function placeOf({ address }: Endpoint): { path: string; method: string } {
  if (address.type === 'path') return { path: address.path, method: address.method.toLowerCase() }
  return { path: `/resource/${address.resource}/${address.action}/`, method: address.action === 'get' ? 'get' : 'post' }
}

function operationOf(endpoint: Endpoint, path: string, method: string) {
  const options = z.toJSONSchema(endpoint.options, { io: 'input', unrepresentable: 'any' })
  const reply = z.toJSONSchema(endpoint.reply, { io: 'output', unrepresentable: 'any' })
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }))
  const isResource = endpoint.address.type === 'resource'
  const data = {
    type: 'string',
    contentMediaType: 'application/json',
    contentSchema: { type: 'object', properties: { options } },
  }
  const input =
    method === 'get'
      ? {
          parameters: [
            ...inPath,
            ...(isResource ? [{ name: 'data', in: 'query', schema: data }] : queryParameters(options, inPath)),
          ],
        }
      : {
          parameters: inPath,
          requestBody: {
            content: {
              'application/x-www-form-urlencoded': {
                schema: isResource ? { type: 'object', properties: { data, source_url: { type: 'string' } } } : options,
              },
            },
          },
        }
  return {
    operationId: endpoint.endpointName + (isResource ? '_resource' : ''),
    summary: endpoint.summary,
    ...input,
    ...(endpoint.access === 'member' ? { security: [{ session: [] }, { bearer: [] }] } : {}),
    responses: {
      200: {
        description: 'The envelope around the answer.',
        content: { 'application/json': { schema: envelopeOf(reply) } },
      },
      default: {
        description: 'A failure.',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
      },
    },
  }
}

const queryParameters = (options: unknown, inPath: readonly { name: string | undefined }[]) =>
  Object.entries((options as { properties?: Record<string, unknown> }).properties ?? {})
    .filter(([option]) => !inPath.some(({ name }) => name === option))
    .map(([name, schema]) => ({ name, in: 'query', schema }))

const envelopeOf = (reply: unknown) => ({
  type: 'object',
  properties: {
    resource_response: {
      type: 'object',
      properties: { status: { const: 'success' }, code: { const: 0 }, data: reply, bookmark: { type: 'string' } },
    },
    request_identifier: { type: 'string' },
  },
})
