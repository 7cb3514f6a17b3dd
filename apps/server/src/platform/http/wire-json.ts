import { isSafeNumber, parse } from 'lossless-json'
import { AppError } from './app-error.ts'

const DEEPEST = 20

/** JSON in which integers above 2^53 become their digits as text, so that no id loses any. */
export function parseWireJson(text: string, field: string): unknown {
  if (isTooDeep(text)) throw new AppError('invalid_parameters', { field, detail: `${field}: is nested too deeply` })
  try {
    return parse(text, null, (digits) => (isSafeNumber(digits) ? Number(digits) : digits))
  } catch {
    throw new AppError('invalid_parameters', { field, detail: `${field}: must be JSON` })
  }
}

/** Texts, and outside of them brackets. */
const TEXT_OR_BRACKET = /"[^"\\]*(?:\\.[^"\\]*)*"?|[[\]{}]/gs

/** The parser recurses, so depth is bounded before it starts. */
function isTooDeep(text: string): boolean {
  let depth = 0
  for (const [found] of text.matchAll(TEXT_OR_BRACKET)) {
    if (found === '{' || found === '[') depth += 1
    else if (found === '}' || found === ']') depth -= 1
    if (depth > DEEPEST) return true
  }
  return false
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
