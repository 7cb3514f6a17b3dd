import { z } from 'zod'
import { eachPart, type JsonSchema, refTo } from './json-schema.ts'
import { plainForm, withoutNoise } from './plain-schema.ts'

/** Says what a field of a component or of some options means; undefined where nothing is said of it. */
export type FieldWords = (owner: string | null, field: string) => string | undefined

/** Turns the contract's schemas into JSON schemas, and keeps those that have a name once for all. */
export interface Components {
  /** What a call takes. */
  ofOptions(schema: z.ZodType): JsonSchema
  /** What a call answers. */
  ofReply(schema: z.ZodType): JsonSchema
  readonly schemas: Record<string, JsonSchema>
}

/** Components by the names of these schemas. */
export function createComponents(
  names: ReadonlyMap<z.ZodType, string>,
  words: FieldWords,
  wordsOf: (component: string) => string | undefined,
): Components {
  const registry = z.registry<{ id: string }>()
  const taken = new Set<string>()
  for (const [schema, name] of names) {
    // Answers' form of an id stands for what is asked, too.
    if (!taken.has(name)) registry.add(schema, { id: name })
    taken.add(name)
  }
  const schemas: Record<string, JsonSchema> = {}

  function converted(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
    // A named schema at the top would not be made a reference.
    const { $defs, properties } = z.toJSONSchema(z.object({ it: schema }), {
      io,
      metadata: registry,
      unrepresentable: 'any',
    }) as JsonSchema
    for (const [name, part] of Object.entries($defs ?? {})) schemas[name] ??= component(name, part)
    return tidied(properties?.['it'] ?? {}, null)
  }

  function component(name: string, part: JsonSchema): JsonSchema {
    const { id: _, ...schema } = tidied(part, name)
    const description = wordsOf(name)
    return { ...(description !== undefined && { description }), ...schema }
  }

  const tidied = (schema: JsonSchema, owner: string | null): JsonSchema =>
    eachPart(schema, (part) => {
      const reference = part.$ref?.replace('#/$defs/', '')
      const known = reference === undefined ? part : { ...part, ...refTo(reference) }
      const plain = withoutNoise(owner === 'Id' ? known : plainForm(known))
      return plain.properties ? { ...plain, properties: described(plain.properties, words, owner) } : plain
    })

  return {
    ofOptions(schema) {
      const options = converted(schema, 'input')
      const shape = schema instanceof z.ZodObject ? (schema.shape as Record<string, z.ZodType>) : {}
      return { ...options, properties: withDefaults(options.properties ?? {}, shape) }
    },
    ofReply: (schema) => converted(schema, 'output'),
    schemas,
  }
}

const described = (properties: Record<string, JsonSchema>, words: FieldWords, owner: string | null) =>
  Object.fromEntries(
    Object.entries(properties).map(([field, schema]) => {
      const description = schema.description ?? words(owner, field)
      return [field, description === undefined ? schema : { ...schema, description }]
    }),
  )

/** What stands for an option that is left out; the library leaves it out where what comes in is transformed. */
function withDefaults(properties: Record<string, JsonSchema>, shape: Record<string, z.ZodType>) {
  return Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => {
      const usual = schema.default ?? shape[name]?.safeParse(undefined).data
      const isPlain = ['string', 'number', 'boolean'].includes(typeof usual)
      return [name, isPlain ? { ...schema, default: usual } : schema]
    }),
  )
}
