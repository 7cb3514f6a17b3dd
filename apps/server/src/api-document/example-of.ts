import { type JsonSchema, nameOfRef } from './json-schema.ts'

/** Values that fit fields by their names, so that an example reads like the real thing. */
export type KnownValues = Readonly<Record<string, unknown>>

const DEEPEST = 8

/** A value that the schema allows: of optional fields only those that a known value stands for, at the top. */
export function exampleOf(
  schema: JsonSchema,
  schemas: Readonly<Record<string, JsonSchema>>,
  known: KnownValues,
): unknown {
  const reading = { schemas, known }
  return made(schema, reading, '', 0)
}

interface Reading {
  readonly schemas: Readonly<Record<string, JsonSchema>>
  readonly known: KnownValues
}

function made(schema: JsonSchema, reading: Reading, field: string, depth: number): unknown {
  const named = nameOfRef(schema)
  if (named !== undefined) {
    const byName = reading.known[`#${named}`]
    return byName ?? made(reading.schemas[named] ?? {}, reading, field, depth)
  }
  if ('const' in schema) return schema.const
  const type = [schema.type].flat()[0]
  const value = reading.known[field]
  if (value !== undefined && isOfType(value, schema)) return value
  if (schema.examples?.length) return schema.examples[0]
  if (schema.enum) return schema.default ?? schema.enum[0]
  if (schema.default !== undefined) return schema.default
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return madeOfChoices(choices, reading, field, depth)
  if (schema.allOf) {
    const parts = schema.allOf.map((part) => made(part, reading, field, depth))
    return Object.assign({}, ...(parts as object[])) as unknown
  }
  if (type === 'object') return madeObject(schema, reading, depth)
  if (type === 'array') return madeArray(schema, reading, field, depth)
  if (type === 'integer' || type === 'number') return Math.max(schema.minimum ?? 0, 0)
  if (type === 'boolean') return false
  if (type === 'null') return null
  if (schema.format === 'uuid') return '0b6f7a52-6f0c-4f6e-9d0a-3f1f6c1d2e3b'
  return type === 'string' ? 'text' : {}
}

/** Nothing, where that is allowed: it is what clients forget. Else what is written out first. */
function madeOfChoices(choices: readonly JsonSchema[], reading: Reading, field: string, depth: number): unknown {
  const value = reading.known[field]
  const first = choices.find((choice) => choice.type !== 'null' && choice.const !== '') ?? {}
  if (choices.some(({ type }) => type === 'null') && (value === undefined || depth > 2)) return null
  return made(first, reading, field, depth)
}

function madeObject(schema: JsonSchema, reading: Reading, depth: number): unknown {
  const { properties = {}, required = [] } = schema
  const wanted = Object.keys(properties).filter(
    (name) => required.includes(name) || (depth === 0 && reading.known[name] !== undefined),
  )
  if (depth > DEEPEST) return {}
  return Object.fromEntries(wanted.map((name) => [name, made(properties[name] ?? {}, reading, name, depth + 1)]))
}

function madeArray(schema: JsonSchema, reading: Reading, field: string, depth: number): unknown {
  if (schema.prefixItems) return schema.prefixItems.map((part) => made(part, reading, field, depth + 1))
  const isDeep = depth > 3 && (schema.minItems ?? 0) === 0
  return isDeep ? [] : [made(schema.items ?? {}, reading, field.replace(/s$/, ''), depth + 1)]
}

function isOfType(value: unknown, { type, enum: words, anyOf }: JsonSchema): boolean {
  if (words) return words.includes(value)
  if (anyOf) return false
  const kind = Array.isArray(value) ? 'array' : Number.isInteger(value) ? 'integer' : typeof value
  const types = [type].flat()
  return types.includes(kind) || (kind === 'integer' && types.includes('number'))
}
