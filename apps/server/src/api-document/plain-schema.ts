import { type JsonSchema, refTo } from './json-schema.ts'

/** As `flag` in the contract takes a boolean: also by these words. */
const flagWords = new Set<unknown>(['true', 'false', '1', '0', ''])
const DIGITS = '^\\d{1,19}$'

const isOf = (type: string) => (part: JsonSchema) => part.type === type

/**
 * Clients of the wire may send many things in several forms: ids as numbers, booleans as words, lists as text. Whoever
 * reads the typed document sends the one form that this answers, and everything that was taken before still is.
 */
export function plainForm(part: JsonSchema): JsonSchema {
  const { anyOf, ...rest } = part
  if (!anyOf) return part.type === 'string' && part.pattern === DIGITS ? { ...refTo('Id'), ...named(rest) } : part
  const choices = anyOf.filter(({ type }) => type !== 'null')
  const only = choices.length === 1 && choices.length < anyOf.length ? choices[0] : undefined
  if (only) return part
  const list = choices.find(isOf('array'))
  if (list && choices.every((choice) => choice === list || choice.type === 'string')) {
    // Of several bookmarks the last one counts, so one is enough.
    return Array.isArray(list.items?.type) ? { type: 'string', ...rest } : { ...list, ...rest }
  }
  const flag = choices.find(isOf('boolean'))
  if (flag && choices.some((choice) => choice.enum?.every((word) => flagWords.has(word)))) return { ...flag, ...rest }
  const whole = choices.find(isOf('integer'))
  if (whole && choices.some(({ pattern }) => pattern === '^-?\\d+$')) return { type: 'integer', ...rest }
  const id = choices.find((choice) => choice.$ref === refTo('Id').$ref || choice.pattern === DIGITS)
  if (id && choices.every((choice) => choice === id || choice.type === 'integer')) return { ...refTo('Id'), ...rest }
  return part
}

const named = ({ description, default: usual }: JsonSchema): JsonSchema => ({
  ...(description !== undefined && { description }),
  ...(usual !== undefined && { default: usual }),
})

/** Integers have no bounds of their own but those of the library; and what is answered may grow. */
export function withoutNoise(part: JsonSchema): JsonSchema {
  const { $schema: _, minimum, maximum, additionalProperties, propertyNames: __, ...rest } = part
  return {
    ...rest,
    ...(minimum !== undefined && minimum > -Number.MAX_SAFE_INTEGER && { minimum }),
    ...(maximum !== undefined && maximum < Number.MAX_SAFE_INTEGER && { maximum }),
    ...(additionalProperties !== undefined &&
      additionalProperties !== false &&
      !isEmpty(additionalProperties) && { additionalProperties }),
    ...(isEmpty(additionalProperties) && { additionalProperties: true }),
  }
}

const isEmpty = (schema: JsonSchema | boolean | undefined) =>
  typeof schema === 'object' && Object.keys(schema).length === 0
