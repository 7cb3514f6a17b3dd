import { parse } from 'node:querystring'
import { AppError } from '../errors/app-error.ts'
import { requestWords } from '../errors/request.words.ts'

/** More than any call takes; each costs the parser microseconds. */
const MOST_FIELDS = 1000

/** The fields of a form. Throws `invalid_parameters` before it reads more of them than any call takes. */
export function parseForm(text: string): Record<string, unknown> {
  let fields = 1
  for (let at = text.indexOf('&'); at !== -1; at = text.indexOf('&', at + 1)) {
    fields += 1
    if (fields > MOST_FIELDS)
      throw new AppError('invalid_parameters', {
        field: 'body',
        detail: `body: ${requestWords.mostFields({ most: String(MOST_FIELDS) })}`,
      })
  }
  return { ...parse(text, undefined, undefined, { maxKeys: 0 }) }
}
