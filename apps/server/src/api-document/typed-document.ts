import type { Endpoint } from '@pinfold/contract'
import {
  exampleValues,
  fieldWords,
  namedSchemas,
  publishedOperations,
  schemaWords,
  tags,
} from '@pinfold/contract/published'
import { createComponents } from './components.ts'
import { failureResponses, failureSchemas } from './failure-responses.ts'
import { operationOf } from './operation.ts'
import { createSharedParts } from './shared-parts.ts'
import { successSchemas } from './success-schemas.ts'
import { headers, securitySchemes, uploadPath, wholeDescription } from './written-parts.ts'

/** The OpenAPI 3.1 document for new clients: every bound call at its typed address. */
export function typedDocument(endpoints: readonly Endpoint[], publicUrl: string): Record<string, unknown> {
  const bound = new Set(endpoints.map(({ id }) => id))
  const components = createComponents(namedSchemas, fieldWords, schemaWords)
  Object.assign(components.schemas, successSchemas, failureSchemas)
  const shared = createSharedParts(components, exampleValues)
  const making = { components, shared, known: exampleValues }
  const paths: Record<string, Record<string, unknown>> = { ...uploadPath }
  for (const operation of publishedOperations) {
    if (!bound.has(operation.endpoint.id)) continue
    const method = operation.method.toLowerCase()
    const place = (paths[operation.path] ??= {})
    if (place[method] !== undefined) throw new Error(`two calls at ${operation.method} ${operation.path}`)
    place[method] = operationOf(operation, making)
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Pinfold', version: '3', description: wholeDescription },
    servers: [{ url: publicUrl }],
    tags,
    paths,
    components: {
      schemas: sorted(components.schemas),
      parameters: shared.parameters,
      responses: { ...sorted(shared.responses), ...failureResponses() },
      headers,
      securitySchemes,
    },
  }
}

const sorted = <T>(parts: Record<string, T>): Record<string, T> =>
  Object.fromEntries(Object.entries(parts).toSorted(([one], [other]) => (one < other ? -1 : 1)))
