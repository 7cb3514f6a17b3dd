import { z } from 'zod'
import { AppError } from '../errors/app-error.ts'
import { requestWords } from '../errors/request.words.ts'
import { sayingInLanguage } from './schema-language.ts'

/** The checked options; throws `invalid_parameters` naming the first wrong field. */
export function parseOptions(schema: z.ZodType, raw: unknown): unknown {
  const parsed = schema.safeParse(withoutNulls(schema, raw), sayingInLanguage)
  if (!parsed.success) {
    const issue = parsed.error.issues[0]
    throw invalid(String(issue?.path[0] ?? 'options'), issue ? plainMessage(issue) : requestWords.notValid)
  }
  for (const [field, value] of Object.entries(parsed.data ?? {})) {
    if (!isKeepable(value)) throw invalid(field, requestWords.unkeepableCharacter)
  }
  return parsed.data
}

const invalid = (field: string, detail: string) =>
  new AppError('invalid_parameters', { field, detail: `${field}: ${detail}` })

/** Clients send null for options they leave out. Where null means something, it stays. */
function withoutNulls(schema: z.ZodType, raw: unknown): unknown {
  if (!(schema instanceof z.ZodObject) || typeof raw !== 'object' || raw === null) return raw
  const { shape } = schema
  return Object.fromEntries(
    Object.entries(raw).filter(
      ([name, value]) => value !== null || (Object.hasOwn(shape, name) && shape[name].safeParse(null).success),
    ),
  )
}

/** PostgreSQL keeps no null characters and no halves of characters. */
function isKeepable(value: unknown): boolean {
  if (typeof value === 'string') return value.isWellFormed() && !value.includes('\0')
  return typeof value !== 'object' || value === null || Object.values(value).every(isKeepable)
}

/** The innermost message of an issue; a union's own says only that nothing fitted. */
function plainMessage(issue: z.core.$ZodIssue): string {
  if (issue.code === 'invalid_union') {
    const inner = issue.errors.flat().find((each) => each.code !== 'invalid_type') ?? issue.errors.flat()[0]
    if (inner) return plainMessage(inner)
  }
  if (issue.code === 'invalid_type' && issue.input === undefined) return requestWords.isRequired
  return issue.message
}
