import fc from 'fast-check'

/** What of a JSON schema matters for making values of it. */
interface Schema {
  type?: string | string[]
  const?: unknown
  enum?: unknown[]
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  maxItems?: number
  minimum?: number
  maximum?: number
  contentSchema?: Schema
}

interface Operation {
  parameters?: { name: string; in: 'path' | 'query'; schema: Schema }[]
  requestBody?: { content: Record<string, { schema: Schema }> }
}

/** The program's own document, as far as requests are made from it. */
export interface OpenApiDocument {
  paths: Record<string, Record<string, Operation>>
}

/** A request as a client that read the document could send it. */
export interface DocumentedRequest {
  readonly operation: string
  readonly method: string
  readonly path: string
  readonly form: string | undefined
}

const junk = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom(
    '',
    '0',
    '-1',
    'null',
    '\0',
    '\ud800',
    '9223372036854775808',
    '[]',
    '{"a":',
    '%00',
    '../..',
    '¥'.repeat(600),
  ),
  fc.integer(),
  fc.double(),
  fc.boolean(),
  fc.constant(null),
  fc.jsonValue({ maxDepth: 3 }),
)

/** Values of the schema, mostly; what is known of the database stands for texts and numbers. */
function valuesOf(schema: Schema, known: fc.Arbitrary<string>): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 6, arbitrary: fitting(schema, known) }, { weight: 1, arbitrary: junk })
}

function fitting(schema: Schema, known: fc.Arbitrary<string>): fc.Arbitrary<unknown> {
  if ('const' in schema) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  const choices = schema.anyOf ?? schema.oneOf ?? schema.allOf
  if (choices && choices.length > 0) return fc.oneof(...choices.map((choice) => fitting(choice, known)))
  const [type] = [schema.type].flat()
  if (type === 'boolean') return fc.boolean()
  if (type === 'null') return fc.constant(null)
  if (type === 'integer' || type === 'number') {
    const [min, max] = [Math.max(schema.minimum ?? -10, -1_000_000), Math.min(schema.maximum ?? 1000, 1_000_000)]
    return fc.oneof(fc.integer({ min: Math.min(min, max), max }), known)
  }
  if (type === 'array') {
    const maxLength = Math.min(schema.maxItems ?? 4, 4)
    return fc.array(schema.items ? valuesOf(schema.items, known) : junk, { maxLength })
  }
  if (type === 'object') return objectsOf(schema, known)
  return fc.oneof({ weight: 3, arbitrary: known }, { weight: 1, arbitrary: fc.string({ maxLength: 30 }) })
}

function objectsOf({ properties = {}, required = [] }: Schema, known: fc.Arbitrary<string>) {
  const entries = Object.entries(properties).map(([name, schema]) => [name, valuesOf(schema, known)])
  // What is needed is left out now and then, too.
  return fc.boolean().chain((isWhole) =>
    fc.record(Object.fromEntries(entries) as Record<string, fc.Arbitrary<unknown>>, {
      requiredKeys: isWhole ? required.filter((name) => name in properties) : [],
    }),
  )
}

const textOf = (value: unknown): string =>
  (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).toWellFormed()

const formOf = (values: Record<string, unknown>): string =>
  new URLSearchParams(Object.entries(values).map(([name, value]): [string, string] => [name, textOf(value)])).toString()

/** Requests to all operations of the document alike; the texts that are known come out of the database. */
export function requestsOf(document: OpenApiDocument, knownTexts: readonly string[]): fc.Arbitrary<DocumentedRequest> {
  const known = fc.constantFrom(...knownTexts)
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  )
  return fc.constantFrom(...operations).chain(({ path, method, operation }) => {
    const body = operation.requestBody?.content['application/x-www-form-urlencoded']?.schema
    const parameters = operation.parameters ?? []
    const placed = (place: 'path' | 'query') =>
      objectsOf(
        {
          properties: Object.fromEntries(
            parameters.filter((each) => each.in === place).map((each) => [each.name, dataOf(each.schema)]),
          ),
          required: parameters.filter((each) => each.in === place).map(({ name }) => name),
        },
        known,
      )
    return fc
      .record({
        inPath: placed('path'),
        inQuery: placed('query'),
        form: body
          ? objectsOf({ ...body, properties: mapValues(body.properties ?? {}, dataOf) }, known)
          : fc.constant(undefined),
      })
      .map(({ inPath, inQuery, form }) => {
        const filled = path.replaceAll(
          /\{(\w+)\}/g,
          (_, name: string) => encodeURIComponent(textOf(inPath[name] ?? '-')) || '-',
        )
        const query = formOf(inQuery)
        return {
          operation: `${method} ${path}`,
          method,
          path: query === '' ? filled : `${filled}?${query}`,
          form: form === undefined ? undefined : formOf(form),
        }
      })
  })
}

/** A text that holds JSON is made as what it holds. */
const dataOf = (schema: Schema): Schema =>
  schema.contentSchema
    ? { ...schema.contentSchema, required: Object.keys(schema.contentSchema.properties ?? {}) }
    : schema

const mapValues = <T, U>(values: Record<string, T>, map: (value: T) => U): Record<string, U> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, map(value)]))
