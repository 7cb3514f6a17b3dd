import { isSafeNumber, parse } from 'lossless-json'
import { AppError } from '../errors/app-error.ts'
import { requestWords } from '../errors/request.words.ts'

const DEEPEST = 20
/** More than any call takes, and few enough to be read at once. */
const MOST_VALUES = 5000

/** JSON in which integers above 2^53 become their digits as text, so that no id loses any. */
export function parseWireJson(text: string, field: string): unknown {
  const wrong = boundsBroken(text)
  if (wrong !== null) throw new AppError('invalid_parameters', { field, detail: `${field}: ${wrong}` })
  try {
    return parse(text, null, (digits) => (isSafeNumber(digits) ? Number(digits) : digits))
  } catch {
    throw new AppError('invalid_parameters', { field, detail: `${field}: ${requestWords.mustBeJson}` })
  }
}

/** Texts, and outside of them brackets and commas. */
const TEXT_OR_MARK = /"[^"\\]*(?:\\.[^"\\]*)*"?|[[\]{},]/gs

/** The parser recurses and is slow with many values, so both are bounded before it starts. */
function boundsBroken(text: string): string | null {
  let depth = 0
  let values = 1
  for (const [found] of text.matchAll(TEXT_OR_MARK)) {
    if (found === '{' || found === '[') depth += 1
    else if (found === '}' || found === ']') depth -= 1
    else if (found === ',') values += 1
    if (depth > DEEPEST) return requestWords.nestedTooDeeply
    if (values > MOST_VALUES) return requestWords.tooManyValues
  }
  return null
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The options inside the `data` parameter; none where it is absent, empty or a list. */
export function readResourceOptions(data: unknown): Record<string, unknown> {
  if (data === undefined || data === null || data === '') return {}
  const parsed = typeof data === 'string' ? parseWireJson(data, 'data') : data
  const options = isRecord(parsed) ? parsed['options'] : undefined
  return isRecord(options) ? options : {}
}

/** The body of a `/v3` call: a form, or JSON. */
export const readPlainOptions = (body: unknown): Record<string, unknown> => (isRecord(body) ? { ...body } : {})
