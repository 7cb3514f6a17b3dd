/** What of a JSON schema is read here; everything else is passed on. */
export interface JsonSchema {
  $ref?: string
  $defs?: Record<string, JsonSchema>
  $schema?: string
  id?: string
  type?: string | string[]
  const?: unknown
  enum?: unknown[]
  default?: unknown
  examples?: unknown[]
  description?: string
  format?: string
  pattern?: string
  minimum?: number
  maximum?: number
  minItems?: number
  maxItems?: number
  maxLength?: number
  minLength?: number
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
  allOf?: JsonSchema[]
  items?: JsonSchema
  prefixItems?: JsonSchema[]
  properties?: Record<string, JsonSchema>
  required?: string[]
  propertyNames?: JsonSchema
  additionalProperties?: JsonSchema | boolean
}

const PREFIX = '#/components/schemas/'

export const refTo = (name: string): JsonSchema => ({ $ref: `${PREFIX}${name}` })

/** The name of the component that a reference leads to. */
export const nameOfRef = ({ $ref }: JsonSchema): string | undefined =>
  $ref?.startsWith(PREFIX) ? $ref.slice(PREFIX.length) : undefined

/** The schema with each part of it replaced, the innermost first. */
export function eachPart(schema: JsonSchema, change: (part: JsonSchema) => JsonSchema): JsonSchema {
  const inside = (part: JsonSchema) => eachPart(part, change)
  const many = (parts: Record<string, JsonSchema>) =>
    Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, inside(part)]))
  return change({
    ...schema,
    ...(schema.anyOf && { anyOf: schema.anyOf.map(inside) }),
    ...(schema.oneOf && { oneOf: schema.oneOf.map(inside) }),
    ...(schema.allOf && { allOf: schema.allOf.map(inside) }),
    ...(schema.items && { items: inside(schema.items) }),
    ...(schema.prefixItems && { prefixItems: schema.prefixItems.map(inside) }),
    ...(schema.properties && { properties: many(schema.properties) }),
    ...(typeof schema.additionalProperties === 'object' && {
      additionalProperties: inside(schema.additionalProperties),
    }),
  })
}
